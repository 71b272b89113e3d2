import type { Package } from "@waymark/contract/packages";
import { letterText } from "@waymark/domain/letters/letter-text";
import { ExternalLink, Mail } from "lucide-react";
import { useTranslation } from "react-i18next";
import { applyAddress } from "../../../lib/job-text.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { usePackageLetter } from "../queries.ts";
import { CopyButton } from "./copy-button.tsx";
import { FileButton } from "./file-button.tsx";

/** A text to copy into the employer's form. */
interface CopyLine {
  readonly id: string;
  readonly label: string;
  /** Empty for what only the person answers, in the form itself. */
  readonly text: string;
  readonly isStatistics: boolean;
}

/** Everything to copy, download and open for sending an approved application by hand. */
export function SendPanel({ made, texts }: { made: Package; texts: ReadonlyMap<string, string> }) {
  const letter = usePackageLetter(made.letterId);
  const body = letter.data ? letterText(letter.data.content) : "";
  return (
    <div className="grid grid-cols-1 gap-8">
      <Where made={made} body={body} />
      <Contents made={made} texts={texts} letter={body} />
    </div>
  );
}

/** The files and the texts of an application, each to take along. */
export function Contents({
  made,
  texts,
  letter,
}: {
  made: Package;
  texts: ReadonlyMap<string, string>;
  /** The letter's text; empty while it is loading, or where the file holds it. */
  letter: string;
}) {
  const { t } = useTranslation();
  const lines: CopyLine[] = made.answers
    .filter(({ kind }) => kind !== "file")
    .map(({ id, label, answer, statistics }) => ({
      id,
      label,
      text: statistics ? "" : (texts.get(id) ?? answer),
      isStatistics: statistics,
    }));
  if (letter !== "")
    lines.push({ id: "letter", label: t("packages.send.letter"), text: letter, isStatistics: false });
  const filled = lines.filter(({ text }) => text.trim() !== "");
  const everything = filled.map(({ label, text }) => `${label}\n${text}`).join("\n\n");
  return (
    <>
      {made.files.length > 0 && (
        <section aria-labelledby="package-files" className="grid gap-3">
          <h2 id="package-files" className="text-xl">
            {t("packages.send.files")}
          </h2>
          <span className="flex flex-wrap gap-2.5">
            {made.files.map(({ kind, name }) => (
              <FileButton key={kind} id={made.id} file={kind} name={name} />
            ))}
          </span>
        </section>
      )}
      <section aria-labelledby="package-copy" className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="package-copy" className="text-xl">
            {t(made.status === "sent" ? "packages.send.texts" : "packages.send.copy")}
          </h2>
          {filled.length > 1 && (
            <CopyButton variant="primary" text={everything} label={t("packages.copy.all")} />
          )}
        </div>
        <p className="text-sm text-muted text-pretty">{t(`packages.questions.from.${made.questionsFrom}`)}</p>
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Line({ line: { label, text, isStatistics } }: { line: CopyLine }) {
  const { t } = useTranslation();
  const isEmpty = text.trim() === "";
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-sm font-semibold whitespace-pre-line wrap-anywhere">{label}</p>
        {isEmpty ? (
          <p className="text-sm text-muted">
            {t(isStatistics ? "packages.answer.statistics" : "packages.send.empty")}
          </p>
        ) : (
          <p dir="auto" className="line-clamp-6 text-[0.9375rem] whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        )}
      </div>
      {!isEmpty && <CopyButton text={text} of={label} label={t("packages.copy.one")} />}
    </li>
  );
}

/** An address as a mail program takes it: nothing in it may begin a further field. */
const isMailAddress = (address: string): boolean =>
  /^[^\s@?&,;:<>"']+@[^\s@?&,;:<>"']+\.[^\s@?&,;:<>"']+$/.test(address);

/** Most browsers and mail programs cut longer links. */
const longestMailLink = 1_900;

function mailLink(address: string, subject: string, body: string): string {
  const start = `mailto:${encodeURIComponent(address).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;
  const whole = `${start}&body=${encodeURIComponent(body)}`;
  return whole.length > longestMailLink ? start : whole;
}

/** Destination of the application: the employer's page, or a mail. */
function Where({ made, body }: { made: Package; body: string }) {
  const { t } = useTranslation();
  const { job } = made;
  const address = applyAddress(job);
  const mailTo = job.mailTo !== null && isMailAddress(job.mailTo) ? job.mailTo : null;
  return (
    <section aria-labelledby="package-where" className="grid justify-items-start gap-3">
      <h2 id="package-where" tabIndex={-1} data-quiet-focus className="text-xl">
        {t("packages.send.title")}
      </h2>
      {job.sample && <Notice tone="info">{t("packages.send.sample")}</Notice>}
      <p className="max-w-prose text-[0.9375rem] text-pretty">
        {mailTo !== null
          ? t("packages.send.byMail", { address: mailTo })
          : t(address === null ? "packages.send.nowhere" : "packages.send.byForm")}
      </p>
      <span className="flex flex-wrap gap-2.5">
        {mailTo !== null && (
          <>
            <FileButton id={made.id} file="eml" />
            <LinkButton
              variant="secondary"
              size="sm"
              href={mailLink(mailTo, t("packages.send.subject", { title: job.title }), body)}
            >
              <Mail aria-hidden="true" className="size-4" />
              {t("packages.send.write")}
            </LinkButton>
          </>
        )}
        {address !== null && (
          <LinkButton
            variant={mailTo === null ? "primary" : "secondary"}
            size="sm"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            {t("packages.send.open")}
          </LinkButton>
        )}
      </span>
      {mailTo !== null && <p className="text-sm text-muted">{t("packages.send.mailHint")}</p>}
    </section>
  );
}

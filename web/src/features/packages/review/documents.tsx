import type { Package } from "@waymark/contract/packages";
import { openQuestions } from "@waymark/domain/letters/open-questions";
import { FileText, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { usePackageLetter } from "../queries.ts";
import { FileButton } from "../send/file-button.tsx";

/** The tailored resume and the letter: each opens in its editor, or is downloaded as it will be sent. */
export function Documents({ made }: { made: Package }) {
  const { t } = useTranslation();
  const letter = usePackageLetter(made.letterId);
  const open = letter.data ? openQuestions(letter.data.content).length : 0;
  return (
    <section aria-labelledby="package-documents" className="grid gap-3">
      <h2 id="package-documents" className="text-xl">
        {t("packages.documents.title")}
      </h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {made.resumeId !== null && (
          <Document
            icon={<FileText aria-hidden="true" className="size-5" />}
            link={
              <TextRouteLink to="/dashboard" search={{ section: "resumes", item: made.resumeId }}>
                {t("packages.documents.resume")}
              </TextRouteLink>
            }
            download={<FileButton id={made.id} file="resume" small />}
          />
        )}
        {made.letterId !== null && (
          <Document
            icon={<Mail aria-hidden="true" className="size-5" />}
            link={
              <TextRouteLink to="/dashboard" search={{ section: "cover-letters", item: made.letterId }}>
                {t("packages.documents.letter")}
              </TextRouteLink>
            }
            note={open > 0 ? t("packages.documents.open", { count: open }) : undefined}
            download={<FileButton id={made.id} file="letter" small />}
          />
        )}
      </ul>
      {made.resumeId === null && made.letterId === null && (
        <p className="text-sm text-muted">{t("packages.documents.none")}</p>
      )}
    </section>
  );
}

function Document({
  icon,
  link,
  note,
  download,
}: {
  icon: ReactNode;
  link: ReactNode;
  note?: string | undefined;
  download: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <span className="text-pine">{icon}</span>
      <span className="grid min-w-0 flex-1">
        {link}
        {note && <span className="text-sm font-medium text-amber">{note}</span>}
      </span>
      {download}
    </li>
  );
}

import type { LetterDoubt, LetterSource, SentenceEvidence } from "@waymark/contract/letters";
import {
  BookOpenText,
  BriefcaseBusiness,
  FileText,
  ShieldAlert,
  TriangleAlert,
  UserRound,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";

const icons = { resume: FileText, story: BookOpenText, posting: BriefcaseBusiness, profile: UserRound };
const shades = {
  neutral: "bg-sunk",
  supported: "bg-pine-soft",
  marked: "bg-blaze-soft",
  blocked: "bg-rust-soft",
} as const;

/** Names the sources of a sentence, or its unsupported words and the ways to mend them. */
export function SourceNote({
  sentence,
  words,
  onTakeOut,
  id,
}: {
  sentence: SentenceEvidence;
  /** The sentence itself; null where the reader is on it anyway. */
  words: string | null;
  onTakeOut: () => void;
  id?: string;
}) {
  const { t } = useTranslation();
  const { status, sources, doubts } = sentence;
  const Sign = status === "blocked" ? ShieldAlert : TriangleAlert;
  return (
    <div
      {...(id ? { id } : {})}
      className={classes(
        "grid w-full justify-items-start gap-2 rounded-md px-3 py-2.5 text-sm",
        shades[status],
      )}
    >
      {words !== null && (
        <q className="wrap-anywhere" dir="auto">
          {words}
        </q>
      )}
      {status === "neutral" && <p>{t("letters.evidence.neutral")}</p>}
      {status === "supported" && (
        <ul className="grid gap-1.5">
          {sources.map((source) => (
            <Source key={`${source.kind} ${source.id} ${source.quote}`} source={source} />
          ))}
        </ul>
      )}
      {(status === "blocked" || status === "marked") && (
        <>
          <p className="flex gap-2">
            <Sign
              aria-hidden="true"
              className={classes("mt-0.5 size-4 shrink-0", status === "blocked" ? "text-rust" : "text-amber")}
            />
            <span>{t(`letters.evidence.${status}`)}</span>
          </p>
          {doubts.length > 0 && (
            <ul className="grid gap-1">
              {doubts.map((doubt) => (
                <Doubt key={`${doubt.what} ${doubt.words}`} doubt={doubt} />
              ))}
            </ul>
          )}
          <Button variant="secondary" size="sm" onClick={onTakeOut}>
            {t("letters.evidence.takeOut")}
          </Button>
        </>
      )}
    </div>
  );
}

function Source({ source: { kind, quote } }: { source: LetterSource }) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  return (
    <li className="flex gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pine" />
      <span className="min-w-0 wrap-anywhere">
        <span className="text-muted">{t(`letters.evidence.from.${kind}`)} </span>
        <q dir="auto">{quote}</q>
      </span>
    </li>
  );
}

function Doubt({ doubt: { what, words } }: { doubt: LetterDoubt }) {
  const { t } = useTranslation();
  return (
    <li className="wrap-anywhere">
      <strong className="font-semibold" dir="auto">
        {words}
      </strong>{" "}
      <span className="text-muted">{t(`letters.evidence.doubt.${what}`)}</span>
    </li>
  );
}

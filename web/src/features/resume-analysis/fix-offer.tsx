import type { ResumeFix } from "@waymark/contract/resume-analysis";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";

const lines = (text: string): string[] => text.split("\n").filter((line) => line !== "");

interface Offer {
  fix: ResumeFix;
  onApply: () => void;
  /** Says that a word is spelled right. */
  onKeep: () => void;
  off: boolean;
}

/** A misspelled word and the one that is probably meant, in one line, because there may be many. */
function SpellingOffer({ fix, onApply, onKeep, off }: Offer) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-lg bg-sunk px-3 py-1.5 text-sm">
      <p className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        <span className="text-muted line-through decoration-line-strong wrap-anywhere">{fix.old}</span>
        <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-pine" />
        <span className="wrap-anywhere">{fix.text}</span>
      </p>
      <span className="flex flex-wrap gap-1.5">
        <Button
          variant="quiet"
          size="sm"
          disabled={off}
          onClick={onKeep}
          aria-label={`${t("resume-analysis.fix.right")}: ${fix.old}`}
        >
          {t("resume-analysis.fix.right")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={off}
          onClick={onApply}
          aria-label={`${t("resume-analysis.fix.spelling")}: ${fix.text}`}
        >
          {t("resume-analysis.fix.spelling")}
        </Button>
      </span>
    </div>
  );
}

/** A fix that only rearranges existing text: before, after, and an apply button. */
export function FixOffer({ fix, onApply, onKeep, off }: Offer) {
  const { t } = useTranslation();
  if (fix.kind === "spelling") return <SpellingOffer fix={fix} onApply={onApply} onKeep={onKeep} off={off} />;
  const isText = fix.kind !== "repeat" && fix.kind !== "order";
  return (
    <div className="grid gap-2 rounded-lg bg-sunk px-3 py-2.5 text-sm">
      {isText ? (
        <div className="grid gap-1.5">
          <p className="text-muted line-through decoration-line-strong wrap-anywhere">{fix.old}</p>
          <div className="flex gap-1.5">
            <ArrowRight aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-pine" />
            <div className="grid gap-1 wrap-anywhere">
              {lines(fix.text).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </div>
        </div>
      ) : (
        <p>{t(`resume-analysis.fix.${fix.kind}Text`)}</p>
      )}
      <Button variant="secondary" size="sm" className="justify-self-start" disabled={off} onClick={onApply}>
        {t(`resume-analysis.fix.${fix.kind}`)}
      </Button>
    </div>
  );
}

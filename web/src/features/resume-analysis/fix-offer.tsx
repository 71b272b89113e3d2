import type { ResumeFix } from "@waymark/contract/resume-analysis";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";

const lines = (text: string): string[] => text.split("\n").filter((line) => line !== "");

/** A fix that only rearranges existing text: before, after, and an apply button. */
export function FixOffer({ fix, onApply, off }: { fix: ResumeFix; onApply: () => void; off: boolean }) {
  const { t } = useTranslation();
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

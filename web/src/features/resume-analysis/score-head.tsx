import type { AnalyzeAnswer } from "@waymark/contract/resume-analysis";
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes.ts";
import { bandOf, figureColour } from "./bands.ts";

/** The score, its meaning and the points within reach; no number when nothing could be scored. */
export function ScoreHead({ answer, isStale }: { answer: AnalyzeAnswer; isStale: boolean }) {
  const { t } = useTranslation();
  const { score } = answer;
  const band = bandOf(score / 100);
  return (
    <div className="flex items-center gap-4">
      {score > 0 && (
        <p
          data-testid="resume-score"
          className={classes(
            "tabular font-display text-5xl leading-none font-bold transition-opacity",
            figureColour[band],
            isStale && "opacity-45",
          )}
        >
          {score}
        </p>
      )}
      <div className="grid gap-0.5">
        <p className="font-semibold">
          {t(score > 0 ? `resume-analysis.band.${band}` : "resume-analysis.empty")}
        </p>
        <p className="tabular text-sm text-muted">
          {isStale
            ? t("resume-analysis.counting")
            : score > 0
              ? t("resume-analysis.reach", { count: 100 - score })
              : t("resume-analysis.emptyText")}
        </p>
      </div>
      <p role="status" className="sr-only">
        {isStale ? "" : t("resume-analysis.scoreSpoken", { score })}
      </p>
    </div>
  );
}

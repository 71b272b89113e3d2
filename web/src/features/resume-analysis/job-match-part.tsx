import type { JobMatch } from "@waymark/contract/resume-analysis";
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes.ts";
import { bandOf, figureColour } from "./bands.ts";
import type { PanelActions } from "./check-detail.tsx";
import { JobPicker } from "./job-picker.tsx";
import { MatchTerms } from "./match-terms.tsx";
import { PointsBar } from "./points-bar.tsx";
import type { JobChoice } from "./queries.ts";

/** The resume's match with a posting: a saved one, a pasted one, or the one it was tailored to. */
export function JobMatchPart({
  resumeId,
  choice,
  onChoice,
  match,
  actions,
  isFixed,
  isStale,
}: {
  resumeId: string;
  choice: JobChoice;
  onChoice: (choice: JobChoice) => void;
  match: JobMatch | null;
  actions: PanelActions;
  isFixed: boolean;
  isStale: boolean;
}) {
  const { t } = useTranslation();
  const score = match?.score ?? null;
  return (
    <div className="grid gap-4">
      <JobPicker resumeId={resumeId} choice={choice} onChoice={onChoice} isFixed={isFixed} />
      {match && (
        <div className={classes("grid gap-4 transition-opacity", isStale && "opacity-60")}>
          <div className="grid gap-1.5 border-t border-line pt-4">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="font-sans text-[0.9375rem] font-semibold wrap-anywhere">
                {match.title || t("resume-analysis.match.thisJob")}
              </h3>
              {score !== null && (
                <p
                  data-testid="match-score"
                  className={classes("tabular shrink-0 text-lg font-bold", figureColour[bandOf(score / 100)])}
                >
                  {t("resume-analysis.match.percent", { score })}
                </p>
              )}
            </div>
            {score !== null && <PointsBar share={score / 100} />}
          </div>
          {match.feedback.length > 0 && (
            <ul className="grid gap-2 text-sm">
              {match.feedback.map((line) => (
                <li key={line} className="border-l-2 border-line-strong pl-3 text-pretty wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          )}
          <MatchTerms terms={match.terms} actions={actions} />
          <p className="text-xs text-muted">{t("resume-analysis.match.rules", { version: match.version })}</p>
        </div>
      )}
    </div>
  );
}

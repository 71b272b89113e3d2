import { checkGroups } from "@waymark/contract/resume-analysis";
import type { ResumeContent } from "@waymark/contract/resumes";
import { Sparkle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/notice.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { AnalysisSkeleton } from "./analysis-skeleton.tsx";
import type { PanelActions } from "./check-detail.tsx";
import { CheckGroup } from "./check-group.tsx";
import { JobMatchPart } from "./job-match-part.tsx";

import { ModelAdvice } from "./model-advice.tsx";
import { type JobChoice, useAnalysis, useModel } from "./queries.ts";
import { RepairFields } from "./repair-fields.tsx";
import type { ResumeAnalysisProps } from "./resume-analysis.tsx";
import { ScoreHead } from "./score-head.tsx";
import { useFixes } from "./use-fixes.ts";

/** Features of a configured language model, separate from the rule-based score. */
function ModelPart(props: {
  resumeId: string;
  content: ResumeContent;
  onFix: (field: string, text: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-6">
      <p className="text-sm text-pretty">{t("resume-analysis.model.intro")}</p>
      <ModelAdvice content={props.content} />
      <RepairFields {...props} />
    </div>
  );
}

type Analysis = NonNullable<ReturnType<typeof useAnalysis>["data"]>;

export function AnalysisPanel(props: ResumeAnalysisProps) {
  const { resumeId, content, version, onJump, onFix, onScored, jobId, jobText, file } = props;
  const { t } = useTranslation();
  const [job, setJob] = useState<JobChoice>(jobId !== undefined ? { jobId } : jobText ? { jobText } : {});
  const analysis = useAnalysis({ resumeId, content, job, file });
  const apply = useFixes(content, onFix);
  const hasModel = [useModel("feedback"), useModel("repair")].some((model) => model !== undefined);
  const answer = analysis.data;
  const isFresh = answer !== undefined && !analysis.isStale;
  const tell = useRef({ onScored, version });
  tell.current = { onScored, version };
  useEffect(() => {
    if (isFresh) tell.current.onScored?.(answer, tell.current.version);
  }, [answer, isFresh]);

  const why = analysis.error instanceof CallError ? analysis.error.error : t("resume-analysis.failed");
  if (answer === undefined) {
    if (!analysis.error) return <AnalysisSkeleton />;
    return <Notice onRetry={() => void analysis.refetch()}>{why}</Notice>;
  }
  const actions: PanelActions = {
    content,
    onJump,
    onApply: apply,
    isStale: analysis.isStale,
    language: answer.language,
  };
  return (
    <section aria-label={t("resume-analysis.title")} className="grid content-start gap-4">
      <h2 className="text-xl">{t("resume-analysis.title")}</h2>
      <ScoreHead answer={answer} isStale={analysis.isStale && !analysis.error} />
      {analysis.error && <Notice onRetry={() => void analysis.refetch()}>{why}</Notice>}
      <Tabs
        label={t("resume-analysis.title")}
        className="gap-3"
        items={[
          {
            id: "resume",
            label: t("resume-analysis.tab.resume"),
            content: <ResumePart answer={answer} actions={actions} />,
          },
          {
            id: "job",
            label: t("resume-analysis.tab.job"),
            content: (
              <JobMatchPart
                resumeId={resumeId}
                choice={job}
                onChoice={setJob}
                match={answer.match}
                actions={actions}
                isFixed={jobId !== undefined}
                isStale={analysis.isStale}
              />
            ),
          },
          ...(hasModel
            ? [
                {
                  id: "model",
                  label: t("resume-analysis.tab.model"),
                  content: <ModelPart resumeId={resumeId} content={content} onFix={onFix} />,
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}

function ResumePart({ answer, actions }: { answer: Analysis; actions: PanelActions }) {
  const { t } = useTranslation();
  const groups = checkGroups
    .map((group) => ({ group, checks: answer.checks.filter((check) => check.group === group) }))
    .filter(({ checks }) => checks.length > 0);
  return (
    <div className={classes("transition-opacity", actions.isStale && "opacity-60")}>
      {answer.strengths.length > 0 && (
        <ul className="grid gap-1 pb-4">
          {answer.strengths.map((strength) => (
            <li key={strength} className="flex gap-2 text-sm">
              <Sparkle aria-hidden="true" className="mt-0.75 size-3.5 shrink-0 text-pine" />
              <span className="min-w-0 wrap-anywhere">{strength}</span>
            </li>
          ))}
        </ul>
      )}
      {groups.map(({ group, checks }) => (
        <CheckGroup key={group} group={group} checks={checks} actions={actions} />
      ))}
      <p className="border-t border-line pt-3 text-xs text-muted">
        {t("resume-analysis.rules", {
          version: answer.version,
          language: t(`resume-analysis.language.${answer.language}`),
        })}
      </p>
    </div>
  );
}

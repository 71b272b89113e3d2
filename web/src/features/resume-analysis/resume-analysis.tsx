import type { AnalyzeAnswer, FileFacts, ResumePlace } from "@waymark/contract/resume-analysis";
import type { ResumeContent } from "@waymark/contract/resumes";
import { lazy, Suspense } from "react";
import { loadTexts } from "../../lib/language/i18n.ts";
import { AnalysisSkeleton } from "./analysis-skeleton.tsx";

export interface ResumeAnalysisProps {
  resumeId: string;
  content: ResumeContent;
  /** The version of the content; passed back with the answer. */
  version: number;
  onJump: (place: ResumePlace) => void;
  /** Puts a text into a field, addressed as in the domain's `fieldText` and `withFieldText`. */
  onFix: (field: string, text: string) => void;
  /** Called with every new answer, so that score and feedback can be saved. */
  onScored?: ((answer: AnalyzeAnswer, version: number) => void) | undefined;
  /** The posting to compare with; without it the person chooses one. */
  jobId?: string | undefined;
  /** Text of the posting that was pasted before. */
  jobText?: string | undefined;
  file?: FileFacts | undefined;
}

const Panel = lazy(async () => {
  const [{ AnalysisPanel }] = await Promise.all([
    import("./analysis-panel.tsx"),
    loadTexts("resume-analysis", "resume-analysis-checks", "errors"),
  ]);
  return { default: AnalysisPanel };
});

/** The resume's score with its reasons and improvements, next to the editor and updated while typing. */
export function ResumeAnalysis(props: ResumeAnalysisProps) {
  return (
    <Suspense fallback={<AnalysisSkeleton />}>
      <Panel key={props.resumeId} {...props} />
    </Suspense>
  );
}

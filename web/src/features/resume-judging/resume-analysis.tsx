import type { AnalyzeAnswer, FileFacts, ResumePlace } from "@waymark/contract/resume-analysis";
import type { ResumeContent } from "@waymark/contract/resumes";
import { lazy, Suspense } from "react";
import { words } from "../../lib/i18n.ts";
import { AnalysisSkeleton } from "./analysis-skeleton.tsx";

export interface ResumeAnalysisProps {
  resumeId: string;
  content: ResumeContent;
  /** The version the content was last saved as; handed back with the answer. */
  version: number;
  /** Leads to the field that a place names. */
  onJump: (place: ResumePlace) => void;
  /** Puts a text into a field; both as `fieldText` and `withFieldText` of the domain read them. */
  onFix: (field: string, text: string) => void;
  /** Called with every new answer: what a save may keep as score and feedback. */
  onScored?: ((answer: AnalyzeAnswer, version: number) => void) | undefined;
  /** The posting to compare with; without it the person picks one. */
  jobId?: string | undefined;
  /** The posting to compare with first, as it was pasted before. */
  jobText?: string | undefined;
  /** What is known of the file the resume came from. */
  file?: FileFacts | undefined;
}

const Panel = lazy(async () => {
  const [{ AnalysisPanel }] = await Promise.all([
    import("./analysis-panel.tsx"),
    words("analysis", "judge", "errors"),
  ]);
  return { default: AnalysisPanel };
});

/** What a resume is worth to a reader, why, and how to gain the rest; beside the editor, and anew as one types. */
export function ResumeAnalysis(props: ResumeAnalysisProps) {
  return (
    <Suspense fallback={<AnalysisSkeleton />}>
      <Panel key={props.resumeId} {...props} />
    </Suspense>
  );
}

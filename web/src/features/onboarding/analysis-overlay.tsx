import type { ReadingProgress } from "@waymark/contract/resumes-reading";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Blaze } from "../../ui/blaze.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { type AnalysisStage, analysisBar } from "./analysis-stages.ts";

/** In milliseconds; after the last text has been shown this long, the server's progress is added. */
const lateAfter = 2_000;

function useLate(isSo: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSo]);
  return late;
}

const pagesOf = (progress: ReadingProgress | null) => ({
  page: progress?.page ?? 0,
  pages: progress?.pages ?? 0,
});

export function AnalysisOverlay({
  stage,
  fileName,
  progress,
  onCancel,
}: {
  stage: AnalysisStage;
  fileName: string;
  progress: ReadingProgress | null;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const texts: Record<AnalysisStage, string> = {
    processing: t("onboarding.analysis.processing"),
    analyzing: t("onboarding.analysis.analyzing"),
    extracting: t("onboarding.analysis.extracting"),
    finalizing: t("onboarding.analysis.finalizing"),
  };
  const late = useLate(stage === "finalizing");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t("onboarding.analysis.title")}
      description={fileName}
      className="max-w-md [&_p]:wrap-anywhere"
      footer={
        <Button variant="secondary" onClick={onCancel}>
          {t("onboarding.analysis.cancel")}
        </Button>
      }
    >
      <div className="flex items-center gap-4">
        <Blaze walking className="size-11" />
        <div className="grid flex-1 gap-2">
          <p role="status" className="font-medium">
            {texts[stage]}
          </p>
          <ProgressBar label={t("onboarding.analysis.title")} value={analysisBar} valueText={texts[stage]} />
          <p role="status" className="min-h-6 text-[0.9375rem] text-muted text-pretty">
            {late && t(`onboarding.analysis.late.${progress?.stage ?? "unknown"}`, pagesOf(progress))}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

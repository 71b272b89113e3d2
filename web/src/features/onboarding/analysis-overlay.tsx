import { useTranslation } from "react-i18next";
import { Blaze } from "../../ui/blaze.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { type AnalysisStage, analysisBar } from "./walk-stages.ts";

/** Over the page while a resume is read: what is being done, and the way out of it. */
export function AnalysisOverlay({
  stage,
  fileName,
  onCancel,
}: {
  stage: AnalysisStage;
  fileName: string;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const texts: Record<AnalysisStage, string> = {
    processing: t("onboarding.analysis.processing"),
    analyzing: t("onboarding.analysis.analyzing"),
    extracting: t("onboarding.analysis.extracting"),
    finalizing: t("onboarding.analysis.finalizing"),
  };
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
        </div>
      </div>
    </Dialog>
  );
}

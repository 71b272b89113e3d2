import { ProfileDraft } from "@waymark/contract/onboarding";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, isSessionOver } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/button.tsx";
import { useAlert } from "../../ui/overlay/alert.ts";
import { AnalysisOverlay } from "./analysis-overlay.tsx";
import type { OnboardingDraft } from "./draft.ts";

import { LinkedinDialog } from "./linkedin-dialog.tsx";
import { mergeParsed } from "./merge-parsed.ts";
import { readLinkedinExport } from "./queries.ts";
import { ResumeDrop } from "./resume-drop.tsx";
import { StepHeading } from "./step-heading.tsx";
import { useResumeReading } from "./use-resume-reading.ts";

/** The server stored the upload although it could not read it; it still becomes the first resume. */
function keptUpload(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  return ProfileDraft.shape.uploadId.safeParse(error.details?.uploadId).data;
}

export function ResumeStep({
  draft,
  onDone,
  onSignedOut,
}: {
  draft: OnboardingDraft;
  onDone: (draft: OnboardingDraft) => void;
  onSignedOut: () => void;
}) {
  const { t } = useTranslation();
  const alert = useAlert();
  const [linkedin, setLinkedin] = useState(false);
  const { reading, start, stop } = useResumeReading({
    read: (file, answer) =>
      onDone({
        ...mergeParsed(draft, answer, t("onboarding.profile.unknownName")),
        file: { name: file.name, read: true },
      }),
    failed: (file, error, readFile) => {
      if (isSessionOver(error)) return onSignedOut();
      const reason = error instanceof CallError ? error.error : t("onboarding.resume.unknown");
      // A broken data export is not a resume either, so the person can choose another file.
      if (readFile === readLinkedinExport) return void alert(t("onboarding.linkedin.failed", { reason }));
      void alert(t("onboarding.resume.failed", { reason })).then(() =>
        onDone({
          ...draft,
          file: { name: file.name, read: false },
          uploadId: keptUpload(error) ?? draft.uploadId,
        }),
      );
    },
  });
  return (
    <div className="grid gap-6">
      <StepHeading heading={t("onboarding.resume.heading")} text={t("onboarding.resume.text")} />
      <ResumeDrop file={draft.file} onFile={(file) => void start(file)} />
      {draft.file && <Button onClick={() => onDone(draft)}>{t("onboarding.resume.continue")}</Button>}
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("onboarding.resume.or")}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={() => setLinkedin(true)}>
          {t("onboarding.resume.linkedin")}
        </Button>
        <Button variant="secondary" onClick={() => onDone(draft)}>
          {t("onboarding.resume.skip")}
        </Button>
      </div>
      {reading && <AnalysisOverlay {...reading} onCancel={stop} />}
      {linkedin && (
        <LinkedinDialog
          onClose={() => setLinkedin(false)}
          onPdf={(file) => {
            setLinkedin(false);
            void start(file);
          }}
          onArchive={(file) => {
            setLinkedin(false);
            void start(file, readLinkedinExport);
          }}
        />
      )}
    </div>
  );
}

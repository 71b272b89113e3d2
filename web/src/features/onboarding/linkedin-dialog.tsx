import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/button.tsx";
import { FileChooser } from "../../ui/form/file-chooser.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useConnectLinkedin, useLinkedinReady } from "./queries.ts";

export function LinkedinDialog({
  onPdf,
  onArchive,
  onClose,
}: {
  onPdf: (file: File) => void;
  onArchive: (file: File) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const ready = useLinkedinReady();
  const connect = useConnectLinkedin();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("onboarding.linkedin.title")}
      description={t("onboarding.linkedin.text")}
    >
      <ul className="grid divide-y divide-line border-t border-line">
        <Way
          title={t("onboarding.linkedin.pdf.title")}
          text={t("onboarding.linkedin.pdf.text")}
          action={
            <FileChooser
              label={t("onboarding.linkedin.pdf.choose")}
              accept=".pdf,application/pdf"
              onFile={onPdf}
            />
          }
        />
        <Way
          title={t("onboarding.linkedin.archive.title")}
          text={t("onboarding.linkedin.archive.text")}
          action={
            <FileChooser
              label={t("onboarding.linkedin.archive.choose")}
              accept=".zip,application/zip"
              onFile={onArchive}
            />
          }
        />
        {ready && (
          <Way
            title={t("onboarding.linkedin.account.title")}
            text={t("onboarding.linkedin.account.text")}
            action={
              <Button variant="secondary" size="sm" busy={connect.isPending} onClick={() => connect.mutate()}>
                {t("onboarding.linkedin.account.connect")}
              </Button>
            }
          />
        )}
      </ul>
      {connect.error && (
        <Notice>
          {connect.error instanceof CallError ? connect.error.error : t("onboarding.resume.unknown")}
        </Notice>
      )}
    </Dialog>
  );
}

function Way({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <li className="grid justify-items-start gap-2 py-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <p className="text-[0.9375rem] text-muted text-pretty">{text}</p>
      {action}
    </li>
  );
}

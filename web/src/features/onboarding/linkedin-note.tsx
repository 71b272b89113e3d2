import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** LinkedIn is not configured here: says what it would need, and the way that works today. */
export function LinkedinNote({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t("onboarding.linkedin.title")}
      footer={<Button onClick={onClose}>{t("onboarding.linkedin.close")}</Button>}
    >
      <p className="text-pretty">{t("onboarding.linkedin.text")}</p>
      <ol className="grid list-decimal gap-1.5 pl-5 marker:font-semibold marker:text-pine">
        <li>{t("onboarding.linkedin.open")}</li>
        <li>{t("onboarding.linkedin.save")}</li>
        <li>{t("onboarding.linkedin.upload")}</li>
      </ol>
    </Dialog>
  );
}

import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

export type Note = "forgot" | "demo" | "privacy";

/** Says plainly what is still to come, where a press would otherwise pretend. */
export function SigninNote({ note, onClose }: { note: Note; onClose: () => void }) {
  const { t } = useTranslation();
  const words = {
    forgot: { title: t("signin.forgot.title"), text: t("signin.forgot.text") },
    demo: { title: t("signin.demo.title"), text: t("signin.demo.text") },
    privacy: { title: t("signin.privacy.title"), text: t("signin.privacy.text") },
  }[note];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      footer={<Button onClick={onClose}>{t("signin.noted")}</Button>}
    >
      <p className="text-pretty">{words.text}</p>
    </Dialog>
  );
}

import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** Says plainly what is still to come, where a press would otherwise pretend. */
export function SigninNote({ note, onClose }: { note: "forgot" | "demo"; onClose: () => void }) {
  const { t } = useTranslation();
  const words =
    note === "forgot"
      ? { title: t("signin.forgot.title"), text: t("signin.forgot.text") }
      : { title: t("signin.demo.title"), text: t("signin.demo.text") };
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

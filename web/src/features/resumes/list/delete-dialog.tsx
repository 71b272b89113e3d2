import type { Resume } from "@waymark/contract/resumes";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

export function DeleteDialog({
  resume,
  onClose,
  onDelete,
}: {
  resume: Resume;
  onClose: () => void;
  onDelete: (resume: Resume) => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("resumes.delete.title")}
      description={t("resumes.delete.text", { name: resume.name })}
      className="[&_p]:wrap-anywhere"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button
            variant="destructive"
            onClick={() => {
              onClose();
              onDelete(resume);
            }}
          >
            {t("resumes.menu.delete")}
          </Button>
        </>
      }
    />
  );
}

import type { Resume } from "@waymark/contract/resumes";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { cleanLine } from "../../../lib/clean-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useChangeResume } from "../queries.ts";

export function RenameDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState(resume.name);
  const change = useChangeResume();
  const isBlank = name.trim() === "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank) change.mutate({ resume, name: name.trim() }, { onSuccess: onClose });
  };
  const failure = change.error instanceof CallError ? change.error.error : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("resumes.menu.rename")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" form="rename" busy={change.isPending} disabled={isBlank}>
            {t("resumes.rename.save")}
          </Button>
        </>
      }
    >
      <form id="rename" onSubmit={save} noValidate>
        <Field label={t("resumes.field.name")} error={failure}>
          <Input
            value={name}
            maxLength={200}
            dir="auto"
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(cleanLine(event.target.value))}
          />
        </Field>
      </form>
    </Dialog>
  );
}

import type { Contact, ContactInput } from "@waymark/contract/applications-contacts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Textarea } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { DialogFoot } from "../../../ui/overlay/dialog-foot.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { useContactActions } from "./queries.ts";

const empty: ContactInput = { name: "", role: "", company: "", email: "", phone: "", notes: "" };
const lines = [
  ["name", 200, "text"],
  ["role", 200, "text"],
  ["company", 200, "text"],
  ["email", 254, "email"],
  ["phone", 60, "tel"],
] as const;

export function ContactDialog({
  before,
  applicationId,
  onClose,
}: {
  before: Contact | null;
  applicationId?: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<ContactInput>(() => {
    if (before === null) return empty;
    const { name, role, company, email, phone, notes } = before;
    return { name, role, company, email, phone, notes };
  });
  const { save, remove } = useContactActions();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === "") return;
    const applicationIds = before?.applicationIds ?? (applicationId === undefined ? [] : [applicationId]);
    save.mutate({ before, input: { ...draft, applicationIds } }, { onSuccess: onClose });
  };
  const forget = () => {
    if (before === null) return;
    const { id, applicationIds } = before;
    remove.mutate(id, {
      onSuccess: () => {
        toast({
          title: t("applications-tracker.contacts.deleted", { name: before.name }),
          action: {
            label: t("applications-tracker.undo"),
            run: () => save.mutate({ before: null, input: { ...draft, id, applicationIds } }),
          },
        });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      steady
      onOpenChange={(open) => !open && onClose()}
      title={t(
        before === null ? "applications-tracker.contacts.add" : "applications-tracker.contacts.change",
      )}
    >
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <ContactFields draft={draft} onDraft={setDraft} />
        {(save.isError || remove.isError) && <Notice>{reasonOf(save.error ?? remove.error)}</Notice>}
        <DialogFoot
          cancel={t("common.cancel")}
          save={t("applications-tracker.save")}
          saving={save.isPending}
          disabled={draft.name.trim() === ""}
          onCancel={onClose}
          remove={
            before === null
              ? undefined
              : { label: t("applications-tracker.delete"), busy: remove.isPending, onPress: forget }
          }
        />
      </form>
    </Dialog>
  );
}

function ContactFields({ draft, onDraft }: { draft: ContactInput; onDraft: (draft: ContactInput) => void }) {
  const { t } = useTranslation();
  return (
    <>
      {lines.map(([name, max, type]) => (
        <Field key={name} label={t(`applications-tracker.contacts.field.${name}`)} required={name === "name"}>
          <Input
            type={type}
            maxLength={max}
            value={draft[name]}
            onChange={(event) => onDraft({ ...draft, [name]: event.target.value })}
          />
        </Field>
      ))}
      <Field label={t("applications-tracker.contacts.field.notes")}>
        <Textarea
          rows={3}
          maxLength={10_000}
          value={draft.notes}
          onChange={(event) => onDraft({ ...draft, notes: event.target.value })}
        />
      </Field>
    </>
  );
}

import type { Interview } from "@waymark/contract/interviews";
import { isProblem } from "@waymark/domain/interviews/span";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { DialogFoot } from "../../ui/overlay/dialog-foot.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import {
  type DraftFields,
  KindFields,
  OutcomeFields,
  PeopleField,
  PlaceFields,
  TimeFields,
} from "./interview-fields.tsx";
import { type Draft, draftOf, inputOf, type KnownPerson, spanOf } from "./interview-form.ts";
import { useDeleteInterview, useSaveInterview } from "./queries.ts";

export interface Choice {
  id: string;
  label: string;
}

interface Props {
  before: Interview | null;
  applicationId?: string;
  /** The applications to choose from, when `applicationId` is not given. */
  choices?: readonly Choice[];
  /** The person's contacts; those of the application are offered as buttons. */
  contacts?: readonly KnownPerson[] | undefined;
  timeZone: string;
  onClose: () => void;
}

/** The form for a new or existing interview. The entries stay when the server refuses them. */
export function InterviewDialog({ before, applicationId, choices, contacts = [], timeZone, onClose }: Props) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() =>
    draftOf(before, {
      applicationId: before?.applicationId ?? applicationId ?? choices?.[0]?.id ?? "",
      timeZone,
      now: Date.now(),
    }),
  );
  const fields: DraftFields = { draft, set: (change) => setDraft((now) => ({ ...now, ...change })) };
  const { save, remove, submit, forget } = useActions(draft, { before, contacts, timeZone, onClose });
  return (
    <Dialog
      open
      steady
      onOpenChange={(open) => !open && onClose()}
      title={t(before === null ? "interviews.add" : "interviews.change")}
      className="max-w-2xl! grid-cols-[minmax(0,1fr)]"
    >
      <form onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-4" noValidate>
        {choices && before === null && <ApplicationField {...fields} choices={choices} />}
        <KindFields {...fields} />
        <TimeFields {...fields} span={spanOf(draft, before)} timeZone={timeZone} />
        <PeopleField {...fields} contacts={contacts} />
        <PlaceFields {...fields} />
        {before !== null && <OutcomeFields {...fields} />}
        {(save.isError || remove.isError) && <Notice>{reasonOf(save.error ?? remove.error)}</Notice>}
        <DialogFoot
          cancel={t("common.cancel")}
          save={t("interviews.save")}
          saving={save.isPending}
          onCancel={onClose}
          remove={
            before === null
              ? undefined
              : { label: t("interviews.delete"), busy: remove.isPending, onPress: forget }
          }
        />
      </form>
    </Dialog>
  );
}

function ApplicationField({ draft, set, choices }: DraftFields & { choices: readonly Choice[] }) {
  const { t } = useTranslation();
  return (
    <Field label={t("interviews.field.application")} required>
      <Select value={draft.applicationId} onChange={(event) => set({ applicationId: event.target.value })}>
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Saves the draft, and deletes the interview with an offer to undo. */
function useActions(
  draft: Draft,
  {
    before,
    contacts,
    timeZone,
    onClose,
  }: Pick<Props, "before" | "timeZone" | "onClose"> & { contacts: readonly KnownPerson[] },
) {
  const { t } = useTranslation();
  const save = useSaveInterview();
  const remove = useDeleteInterview();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const span = spanOf(draft, before);
    if ((span !== null && isProblem(span)) || draft.applicationId === "") return;
    const input = { ...inputOf(draft, before, contacts), applicationId: draft.applicationId };
    save.mutate(
      { before, input },
      {
        onSuccess: () => {
          toast({ title: t("interviews.saved") });
          onClose();
        },
      },
    );
  };
  const forget = () => {
    if (before === null) return;
    const { id, applicationId: of } = before;
    remove.mutate(id, {
      onSuccess: () => {
        const again = { ...inputOf(draftOf(before, { applicationId: of, timeZone, now: 0 }), before), id };
        toast({
          title: t("interviews.deleted"),
          action: {
            label: t("interviews.undo"),
            run: () => save.mutate({ before: null, input: { ...again, applicationId: of } }),
          },
        });
        onClose();
      },
    });
  };
  return { save, remove, submit, forget };
}

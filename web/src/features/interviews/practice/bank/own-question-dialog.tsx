import { type CareerLevel, careerLevels } from "@waymark/contract/careers";
import { type QuestionKind, questionKinds } from "@waymark/contract/interviews-practice";
import type { QuestionWithLevels } from "@waymark/contract/interviews-questions";
import { Language, languages } from "@waymark/contract/values";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../../lib/api/reason-of.ts";
import { cleanLine } from "../../../../lib/clean-text.ts";
import { languageNames } from "../../../../lib/language/language-names.ts";
import { newUuid } from "../../../../lib/uuid.ts";
import { ChoiceField } from "../../../../ui/form/choice-field.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Textarea } from "../../../../ui/form/input.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { DialogFoot } from "../../../../ui/overlay/dialog-foot.tsx";
import { useBank, useCompetencies } from "../queries.ts";

interface Form {
  readonly text: string;
  readonly kind: QuestionKind;
  readonly language: Language;
  readonly competency: string;
  readonly level: CareerLevel | "";
}

const formOf = (before: QuestionWithLevels | undefined, shown: string): Form => ({
  text: before?.text ?? "",
  kind: before?.kind ?? "behaviour",
  language: before?.language ?? Language.safeParse(shown).data ?? "en",
  competency: before?.competency.id ?? "",
  level: before?.level ?? "",
});

/** Writes a question of one's own, or changes one. The entries stay when the server refuses them. */
export function OwnQuestionDialog({
  before,
  onClose,
  onSaved,
}: {
  before?: QuestionWithLevels;
  onClose: () => void;
  onSaved?: (id: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const [form, setForm] = useState(() => formOf(before, i18n.language));
  const [id] = useState(() => newUuid());
  const [isTried, setTried] = useState(false);
  const isEmpty = form.text.trim() === "";
  const { save, isSaving, error } = useSaving(before, id, () => {
    onSaved?.(before?.id ?? id);
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty) save(form);
  };
  return (
    <Dialog
      open
      steady
      onOpenChange={(open) => !open && onClose()}
      title={t(before === undefined ? "interviews-buddy.own.title" : "interviews-buddy.own.change")}
      description={t("interviews-buddy.own.text")}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <Field
          label={t("interviews-buddy.own.question")}
          required
          error={isTried && isEmpty ? t("interviews-buddy.own.missing") : undefined}
        >
          <Textarea
            dir="auto"
            rows={3}
            maxLength={500}
            value={form.text}
            onChange={(event) => setForm({ ...form, text: cleanLine(event.target.value) })}
          />
        </Field>
        <FormFields form={form} onChange={setForm} />
        {error !== null && <Notice>{reasonOf(error)}</Notice>}
        <DialogFoot
          cancel={t("common.cancel")}
          save={t("interviews-buddy.own.save")}
          saving={isSaving}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

/** Creates the question under `id`, or changes `before`. */
function useSaving(before: QuestionWithLevels | undefined, id: string, onSuccess: () => void) {
  const { create, change } = useBank();
  const save = ({ text, competency, level, ...rest }: Form) => {
    const body = {
      ...rest,
      text: text.trim(),
      competency: competency || null,
      level: level || null,
    };
    if (before === undefined) create.mutate({ id, ...body }, { onSuccess });
    else change.mutate({ id: before.id, version: before.version, ...body }, { onSuccess });
  };
  return { save, isSaving: create.isPending || change.isPending, error: create.error ?? change.error };
}

function FormFields({ form, onChange }: { form: Form; onChange: (form: Form) => void }) {
  const { t, i18n } = useTranslation();
  const { data } = useCompetencies(i18n.language);
  const fitting = new Map(
    data?.competencies.filter(({ kinds }) => kinds.includes(form.kind)).map(({ id, name }) => [id, name]),
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        label={t("interviews-buddy.start.kind")}
        value={form.kind}
        values={questionKinds}
        nameOf={(kind) => t(`interviews-buddy.kinds.${kind}`)}
        onChange={(kind) => onChange({ ...form, kind, competency: "" })}
      />
      <ChoiceField
        label={t("interviews-buddy.bank.competency")}
        value={form.competency}
        values={["", ...fitting.keys()]}
        nameOf={(id) => fitting.get(id) ?? t("interviews-buddy.own.byWords")}
        onChange={(competency) => onChange({ ...form, competency })}
      />
      <ChoiceField
        label={t("interviews-buddy.start.level")}
        value={form.level}
        values={["", ...careerLevels] as const}
        nameOf={(level) => t(`interviews-buddy.levels.${level === "" ? "any" : level}`)}
        onChange={(level) => onChange({ ...form, level })}
      />
      <ChoiceField
        label={t("interviews-buddy.start.language")}
        value={form.language}
        values={languages}
        nameOf={(language) => languageNames[language]}
        onChange={(language) => onChange({ ...form, language })}
      />
    </div>
  );
}

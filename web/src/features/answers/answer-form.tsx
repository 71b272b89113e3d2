import { useQueryClient } from "@tanstack/react-query";
import { Answer } from "@waymark/contract/answers";
import { languages } from "@waymark/contract/values";
import { ClipboardCopy, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cleanLine, cleanText } from "../../lib/clean-text.ts";
import { SaveNote } from "../../lib/editor/save-note.tsx";
import { SaveStatus } from "../../lib/editor/save-status.tsx";
import { formatNumber } from "../../lib/format.ts";
import { languageNames } from "../../lib/language/language-names.ts";
import { answerDraftPrefix } from "../../lib/session/stored-user.ts";
import { useSavedFields } from "../../lib/sync/use-saved-fields.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input, Textarea } from "../../ui/form/input.tsx";
import { useFilledText } from "../../ui/form/use-filled-text.ts";
import { toast } from "../../ui/overlay/toast.ts";
import { Tooltip } from "../../ui/overlay/tooltip.tsx";
import { type AnswerFields, putAnswer, writeAnswer } from "./queries.ts";

const Fields = Answer.pick({ question: true, short: true, medium: true, long: true, language: true });
const lengths = [
  ["short", 300, 2],
  ["medium", 1_500, 4],
  ["long", 6_000, 6],
] as const;

/** An answer in three lengths, as a form that saves itself. */
export function AnswerForm({ answer }: { answer: Answer }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { fields, change, saver } = useSavedFields<AnswerFields, Answer>(answer, {
    prefix: answerDraftPrefix,
    Fields,
    Row: Answer,
    send: writeAnswer,
    onSaved: (saved) => putAnswer(client, saved),
  });
  return (
    <div className="grid gap-4">
      <SaveNote
        saver={saver}
        nameOf={(path) => t(`answers.field.${path}`)}
        longTexts={/^(short|medium|long)$/}
      />
      {answer.locked && (
        <p className="flex gap-2 rounded-lg bg-blaze-soft px-3.5 py-2.5 text-sm">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-amber" />
          <span>
            {t(`answers.locked.${answer.locked}`)} {t("answers.locked.why")}
          </span>
        </p>
      )}
      <QuestionField value={fields.question} onChange={(question) => change({ question })} />
      {lengths.map((length) => (
        <LengthField
          key={length[0]}
          length={length}
          value={fields[length[0]]}
          onChange={(text) => change({ [length[0]]: text })}
        />
      ))}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ChoiceField
          label={t("answers.field.language")}
          value={fields.language}
          values={languages}
          nameOf={(language) => languageNames[language]}
          onChange={(language) => change({ language })}
        />
        <SaveStatus saver={saver} />
      </div>
    </div>
  );
}

/** One length of the answer, with the room that is left and a button that copies it. */
function LengthField({
  length: [name, max, rows],
  value,
  onChange,
}: {
  length: (typeof lengths)[number];
  value: string;
  onChange: (text: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: t("answers.copied") });
    } catch {
      toast({ title: t("answers.notCopied"), variant: "destructive" });
    }
  };
  return (
    <Field
      label={t(`answers.field.${name}`)}
      aside={
        <span className="flex items-center gap-1">
          <span className="tabular text-sm text-muted">
            {t("answers.left", { n: formatNumber(max - value.length, i18n.language) })}
          </span>
          <Tooltip text={t("answers.copy")}>
            <IconButton
              label={t(`answers.copyOf.${name}`)}
              small
              disabled={value.trim() === ""}
              onClick={() => void copy()}
            >
              <ClipboardCopy aria-hidden="true" className="size-4.5" />
            </IconButton>
          </Tooltip>
        </span>
      }
    >
      <Textarea
        dir="auto"
        rows={rows}
        maxLength={max}
        value={value}
        className="field-sizing-content max-h-[50dvh]"
        onChange={(event) => onChange(cleanText(event.target.value))}
      />
    </Field>
  );
}

/** An empty question is not saved. */
function QuestionField({ value, onChange }: { value: string; onChange: (question: string) => void }) {
  const { t } = useTranslation();
  const input = useFilledText(value, { clean: cleanLine, onChange });
  return (
    <Field label={t("answers.field.question")}>
      <Input dir="auto" maxLength={500} autoComplete="off" {...input} />
    </Field>
  );
}

import type { Package } from "@waymark/contract/packages";
import { ClipboardPaste } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useSavePackage } from "../queries.ts";
import { QuestionField } from "./question-field.tsx";
import { SaveProblem, SaveText } from "./save-notes.tsx";
import type { useAnswers } from "./use-answers.ts";

const longestForm = 40_000;

/** The questions of the form, said where they come from, with the answers to change. */
export function Questions({
  made,
  answers: { texts, change, saver, state },
  isAsked,
}: {
  made: Package;
  answers: ReturnType<typeof useAnswers>;
  /** Marks the required questions without an answer. */
  isAsked: boolean;
}) {
  const { t } = useTranslation();
  const [isPasting, setPasting] = useState(false);
  return (
    <section aria-labelledby="package-questions" className="grid grid-cols-1 content-start gap-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="package-questions" className="text-xl">
            {t("packages.questions.title")}
          </h2>
          <SaveText state={state} />
        </div>
        <p className="text-sm text-muted text-pretty">{t(`packages.questions.from.${made.questionsFrom}`)}</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-1 justify-self-start"
          aria-haspopup="dialog"
          onClick={() => setPasting(true)}
        >
          <ClipboardPaste aria-hidden="true" className="size-4" />
          {t("packages.paste.open")}
        </Button>
      </div>
      <SaveProblem state={state} saver={saver} />
      {made.answers.length === 0 && <p className="text-muted">{t("packages.questions.none")}</p>}
      {made.answers.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          text={texts.get(question.id) ?? question.answer}
          onChange={change}
          isAsked={isAsked}
        />
      ))}
      {isPasting && <PasteDialog made={made} before={saver.flush} onClose={() => setPasting(false)} />}
    </section>
  );
}

/** Takes the text of the employer's form, whose questions replace those that are shown. */
function PasteDialog({
  made,
  before,
  onClose,
}: {
  made: Package;
  /** Saves what is typed, so that answers to the same questions stay. */
  before: () => Promise<boolean>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const save = useSavePackage();
  const read = async () => {
    setTried(true);
    if (text.trim() === "") return;
    await before();
    save.mutate({ id: made.id, pastedForm: text }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      steady
      onOpenChange={(open) => !open && onClose()}
      title={t("packages.paste.open")}
      description={t("packages.paste.text")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button busy={save.isPending} onClick={() => void read()}>
            {t("packages.paste.read")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {save.isError && <Notice>{reasonOf(save.error)}</Notice>}
        <Field
          label={t("packages.paste.label")}
          hint={t("packages.paste.hint")}
          required
          error={tried && text.trim() === "" ? t("validation.required") : undefined}
        >
          <Textarea
            rows={10}
            dir="auto"
            maxLength={longestForm}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}

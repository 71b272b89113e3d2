import type { LetterParagraph, SentenceEvidence } from "@waymark/contract/letters";
import { memo, type SyntheticEvent, useId, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { cleanText } from "../../../lib/clean-text.ts";
import { ItemMenu } from "../../../lib/editor/item-menu.tsx";
import { SortableRow } from "../../../lib/editor/sortable.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Field } from "../../../ui/form/field.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { useDraft, useEditor } from "../document/editor-context.ts";
import { bodyEdits } from "../document/paragraphs.ts";
import { sentencesOf, useEvidence } from "../evidence/evidence-context.tsx";
import { cutOut } from "../evidence/shift.ts";
import { SourceNote } from "../evidence/source-note.tsx";
import { Wordings } from "../writer/wordings.tsx";
import { paragraphField } from "./jump.ts";
import { MarkedText } from "./marked-text.tsx";

/** One paragraph of the body, with its evidence; or a question to the person, with room for the answer. */
export const Paragraph = memo(function Paragraph({
  id,
  index,
  count,
}: {
  id: string;
  index: number;
  count: number;
}) {
  const { t } = useTranslation();
  const { store } = useEditor();
  const paragraph = useDraft(({ content }) => content.paragraphs.find((one) => one.id === id));
  if (paragraph === undefined) return null;
  const { question, part } = paragraph;
  const isOpen = question !== null && paragraph.text.trim() === "";
  const name = t("letters.paragraph.name", { n: index + 1, part: t(`letters.part.${part}`) });
  const remove = () => {
    const putBack = bodyEdits(store).remove(id);
    toast({
      title: t("resumes.edit.removed", { name }),
      action: { label: t("resumes.undo"), run: putBack },
    });
  };
  return (
    <SortableRow id={id} name={name} className={classes("rounded-lg py-2", isOpen && "bg-sky-soft px-2")}>
      {(grip) => (
        <>
          <div className="flex items-center gap-0.5">
            {grip}
            <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm text-muted">
              {t(`letters.part.${part}`)}
              {isOpen && <Badge tone="sky">{t("letters.question.open")}</Badge>}
            </p>
            <ItemMenu
              name={name}
              index={index}
              count={count}
              onMove={(to) => bodyEdits(store).move(index, to)}
              onRemove={remove}
            />
          </div>
          <TextOrQuestion paragraph={paragraph} name={name} onTakeOut={remove} />
        </>
      )}
    </SortableRow>
  );
});

function TextOrQuestion({
  paragraph,
  name,
  onTakeOut,
}: {
  paragraph: LetterParagraph;
  name: string;
  onTakeOut: () => void;
}) {
  const { t } = useTranslation();
  const company = useDraft(({ content }) => content.recipient.company);
  const { question } = paragraph;
  const isOpen = paragraph.text.trim() === "";
  if (question === null)
    return (
      <Field label={name} hideLabel>
        <Text paragraph={paragraph} />
      </Field>
    );
  return (
    <Field
      label={t(`letters.question.${question}`, { company: company || t("letters.question.employer") })}
      hint={isOpen ? t("letters.question.hint") : undefined}
      aside={
        isOpen && (
          <TextButton className="shrink-0 text-sm" onClick={onTakeOut}>
            {t("letters.question.takeOut")}
          </TextButton>
        )
      }
    >
      <Text paragraph={paragraph} />
    </Field>
  );
}

/** The sentence that the cursor stands in. */
function useChosen(id: string, sentences: readonly SentenceEvidence[]): SentenceEvidence | undefined {
  const { caret } = useEditor();
  const at = useSyncExternalStore(caret.subscribe, () => {
    const now = caret.get();
    return now?.paragraph === id ? now.at : -1;
  });
  return sentences.find(({ start, end }) => at >= start && at <= end);
}

function Text({ paragraph }: { paragraph: LetterParagraph }) {
  const { id, text } = paragraph;
  const { store, caret } = useEditor();
  const noteId = useId();
  const sentences = sentencesOf(useEvidence(), paragraph);
  const chosen = useChosen(id, sentences);
  const blocked = sentences.filter((one) => one.status === "blocked" && one !== chosen);
  const takeOut = ({ start, end }: SentenceEvidence) => bodyEdits(store).write(id, cutOut(text, start, end));
  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    caret.set({ paragraph: id, at: currentTarget.selectionStart });
  return (
    <div className="grid gap-2">
      <MarkedText
        data-field={paragraphField(id)}
        maxLength={6_000}
        value={text}
        sentences={sentences}
        chosen={chosen}
        onChange={(event) => bodyEdits(store).write(id, cleanText(event.target.value))}
        onSelect={follow}
      />
      {chosen && chosen.status !== "neutral" && (
        <SourceNote id={noteId} sentence={chosen} words={null} onTakeOut={() => takeOut(chosen)} />
      )}
      {blocked.map((one) => (
        <SourceNote
          key={one.start}
          sentence={one}
          words={text.slice(one.start, one.end)}
          onTakeOut={() => takeOut(one)}
        />
      ))}
      {text.trim() !== "" && <Wordings paragraph={paragraph} />}
    </div>
  );
}

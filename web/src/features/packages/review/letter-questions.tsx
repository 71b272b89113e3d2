import { Letter } from "@waymark/contract/letters";
import { type RefObject, useImperativeHandle, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { autoApplyDraftPrefix } from "../../../lib/session/stored-user.ts";
import { useSaveState } from "../../../lib/sync/use-autosaver.ts";
import { useRowSaver } from "../../../lib/sync/use-row-saver.ts";
import { openSignal } from "../../../lib/sync/use-saved-fields.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/input.tsx";
import type { SignalStore } from "../../../ui/signal-store.ts";
import { usePackageLetter, useSavePackageLetter } from "../queries.ts";
import { SaveProblem, SaveText } from "./save-notes.tsx";

const longestAnswer = 6_000;

const Typed = z.object({ paragraphs: z.array(z.object({ id: z.string(), text: z.string() })) });
type Typed = z.infer<typeof Typed>;

/** The paragraphs that only the person can write. */
const typedOf = ({ content }: Letter): Typed => ({
  paragraphs: content.paragraphs
    .filter(({ question }) => question !== null)
    .map(({ id, text }) => ({ id, text })),
});

function withTyped({ content }: Letter, { paragraphs }: Typed): Letter["content"] {
  const texts = new Map(paragraphs.map(({ id, text }) => [id, text]));
  return {
    ...content,
    paragraphs: content.paragraphs.map((one) =>
      one.question === null ? one : { ...one, text: texts.get(one.id) ?? one.text },
    ),
  };
}

/** Answers to the letter's open questions, saved into the letter while they are typed. */
function useLetterAnswers(letter: Letter, userId: string) {
  const { mutateAsync: save } = useSavePackageLetter();
  const { store, saver } = useRowSaver<Typed, Letter, SignalStore<Typed>>(letter, userId, openSignal<Typed>, {
    prefix: `${autoApplyDraftPrefix}letter-`,
    Fields: Typed,
    Row: Letter,
    edited: typedOf,
    send: (row, value) =>
      save({ id: row.id, content: withTyped(row, value), version: row.version, person: userId }),
    onSaved: () => {},
  });
  const { paragraphs } = useSyncExternalStore(store.subscribe, store.get);
  const change = (id: string, text: string) =>
    store.set({ paragraphs: store.get().paragraphs.map((one) => (one.id === id ? { id, text } : one)) });
  return { paragraphs, change, saver, state: useSaveState(saver) };
}

interface LetterProps {
  readonly userId: string;
  /** Marks the questions without an answer. */
  readonly isAsked: boolean;
  /** Gets the saver, for what must be saved before something else is done. */
  readonly saverRef: RefObject<{ flush: () => Promise<boolean> } | null>;
}

/** The questions that the letter leaves to the person; nothing without a letter, or when it asks nothing. */
export function LetterQuestions({ letterId, ...rest }: LetterProps & { letterId: string | null }) {
  const { data } = usePackageLetter(letterId);
  if (data === undefined || typedOf(data).paragraphs.length === 0) return null;
  return <Known key={data.id} letter={data} {...rest} />;
}

function Known({ letter, userId, isAsked, saverRef }: LetterProps & { letter: Letter }) {
  const { t } = useTranslation();
  const { paragraphs, change, saver, state } = useLetterAnswers(letter, userId);
  useImperativeHandle(saverRef, () => ({ flush: saver.flush }), [saver]);
  const questions = new Map(letter.content.paragraphs.map(({ id, question }) => [id, question]));
  return (
    <section aria-labelledby="package-letter" className="grid grid-cols-1 content-start gap-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="package-letter" className="text-xl">
            {t("packages.letter.title")}
          </h2>
          <SaveText state={state} />
        </div>
        <p className="text-sm text-muted text-pretty">{t("packages.letter.text")}</p>
      </div>
      <SaveProblem state={state} saver={saver} />
      {paragraphs.map(({ id, text }) => (
        <Field
          key={id}
          label={t(`packages.letter.question.${questions.get(id) ?? "why-employer"}`)}
          required
          error={isAsked && text.trim() === "" ? t("packages.letter.missing") : undefined}
        >
          <Textarea
            data-letter-question={text.trim() === "" ? "open" : "answered"}
            rows={3}
            dir="auto"
            maxLength={longestAnswer}
            value={text}
            onChange={(event) => change(id, event.target.value)}
          />
        </Field>
      ))}
    </section>
  );
}

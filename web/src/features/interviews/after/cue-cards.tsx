import { askedLimit } from "@waymark/contract/interviews-notes";
import type { Preparation } from "@waymark/contract/interviews-preparation";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input, Textarea } from "../../../ui/form/input.tsx";
import { GroupEmpty } from "../../../ui/group.tsx";
import { useNow } from "../prepare/page-parts.tsx";
import { textOfLikely } from "../prepare/questions.tsx";
import { type NotesEditor, SaveLine } from "../prepare/use-interview-notes.tsx";
import { isAsked, withAsked, withoutAsked } from "./asked-notes.ts";

interface CardProps {
  preparation: Preparation;
  notes: NotesEditor;
}

/** The cards for a real interview, in one narrow column. */
export function CueCards({ preparation, notes }: CardProps) {
  const { t } = useTranslation();
  const [isClosed, setClosed] = useState(false);
  if (isClosed)
    return (
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-[0.9375rem]">{t("interviews-notes.cues.closed")}</p>
        <Button variant="secondary" onClick={() => setClosed(false)}>
          {t("interviews-notes.cues.reopen")}
        </Button>
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      {notes.value.startedAt === null ? (
        <Consent notes={notes} onClose={() => setClosed(true)} />
      ) : (
        <Clock preparation={preparation} notes={notes} />
      )}
      <Fold title={t("interviews-notes.cues.stories")}>
        <Stories stories={preparation.stories} />
      </Fold>
      <Fold title={t("interviews-notes.cues.figures")}>
        <Figures preparation={preparation} />
      </Fold>
      <Fold title={t("interviews-notes.cues.ask")}>
        <ul className="grid gap-2 text-[0.9375rem]">
          {notes.value.ownBack.map(({ id, text }) => (
            <li key={id} className="font-medium wrap-anywhere">
              {text}
            </li>
          ))}
          {preparation.back.map(({ id }) => (
            <li key={id}>{t(`interviews-preparation.back.${id}.text`)}</li>
          ))}
        </ul>
      </Fold>
      <Fold title={t("interviews-notes.cues.asked")}>
        <Tracker preparation={preparation} notes={notes} />
      </Fold>
      <Field label={t("interviews-notes.cues.notes")} aside={<SaveLine saver={notes.saver} />}>
        <Textarea
          rows={6}
          maxLength={20_000}
          value={notes.value.notes}
          onChange={(event) => notes.change({ notes: event.target.value })}
        />
      </Field>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="rounded-xl border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{title}</summary>
      <div className="grid gap-2 px-4 pb-4">{children}</div>
    </details>
  );
}

/** Reminds the person to ask whether notes are welcome. The clock starts with the answer. */
function Consent({ notes, onClose }: { notes: NotesEditor; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="consent" className="grid gap-3 rounded-xl bg-blaze-soft p-4">
      <h2 id="consent" className="text-base">
        {t("interviews-notes.cues.consent.title")}
      </h2>
      <p className="text-sm text-pretty">{t("interviews-notes.cues.consent.text")}</p>
      <blockquote className="font-medium">{t("interviews-notes.cues.consent.say")}</blockquote>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => notes.change({ startedAt: new Date().toISOString(), endedAt: null })}
        >
          {t("interviews-notes.cues.consent.yes")}
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          {t("interviews-notes.cues.consent.no")}
        </Button>
      </div>
    </section>
  );
}

/** Minutes and seconds: `12:05`. */
const spanText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

function Clock({ preparation, notes }: CardProps) {
  const { t } = useTranslation();
  const now = useNow(1);
  const { startedAt, endedAt } = notes.value;
  const began = Date.parse(startedAt ?? new Date(now).toISOString());
  const isOver = endedAt !== null;
  const left = Math.ceil((Date.parse(preparation.interview.endsAt) - now) / 60_000);
  const time = spanText((isOver ? Date.parse(endedAt) : now) - began);
  const stop = () => notes.change({ endedAt: new Date().toISOString() });
  const again = () => notes.change({ startedAt: null, endedAt: null });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="tabular">
        <span className="font-semibold">
          {t(isOver ? "interviews-notes.cues.clock.stopped" : "interviews-notes.cues.clock.running", {
            time,
          })}
        </span>
        {!isOver && (
          <span className="block text-sm text-muted">
            {left > 0
              ? t("interviews-notes.cues.clock.left", { minutes: left })
              : t("interviews-notes.cues.clock.over")}
          </span>
        )}
      </p>
      <Button size="sm" variant="secondary" onClick={isOver ? again : stop}>
        {t(isOver ? "interviews-notes.cues.clock.again" : "interviews-notes.cues.clock.stop")}
      </Button>
    </div>
  );
}

function Stories({ stories }: Pick<Preparation, "stories">) {
  const { t } = useTranslation();
  if (stories.length === 0) return <GroupEmpty>{t("interviews-notes.cues.noStories")}</GroupEmpty>;
  return stories.map(({ id, title, parts }) => (
    <details key={id} className="rounded-lg bg-sunk px-3 py-1">
      <summary className="min-h-8 cursor-pointer py-1 text-[0.9375rem] font-medium wrap-anywhere">
        {title}
      </summary>
      <dl className="grid gap-1.5 pb-2 text-sm">
        {parts.map(
          (text, at) =>
            text !== "" && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the four parts of a story keep their places.
              <div key={at}>
                <dt className="text-muted">{t(`interviews-notes.cues.part.${at}`)}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  ));
}

/** The lines with a figure that answer the posting. */
function Figures({ preparation: { asks } }: Pick<CardProps, "preparation">) {
  const { t } = useTranslation();
  const lines = new Set(
    asks.flatMap(({ proofs }) =>
      proofs.filter(({ from, text }) => from === "resume" && /\d/.test(text)).map(({ text }) => text),
    ),
  );
  if (lines.size === 0) return <GroupEmpty>{t("interviews-notes.cues.noFigures")}</GroupEmpty>;
  return (
    <ul className="grid gap-2 text-[0.9375rem]">
      {[...lines].slice(0, 8).map((text) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Likely questions to tick, and a field for others. */
function Tracker({ preparation, notes }: CardProps) {
  const { t } = useTranslation();
  const { asked } = notes.value;
  const likely = preparation.questions.map((one) => ({ question: one.id, text: textOfLikely(one, t) }));
  const others = asked.filter((one) => !likely.some((known) => isAsked([one], known)));
  return (
    <>
      <p className="text-sm text-muted">{t("interviews-notes.cues.tick")}</p>
      {[...likely, ...others].map((one) => (
        <Checkbox
          key={one.question ?? one.text}
          label={one.text}
          checked={isAsked(asked, one)}
          onChange={(event) =>
            notes.change({ asked: event.target.checked ? withAsked(asked, one) : withoutAsked(asked, one) })
          }
        />
      ))}
      <NoteAsked notes={notes} />
    </>
  );
}

/** A field for a question in the person's own words. */
export function NoteAsked({ notes }: { notes: NotesEditor }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  if (notes.value.asked.length >= askedLimit)
    return <p className="text-sm text-muted">{t("interviews-notes.full", { count: askedLimit })}</p>;
  const add = (event: FormEvent) => {
    event.preventDefault();
    notes.change({ asked: withAsked(notes.value.asked, { question: null, text: typed }) });
    setTyped("");
  };
  return (
    <form onSubmit={add} className="flex items-end gap-2">
      <Field label={t("interviews-notes.cues.other")} className="min-w-0 flex-1">
        <Input value={typed} maxLength={500} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Button type="submit" variant="secondary">
        {t("interviews-notes.cues.add")}
      </Button>
    </form>
  );
}

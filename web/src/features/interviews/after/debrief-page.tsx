import type { Interview } from "@waymark/contract/interviews";
import type { AskedNote, InterviewNotes } from "@waymark/contract/interviews-notes";
import { Language } from "@waymark/contract/values";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { formatDate } from "../../../lib/format.ts";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { ChoiceField } from "../../../ui/form/choice-field.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/input.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { GroupEmpty } from "../../../ui/group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { RowsSkeleton } from "../../../ui/rows.tsx";
import { BackToInterviews, listClass, nameOfJob, Part, WhenLines } from "../prepare/page-parts.tsx";
import { useDebriefActions, useFollowPreparation, useNotesOf, usePreparation } from "../prepare/queries.ts";
import { textOfLikely } from "../prepare/questions.tsx";
import { type NotesEditor, SaveLine, useInterviewNotes } from "../prepare/use-interview-notes.tsx";
import { useInterviews } from "../queries.ts";
import { isAsked, withAsked } from "./asked-notes.ts";
import { NoteAsked } from "./cue-cards.tsx";
import { ThankYou } from "./thank-you.tsx";

interface DebriefProps {
  id: string;
  userId: string;
  /** The next step on the board and a reminder; other features'. */
  nextSteps: (interview: Interview) => ReactNode;
}

/** After an interview: what was asked, how it went, the thank-you note and what comes next. */
export function DebriefPage({ id, userId, nextSteps }: DebriefProps) {
  const { t } = useTranslation();
  useFollowPreparation();
  const list = useInterviews();
  const notes = useNotesOf(id);
  const interview = list.data?.interviews.find((one) => one.id === id);
  const failed = list.error ?? notes.error;
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackToInterviews />
      {failed !== null && (
        <Notice onRetry={() => void Promise.all([list.refetch(), notes.refetch()])}>
          {t("interviews-notes.failed", { reason: reasonOf(failed) })}
        </Notice>
      )}
      {failed === null && (list.isPending || notes.isPending) && (
        <RowsSkeleton label={t("interviews-preparation.loading")} />
      )}
      {interview !== undefined && notes.data !== undefined && (
        <Debrief
          key={id}
          interview={interview}
          timeZone={list.data?.timeZone ?? "UTC"}
          saved={notes.data}
          userId={userId}
          nextSteps={nextSteps(interview)}
        />
      )}
    </div>
  );
}

function Debrief({
  interview,
  timeZone,
  saved,
  userId,
  nextSteps,
}: {
  interview: Interview;
  timeZone: string;
  saved: InterviewNotes;
  userId: string;
  nextSteps: ReactNode;
}) {
  const { t } = useTranslation();
  const notes = useInterviewNotes(saved, userId);
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <header className="grid gap-2">
        <h1 className="text-[1.75rem] text-balance wrap-anywhere sm:text-3xl">
          {t("interviews-notes.debrief.title", { name: nameOfJob(interview) })}
        </h1>
        <WhenLines interview={interview} timeZone={timeZone} />
        <p className="flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-muted">
          {t("interviews-notes.debrief.text")}
          <SaveLine saver={notes.saver} />
        </p>
      </header>
      <Asked interview={interview} notes={notes} saved={saved} />
      <Went notes={notes} />
      <ThankYou interview={interview} notes={notes} letterId={saved.letterId} />
      {nextSteps}
    </div>
  );
}

function Asked({
  interview,
  notes,
  saved,
}: {
  interview: Interview;
  notes: NotesEditor;
  saved: InterviewNotes;
}) {
  const { t } = useTranslation();
  const { asked } = notes.value;
  const change = (one: AskedNote) =>
    notes.change({ asked: asked.map((before) => (before.id === one.id ? one : before)) });
  const remove = (one: AskedNote) => {
    notes.change({ asked: asked.filter(({ id }) => id !== one.id) });
    toast({
      title: t("interviews-notes.removed"),
      description: one.text,
      action: {
        label: t("interviews-notes.undo"),
        run: () => notes.update(({ asked: now }) => ({ asked: withAsked(now, one) })),
      },
    });
  };
  return (
    <Part title={t("interviews-notes.debrief.asked")} hint={t("interviews-notes.debrief.askedHint")}>
      {asked.length === 0 && <GroupEmpty>{t("interviews-notes.debrief.none")}</GroupEmpty>}
      {asked.length > 0 && (
        <ul className={listClass}>
          {asked.map((one) => (
            <AskedRow key={one.id} note={one} onChange={change} onRemove={() => remove(one)} />
          ))}
        </ul>
      )}
      <NoteAsked notes={notes} />
      <LikelyChoice id={interview.id} notes={notes} />
      <IntoBank notes={notes} saved={saved} />
    </Part>
  );
}

/** Puts what was asked into the person's question bank, once everything is saved. */
function IntoBank({ notes, saved }: { notes: NotesEditor; saved: InterviewNotes }) {
  const { t, i18n } = useTranslation();
  const { finish } = useDebriefActions(saved.id);
  const put = async () => {
    await notes.saver.flush();
    finish.mutate(Language.catch("en").parse(i18n.language), {
      onSuccess: ({ added }) => toast({ title: t("interviews-notes.debrief.finished", { count: added }) }),
      onError: (error) =>
        toast({
          title: t("interviews-notes.debrief.notFinished"),
          description: reasonOf(error),
          variant: "destructive",
        }),
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={finish.isPending} disabled={notes.value.asked.length === 0} onClick={() => void put()}>
        {t(saved.debriefedAt === null ? "interviews-notes.debrief.finish" : "interviews-notes.debrief.again")}
      </Button>
      {saved.debriefedAt !== null && (
        <p className="text-sm text-muted">
          {t("interviews-notes.debrief.doneOn", { day: formatDate(saved.debriefedAt, i18n.language) })}{" "}
          <TextRouteLink to="/dashboard" search={{ section: "ai-buddy", view: "questions" }}>
            {t("interviews-notes.debrief.toBank")}
          </TextRouteLink>
        </p>
      )}
    </div>
  );
}

const answers = ["none", "well", "fair", "badly"] as const;

function AskedRow({
  note,
  onChange,
  onRemove,
}: {
  note: AskedNote;
  onChange: (note: AskedNote) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
      <span className="min-w-0 flex-1 basis-60 text-pretty wrap-anywhere">{note.text}</span>
      <ChoiceField
        hideLabel
        label={t("interviews-notes.debrief.went", { text: note.text })}
        value={note.went ?? "none"}
        values={answers}
        nameOf={(one) => t(`interviews-notes.debrief.answer.${one}`)}
        onChange={(went) => onChange({ ...note, went: went === "none" ? null : went })}
      />
      <IconButton small label={t("interviews-notes.remove", { text: note.text })} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}

/** The likely questions that are not noted yet; without the plan there are none. */
function LikelyChoice({ id, notes }: { id: string; notes: NotesEditor }) {
  const { t } = useTranslation();
  const preparation = usePreparation(id, null);
  const { asked } = notes.value;
  const left = (preparation.data?.questions ?? [])
    .map((one) => ({ question: one.id, text: textOfLikely(one, t) }))
    .filter((one) => !isAsked(asked, one));
  if (left.length === 0) return null;
  return (
    <details>
      <summary className="min-h-8 cursor-pointer text-[0.9375rem] font-medium">
        {t("interviews-notes.debrief.likely")}
      </summary>
      <div className="grid gap-1.5 pt-2">
        {left.map((one) => (
          <Checkbox
            key={one.question ?? one.text}
            label={one.text}
            checked={false}
            onChange={() => notes.change({ asked: withAsked(asked, one) })}
          />
        ))}
      </div>
    </details>
  );
}

const scale = ["1", "2", "3", "4", "5"] as const;

function Went({ notes }: { notes: NotesEditor }) {
  const { t } = useTranslation();
  const { went, good, hard } = notes.value;
  return (
    <Part title={t("interviews-notes.debrief.whole")}>
      <RadioCards
        label={t("interviews-notes.debrief.whole")}
        value={went === null ? "" : String(went)}
        onValueChange={(value) => notes.change({ went: Number(value) })}
        items={scale.map((id) => ({ id, label: t(`interviews-notes.debrief.scale.${id}`) }))}
      />
      <Field label={t("interviews-notes.debrief.good")}>
        <Textarea
          value={good}
          maxLength={5_000}
          onChange={(event) => notes.change({ good: event.target.value })}
        />
      </Field>
      <Field label={t("interviews-notes.debrief.hard")}>
        <Textarea
          value={hard}
          maxLength={5_000}
          onChange={(event) => notes.change({ hard: event.target.value })}
        />
      </Field>
    </Part>
  );
}

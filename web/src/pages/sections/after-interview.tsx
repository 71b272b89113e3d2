import type { Interview } from "@waymark/contract/interviews";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReminderActions } from "../../features/applications/extras/queries.ts";
import { useServerBoard } from "../../features/applications/queries.ts";
import {
  SyncQueueProvider,
  useOpenSyncQueue,
} from "../../features/applications/sync-queue/use-sync-queue.ts";
import { useActions } from "../../features/applications/use-applications.ts";
import { stageName } from "../../features/applications/words.ts";
import { Part } from "../../features/interviews/prepare/page-parts.tsx";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatDate, isoDay } from "../../lib/format.ts";
import { useSession } from "../../lib/session/session.tsx";
import { newUuid } from "../../lib/uuid.ts";
import { Button } from "../../ui/button/button.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { toast } from "../../ui/overlay/toast.ts";

/** Steps after an interview in the tracker: the stage of its application, and a reminder. */
export function AfterInterview({ interview }: { interview: Interview }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const syncQueue = useOpenSyncQueue(user.id);
  return (
    <>
      <Part title={t("interviews-notes.debrief.next.title")}>
        <SyncQueueProvider value={syncQueue}>
          <NextStage applicationId={interview.applicationId} />
        </SyncQueueProvider>
      </Part>
      <Part title={t("interviews-notes.debrief.remind.title")}>
        <Remind key={interview.id} interview={interview} />
      </Part>
    </>
  );
}

/** The stages of the board to choose from; a choice moves the application at once and can be undone. */
function NextStage({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  const board = useServerBoard();
  const { move } = useActions();
  const card = board.data?.applications.find(({ id }) => id === applicationId);
  const stages = (board.data?.stages ?? []).filter(({ id, hidden }) => !hidden || id === card?.stage);
  if (card === undefined) return null;
  // Smaller ranks are higher.
  const topOf = (stage: string) =>
    Math.min(
      0,
      ...(board.data?.applications ?? []).filter((one) => one.stage === stage).map(({ rank }) => rank),
    ) - 1;
  return (
    <div className="max-w-sm">
      <ChoiceField
        label={t("interviews-notes.debrief.next.stage")}
        value={card.stage}
        values={stages.map(({ id }) => id)}
        nameOf={(id) => {
          const stage = stages.find((one) => one.id === id);
          return stage === undefined ? id : stageName(stage, t);
        }}
        onChange={(id) => {
          const to = stages.find((one) => one.id === id);
          if (to !== undefined && to.id !== card.stage) move(card, to, topOf(to.id));
        }}
      />
    </div>
  );
}

/** A week after the interview, but not before tomorrow. */
function firstDay({ endsAt }: Interview): string {
  const day = 86_400_000;
  return isoDay(new Date(Math.max(Date.parse(endsAt) + 7 * day, Date.now() + day)));
}

function Remind({ interview }: { interview: Interview }) {
  const { t, i18n } = useTranslation();
  const { create } = useReminderActions();
  const { company } = interview.job;
  const [text, setText] = useState(() =>
    company === ""
      ? t("interviews-notes.debrief.remind.firstNoName")
      : t("interviews-notes.debrief.remind.first", { company }),
  );
  const [dueOn, setDueOn] = useState(() => firstDay(interview));
  const [id, setId] = useState(newUuid);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || dueOn === "") return;
    create.mutate(
      { id, applicationId: interview.applicationId, text: text.slice(0, 300), dueOn, dueTime: null },
      {
        onSuccess: ({ reminder }) => {
          setId(newUuid());
          toast({
            title: t("interviews-notes.debrief.remind.added", {
              day: formatDate(reminder.dueAt, i18n.language),
            }),
          });
        },
        onError: (error) =>
          toast({
            title: t("interviews-notes.debrief.remind.failed"),
            description: reasonOf(error),
            variant: "destructive",
          }),
      },
    );
  };
  return (
    <form onSubmit={add} noValidate className="flex flex-wrap items-end gap-3">
      <Field label={t("interviews-notes.debrief.remind.what")} className="min-w-0 flex-1 basis-60">
        <Input value={text} maxLength={300} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Field label={t("interviews-notes.debrief.remind.day")}>
        <Input type="date" value={dueOn} onChange={(event) => setDueOn(event.target.value)} />
      </Field>
      <Button type="submit" variant="secondary" busy={create.isPending}>
        {t("interviews-notes.debrief.remind.add")}
      </Button>
    </form>
  );
}

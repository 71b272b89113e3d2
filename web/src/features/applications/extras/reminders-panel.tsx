import { type Reminder, snoozes } from "@waymark/contract/reminders";
import type { FollowUp } from "@waymark/contract/reminders-follow-ups";
import { localAt } from "@waymark/domain/interviews/span";
import { AlarmClock, Lightbulb, Plus, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { ownDates } from "../../../lib/dates.ts";
import { formatDate, formatInstant } from "../../../lib/format.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { GroupEmpty } from "../../../ui/group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Menu, MenuItem } from "../../../ui/overlay/dropdown-menu.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { RowsSkeleton } from "../../../ui/rows.tsx";
import { useDismiss, useFollowUps, useReminderActions, useReminders } from "./queries.ts";

export function RemindersPanel({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  const list = useReminders();
  const followUps = useFollowUps();
  const here = list.data?.reminders.filter((one) => one.applicationId === applicationId) ?? [];
  const suggested = followUps.data?.followUps.filter((one) => one.applicationId === applicationId) ?? [];
  if (list.isPending) return <RowsSkeleton rows={2} label={t("applications-tracker.reminders.loading")} />;
  return (
    <div className="grid gap-4">
      {list.isError && (
        <Notice onRetry={() => void list.refetch()}>
          {t("applications-tracker.reminders.failed", { reason: reasonOf(list.error) })}
        </Notice>
      )}
      {suggested.map((followUp) => (
        <Suggestion key={followUp.id} followUp={followUp} />
      ))}
      {list.isSuccess && here.length === 0 && (
        <GroupEmpty>{t("applications-tracker.reminders.none")}</GroupEmpty>
      )}
      {here.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {here.map((reminder) => (
            <ReminderRow key={reminder.id} reminder={reminder} />
          ))}
        </ul>
      )}
      <AddReminder applicationId={applicationId} />
    </div>
  );
}

function Suggestion({ followUp }: { followUp: FollowUp }) {
  const { t, i18n } = useTranslation();
  const dismiss = useDismiss();
  const { create } = useReminderActions();
  const { id, rule, applicationId, on } = followUp;
  const day = formatDate(`${on}T12:00:00Z`, i18n.language);
  const later = () => {
    const zone = ownDates.get()?.timeZone ?? "UTC";
    const dueOn = localAt(new Date(Date.now() + 86_400_000), zone).slice(0, 10);
    create.mutate(
      { applicationId, text: t(`applications-tracker.followUp.${rule}.short`), dueOn, dueTime: null },
      { onSuccess: () => dismiss.mutate({ id, dismissed: true }) },
    );
  };
  const putAway = () =>
    dismiss.mutate(
      { id, dismissed: true },
      {
        onSuccess: () =>
          toast({
            title: t("applications-tracker.followUp.dismissed"),
            action: {
              label: t("applications-tracker.undo"),
              run: () => dismiss.mutate({ id, dismissed: false }),
            },
          }),
      },
    );
  return (
    <div className="flex items-start gap-3 rounded-xl bg-blaze-soft p-4">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
      <div className="grid gap-2.5">
        <p className="text-[0.9375rem]">{t(`applications-tracker.followUp.${rule}.text`, { day })}</p>
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" busy={create.isPending} onClick={later}>
            {t("applications-tracker.followUp.tomorrow")}
          </Button>
          <Button size="sm" variant="quiet" busy={dismiss.isPending} onClick={putAway}>
            {t("applications-tracker.followUp.dismiss")}
          </Button>
        </span>
        {(dismiss.isError || create.isError) && (
          <p role="alert" className="text-sm text-rust">
            {reasonOf(dismiss.error ?? create.error)}
          </p>
        )}
      </div>
    </div>
  );
}

function ReminderRow({ reminder }: { reminder: Reminder }) {
  const { t, i18n } = useTranslation();
  const { change, snooze, remove, create } = useReminderActions();
  const [now] = useState(() => Date.now());
  const { id, text, doneAt, dueAt, dueOn, dueTime, applicationId } = reminder;
  const isLate = doneAt === null && Date.parse(dueAt) < now;
  const failed = [change, snooze, remove].find(({ isError }) => isError);
  const forget = () =>
    remove.mutate(id, {
      onSuccess: () =>
        toast({
          title: t("applications-tracker.reminders.deleted"),
          action: {
            label: t("applications-tracker.undo"),
            run: () => create.mutate({ id, applicationId, text, dueOn, dueTime }),
          },
        }),
    });
  return (
    <li className="flex items-start gap-2 p-3.5">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Checkbox
          label={<span className={doneAt === null ? "" : "text-muted line-through"}>{text}</span>}
          checked={doneAt !== null}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ id, done: event.target.checked })}
          className="wrap-anywhere"
        />
        <p className={`tabular pl-8.5 text-sm ${isLate ? "font-medium text-rust" : "text-muted"}`}>
          {t(isLate ? "applications-tracker.reminders.late" : "applications-tracker.reminders.due", {
            when: formatInstant(dueAt, i18n.language),
          })}
        </p>
        {failed && (
          <p role="alert" className="pl-8.5 text-sm text-rust">
            {reasonOf(failed.error)}
          </p>
        )}
      </div>
      <span className="flex shrink-0">
        {doneAt === null && (
          <Menu
            trigger={
              <IconButton small label={t("applications-tracker.reminders.snooze", { text })}>
                <AlarmClock aria-hidden="true" className="size-4" />
              </IconButton>
            }
          >
            {snoozes.map((by) => (
              <MenuItem key={by} onSelect={() => snooze.mutate({ id, by })}>
                {t(`applications-tracker.reminders.snoozeBy.${by}`)}
              </MenuItem>
            ))}
          </Menu>
        )}
        <IconButton small label={t("applications-tracker.reminders.delete", { text })} onClick={forget}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    </li>
  );
}

function AddReminder({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  const { create } = useReminderActions();
  const [text, setText] = useState("");
  const [dueOn, setDueOn] = useState("");
  const [dueTime, setDueTime] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || dueOn === "") return;
    create.mutate(
      { applicationId, text, dueOn, dueTime: dueTime === "" ? null : dueTime },
      {
        onSuccess: () => {
          setText("");
          setDueTime("");
        },
      },
    );
  };
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-xl bg-sunk p-4">
      <Field label={t("applications-tracker.reminders.text")}>
        <Input value={text} maxLength={300} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field label={t("applications-tracker.reminders.day")}>
          <Input type="date" value={dueOn} onChange={(event) => setDueOn(event.target.value)} />
        </Field>
        <Field
          label={t("applications-tracker.reminders.time")}
          hint={t("applications-tracker.reminders.timeHint")}
        >
          <Input type="time" value={dueTime} onChange={(event) => setDueTime(event.target.value)} />
        </Field>
      </div>
      {create.isError && <Notice>{reasonOf(create.error)}</Notice>}
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        disabled={text.trim() === "" || dueOn === ""}
        busy={create.isPending}
      >
        <Plus aria-hidden="true" className="size-4" />
        {t("applications-tracker.reminders.add")}
      </Button>
    </form>
  );
}

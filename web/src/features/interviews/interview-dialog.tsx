import {
  type Interview,
  InterviewKind,
  InterviewStatus,
  interviewKinds,
  interviewStatuses,
} from "@waymark/contract/interviews";
import { isProblem } from "@waymark/domain/interviews/span";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import { Plus } from "lucide-react";
import { type FormEvent, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input, Select, Textarea } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { DialogFoot } from "../../ui/overlay/dialog-foot.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { draftOf, inputOf, type KnownPerson, personLine, spanOf } from "./interview-form.ts";
import { zoneName } from "./interview-row.tsx";
import { useDeleteInterview, useSaveInterview } from "./queries.ts";
import { dayName, differs, timeIn } from "./times.ts";

export interface Choice {
  id: string;
  label: string;
}

const mostOffered = 6;

/** The form for a new or existing interview. The entries stay when the server refuses them. */
export function InterviewDialog({
  before,
  applicationId,
  choices,
  contacts = [],
  timeZone,
  onClose,
}: {
  before: Interview | null;
  applicationId?: string;
  /** The applications to choose from, when `applicationId` is not given. */
  choices?: readonly Choice[];
  /** The person's contacts; those of the application are offered as buttons. */
  contacts?: readonly KnownPerson[] | undefined;
  timeZone: string;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const [draft, setDraft] = useState(() =>
    draftOf(before, {
      applicationId: before?.applicationId ?? applicationId ?? choices?.[0]?.id ?? "",
      timeZone,
      now: Date.now(),
    }),
  );
  const set = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }));
  const save = useSaveInterview();
  const remove = useDeleteInterview();
  const zonesId = useId();
  const zones = useMemo(() => Intl.supportedValuesOf("timeZone"), []);
  const span = spanOf(draft, before);
  const problem = span !== null && isProblem(span) ? span : null;
  const wrong = (codes: readonly string[]) =>
    problem !== null && codes.includes(problem.code)
      ? t(`interviews.problem.${problem.code}`, { ...problem })
      : undefined;
  const nameOfDay = (instant: Date) => dayName(dayIn(timeZone, instant.toISOString()), i18n.language);
  const met = draft.people.split("\n").map((line) => line.split(",")[0]?.trim());
  const offered = contacts.filter(
    ({ name, applicationIds }) => applicationIds.includes(draft.applicationId) && !met.includes(name),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== null || draft.applicationId === "") return;
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
  return (
    <Dialog
      open
      steady
      onOpenChange={(open) => !open && onClose()}
      title={t(before === null ? "interviews.add" : "interviews.change")}
      className="max-w-2xl! grid-cols-[minmax(0,1fr)]"
    >
      <form onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-4" noValidate>
        {choices && before === null && (
          <Field label={t("interviews.field.application")} required>
            <Select
              value={draft.applicationId}
              onChange={(event) => set({ applicationId: event.target.value })}
            >
              {choices.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("interviews.field.kind")}>
            <Select
              value={draft.kind}
              onChange={(event) => set({ kind: InterviewKind.parse(event.target.value) })}
            >
              {interviewKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`interviews.kind.${kind}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t("interviews.field.title")}>
            <Input
              value={draft.title}
              maxLength={200}
              onChange={(event) => set({ title: event.target.value })}
            />
          </Field>
        </div>
        <div className="grid grid-cols-2 gap-4 max-sm:gap-2.5 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <Field label={t("interviews.field.day")} required className="max-sm:col-span-2">
            <Input type="date" value={draft.day} onChange={(event) => set({ day: event.target.value })} />
          </Field>
          <Field label={t("interviews.field.from")} required error={wrong(["time_skipped"])}>
            <Input
              type="time"
              className="min-w-0 max-sm:px-2"
              value={draft.from}
              onChange={(event) => set({ from: event.target.value })}
            />
          </Field>
          <Field
            label={t("interviews.field.to")}
            required
            error={wrong(["ends_before_start", "interview_too_long"])}
          >
            <Input
              type="time"
              className="min-w-0 max-sm:px-2"
              value={draft.to}
              onChange={(event) => set({ to: event.target.value })}
            />
          </Field>
        </div>
        <Field
          label={t("interviews.field.zone")}
          hint={t("interviews.field.zoneHint")}
          error={wrong(["zone_unknown"])}
        >
          <Input
            value={draft.timeZone}
            list={zonesId}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => set({ timeZone: event.target.value.trim() })}
          />
        </Field>
        <datalist id={zonesId}>
          {zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        {span !== null && !isProblem(span) && (
          <p role="status" className="rounded-lg bg-pine-soft px-3.5 py-2.5 text-sm">
            {t(
              differs(span.startsAt.toISOString(), timeZone, draft.timeZone)
                ? "interviews.forYouElsewhere"
                : "interviews.forYou",
              {
                day: nameOfDay(span.startsAt),
                from: timeIn(span.startsAt.toISOString(), timeZone, i18n.language),
                to: [
                  // An interview over midnight ends on another day.
                  ...(nameOfDay(span.endsAt) === nameOfDay(span.startsAt) ? [] : [nameOfDay(span.endsAt)]),
                  timeIn(span.endsAt.toISOString(), timeZone, i18n.language),
                ].join(", "),
                zone: zoneName(timeZone),
              },
            )}
          </p>
        )}
        {span !== null && !isProblem(span) && span.startsTwice && (
          <Checkbox
            label={t("interviews.secondPass")}
            hint={t("interviews.secondPassHint")}
            checked={draft.secondPass}
            onChange={(event) => set({ secondPass: event.target.checked })}
          />
        )}
        <Field label={t("interviews.field.people")} hint={t("interviews.field.peopleHint")}>
          <Textarea rows={2} value={draft.people} onChange={(event) => set({ people: event.target.value })} />
        </Field>
        {offered.length > 0 && (
          <span className="-mt-2 flex flex-wrap gap-2">
            {offered.slice(0, mostOffered).map((contact) => (
              <Button
                key={contact.id}
                variant="secondary"
                size="sm"
                onClick={() =>
                  set({
                    people: [...draft.people.split("\n"), personLine(contact)].filter(Boolean).join("\n"),
                  })
                }
              >
                <Plus aria-hidden="true" className="size-4" />
                {contact.name}
              </Button>
            ))}
          </span>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("interviews.field.place")}>
            <Input
              value={draft.place}
              maxLength={500}
              onChange={(event) => set({ place: event.target.value })}
            />
          </Field>
          <Field
            label={t("interviews.field.link")}
            error={
              draft.link !== "" && !/^https?:\/\/\S+$/i.test(draft.link)
                ? t("interviews.problem.link")
                : undefined
            }
          >
            <Input
              type="url"
              value={draft.link}
              maxLength={2000}
              placeholder="https://"
              onChange={(event) => set({ link: event.target.value.trim() })}
            />
          </Field>
        </div>
        <Field label={t("interviews.field.notes")}>
          <Textarea
            rows={3}
            maxLength={20_000}
            value={draft.notes}
            onChange={(event) => set({ notes: event.target.value })}
          />
        </Field>
        {before !== null && (
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            <Field label={t("interviews.field.status")}>
              <Select
                value={draft.status}
                onChange={(event) => set({ status: InterviewStatus.parse(event.target.value) })}
              >
                {interviewStatuses.map((status) => (
                  <option key={status} value={status}>
                    {t(`interviews.status.${status}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t("interviews.field.outcome")}>
              <Textarea
                rows={2}
                maxLength={5_000}
                value={draft.outcome}
                onChange={(event) => set({ outcome: event.target.value })}
              />
            </Field>
          </div>
        )}
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

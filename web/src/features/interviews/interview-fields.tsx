import {
  InterviewKind,
  InterviewStatus,
  interviewKinds,
  interviewStatuses,
} from "@waymark/contract/interviews";
import { isProblem, type Span, type SpanProblem } from "@waymark/domain/interviews/span";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import { Plus } from "lucide-react";
import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input, Select, Textarea } from "../../ui/form/input.tsx";
import { type Draft, type KnownPerson, personLine, type spanOf } from "./interview-form.ts";
import { zoneName } from "./interview-row.tsx";
import { dayName, differs, timeIn } from "./times.ts";

export interface DraftFields {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
}

export function KindFields({ draft, set }: DraftFields) {
  const { t } = useTranslation();
  return (
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
        <Input value={draft.title} maxLength={200} onChange={(event) => set({ title: event.target.value })} />
      </Field>
    </div>
  );
}

type Wrong = (codes: readonly SpanProblem["code"][]) => string | undefined;

/** Day, times and zone, with the same span in the person's own zone. */
export function TimeFields({
  draft,
  set,
  span,
  timeZone,
}: DraftFields & { span: ReturnType<typeof spanOf>; timeZone: string }) {
  const { t } = useTranslation();
  const problem = span !== null && isProblem(span) ? span : null;
  const wrong: Wrong = (codes) =>
    problem !== null && codes.includes(problem.code)
      ? t(`interviews.problem.${problem.code}`, { ...problem })
      : undefined;
  return (
    <>
      <ClockFields draft={draft} set={set} wrong={wrong} />
      <ZoneField draft={draft} set={set} wrong={wrong} />
      {span !== null && !isProblem(span) && (
        <>
          <OwnTime span={span} timeZone={timeZone} elsewhere={draft.timeZone} />
          {span.startsTwice && (
            <Checkbox
              label={t("interviews.secondPass")}
              hint={t("interviews.secondPassHint")}
              checked={draft.secondPass}
              onChange={(event) => set({ secondPass: event.target.checked })}
            />
          )}
        </>
      )}
    </>
  );
}

function ClockFields({ draft, set, wrong }: DraftFields & { wrong: Wrong }) {
  const { t } = useTranslation();
  return (
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
  );
}

function ZoneField({ draft, set, wrong }: DraftFields & { wrong: Wrong }) {
  const { t } = useTranslation();
  const zonesId = useId();
  const zones = useMemo(() => Intl.supportedValuesOf("timeZone"), []);
  return (
    <>
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
    </>
  );
}

/** The interview's times in the person's own zone. */
function OwnTime({ span, timeZone, elsewhere }: { span: Span; timeZone: string; elsewhere: string }) {
  const { t, i18n } = useTranslation();
  const nameOfDay = (instant: Date) => dayName(dayIn(timeZone, instant.toISOString()), i18n.language);
  return (
    <p role="status" className="rounded-lg bg-pine-soft px-3.5 py-2.5 text-sm">
      {t(
        differs(span.startsAt.toISOString(), timeZone, elsewhere)
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
  );
}

const mostOffered = 6;

/** The people as lines, and the application's contacts that are not among them yet as buttons. */
export function PeopleField({ draft, set, contacts }: DraftFields & { contacts: readonly KnownPerson[] }) {
  const { t } = useTranslation();
  const met = draft.people.split("\n").map((line) => line.split(",")[0]?.trim());
  const offered = contacts.filter(
    ({ name, applicationIds }) => applicationIds.includes(draft.applicationId) && !met.includes(name),
  );
  return (
    <>
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
    </>
  );
}

export function PlaceFields({ draft, set }: DraftFields) {
  const { t } = useTranslation();
  return (
    <>
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
    </>
  );
}

/** The status and the outcome of an interview that has been saved before. */
export function OutcomeFields({ draft, set }: DraftFields) {
  const { t } = useTranslation();
  return (
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
  );
}

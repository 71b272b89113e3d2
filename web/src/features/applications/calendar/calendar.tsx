import type { ApplicationCard } from "@waymark/contract/applications";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ownDates } from "../../../lib/dates.ts";
import { isoDay } from "../../../lib/format.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Segments } from "../segments.tsx";
import { addDays, addMonths, type Entry, entriesByDay, monthOf, weekOf, weekStart } from "./days.ts";
import { EntryButton } from "./entry-button.tsx";

const spans = ["month", "week"] as const;

/** Entries per day in the month view; the rest are counted. */
const maxEntries = 3;

/** Independent of the browser's time zone. */
function dayText(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Interviews, deadlines, reminders and application dates; a list of days below 768 px. */
export function Calendar({
  cards,
  now,
  onOpen,
}: {
  cards: readonly ApplicationCard[];
  now: number;
  onOpen: (card: ApplicationCard) => void;
}) {
  const { i18n } = useTranslation();
  const zone = ownDates.get()?.timeZone;
  const today = isoDay(new Date(now), zone);
  const [day, setDay] = useState(today);
  const [span, setSpan] = useState<(typeof spans)[number]>("month");
  const entries = useMemo(
    () => entriesByDay(cards, (instant) => isoDay(new Date(instant), zone)),
    [cards, zone],
  );
  const start = weekStart(i18n.language);
  const weeks = span === "month" ? monthOf(day, start) : [weekOf(day, start)];
  const shift = (by: number) => setDay(span === "month" ? addMonths(day, by) : addDays(day, 7 * by));
  const days = weeks.flat().filter((one) => span === "week" || one.startsWith(day.slice(0, 7)));
  const title =
    span === "month"
      ? dayText(day, i18n.language, { month: "long", year: "numeric" })
      : new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeZone: "UTC" }).formatRange(
          new Date(`${days[0]}T00:00:00Z`),
          new Date(`${days[6]}T00:00:00Z`),
        );
  return (
    <div className="grid grid-cols-1 gap-3">
      <CalendarHead
        title={title}
        span={span}
        onSpan={setSpan}
        onShift={shift}
        onToday={() => setDay(today)}
      />
      <Weeks
        weeks={weeks}
        month={span === "month" ? day.slice(0, 7) : null}
        today={today}
        entries={entries}
        onOpen={onOpen}
        onMore={(one) => {
          setDay(one);
          setSpan("week");
        }}
      />
      <Agenda days={days} entries={entries} today={today} onOpen={onOpen} />
    </div>
  );
}

function CalendarHead({
  title,
  span,
  onSpan,
  onShift,
  onToday,
}: {
  title: string;
  span: (typeof spans)[number];
  onSpan: (span: (typeof spans)[number]) => void;
  onShift: (by: 1 | -1) => void;
  onToday: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton
        small
        variant="secondary"
        label={t(`applications.calendar.before.${span}`)}
        onClick={() => onShift(-1)}
      >
        <ChevronLeft aria-hidden="true" className="size-4.5" />
      </IconButton>
      <IconButton
        small
        variant="secondary"
        label={t(`applications.calendar.after.${span}`)}
        onClick={() => onShift(1)}
      >
        <ChevronRight aria-hidden="true" className="size-4.5" />
      </IconButton>
      <h2 aria-live="polite" className="min-w-40 px-1 text-lg first-letter:uppercase">
        {title}
      </h2>
      <span className="ml-auto flex items-center gap-2">
        <Button variant="secondary" size="sm" onClick={onToday}>
          {t("common.date.today")}
        </Button>
        <Segments
          label={t("applications.calendar.span")}
          value={span}
          onChange={onSpan}
          options={spans.map((one) => ({ value: one, label: t(`applications.calendar.${one}`) }))}
        />
      </span>
    </div>
  );
}

function Weeks({
  weeks,
  month,
  today,
  entries,
  onOpen,
  onMore,
}: {
  weeks: readonly (readonly string[])[];
  /** As `2026-11`; null when a week is shown. */
  month: string | null;
  today: string;
  entries: ReadonlyMap<string, readonly Entry[]>;
  onOpen: (card: ApplicationCard) => void;
  onMore: (day: string) => void;
}) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 rounded-xl border border-line bg-surface max-md:hidden">
      <Weekdays days={weeks[0] ?? []} />
      <tbody>
        {weeks.map((week, i) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td
                key={one}
                className={classes(
                  "border-line p-1.5 align-top not-first:border-l",
                  i > 0 && "border-t",
                  month !== null ? "h-28" : "h-96",
                  month !== null && !one.startsWith(month) && "bg-sunk",
                )}
              >
                <DayCell
                  day={one}
                  isToday={one === today}
                  entries={entries.get(one) ?? []}
                  shown={month === null ? 50 : maxEntries}
                  onOpen={onOpen}
                  onMore={() => onMore(one)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Weekdays({ days }: { days: readonly string[] }) {
  const { i18n } = useTranslation();
  return (
    <thead>
      <tr>
        {days.map((one) => (
          <th
            key={one}
            scope="col"
            className="border-b border-line px-2 py-1.5 text-left text-sm font-medium text-muted"
          >
            <abbr title={dayText(one, i18n.language, { weekday: "long" })} className="no-underline">
              {dayText(one, i18n.language, { weekday: "short" })}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function DayCell({
  day,
  isToday,
  entries,
  shown,
  onOpen,
  onMore,
}: {
  day: string;
  isToday: boolean;
  entries: readonly Entry[];
  shown: number;
  onOpen: (card: ApplicationCard) => void;
  onMore: () => void;
}) {
  const { t, i18n } = useTranslation();
  const rest = entries.length - shown;
  return (
    <div className="grid content-start gap-1">
      <time
        dateTime={day}
        {...(isToday ? { "aria-current": "date" as const } : {})}
        className={classes(
          "tabular grid size-6 place-items-center rounded-full text-sm",
          isToday ? "bg-side font-semibold text-blaze" : "text-muted",
        )}
      >
        <span className="sr-only">{dayText(day, i18n.language, { day: "numeric", month: "long" })}</span>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
      </time>
      {entries.slice(0, shown).map((entry) => (
        <EntryButton key={entry.key} entry={entry} onOpen={onOpen} />
      ))}
      {rest > 0 && (
        <button
          type="button"
          onClick={onMore}
          className="min-h-6 rounded-sm px-1 text-left text-xs font-medium text-muted hover:text-ink"
        >
          {t("applications.calendar.more", { count: rest })}
        </button>
      )}
    </div>
  );
}

function Agenda({
  days,
  entries,
  today,
  onOpen,
}: {
  days: readonly string[];
  entries: ReadonlyMap<string, readonly Entry[]>;
  today: string;
  onOpen: (card: ApplicationCard) => void;
}) {
  const { t, i18n } = useTranslation();
  const full = days.filter((day) => entries.has(day));
  if (full.length === 0)
    return (
      <p className="rounded-xl border border-line bg-surface px-4 py-8 text-center text-muted md:hidden">
        {t("applications.calendar.none")}
      </p>
    );
  return (
    <ol className="divide-y divide-line rounded-xl border border-line bg-surface md:hidden">
      {full.map((day) => (
        <li key={day} className="grid gap-1.5 px-4 py-3">
          <time dateTime={day} className={classes("text-sm font-semibold", day === today && "text-pine")}>
            {dayText(day, i18n.language, { weekday: "long", day: "numeric", month: "long" })}
          </time>
          {entries.get(day)?.map((entry) => (
            <EntryButton key={entry.key} entry={entry} onOpen={onOpen} large />
          ))}
        </li>
      ))}
    </ol>
  );
}

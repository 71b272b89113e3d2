import type { Interview } from "@waymark/contract/interviews";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import { dayName, mondayOf, plusDays, timeIn } from "./times.ts";

/** A week's interviews, with the days side by side; stacked on a small screen. */
export function WeekView({
  interviews,
  timeZone,
  now,
  onOpen,
}: {
  interviews: readonly Interview[];
  timeZone: string;
  now: number;
  onOpen: (interview: Interview) => void;
}) {
  const { t, i18n } = useTranslation();
  const today = dayIn(timeZone, new Date(now).toISOString());
  const [monday, setMonday] = useState(mondayOf(today));
  const days = Array.from({ length: 7 }, (_, i) => plusDays(monday, i));
  return (
    <div className="grid gap-3">
      <WeekChoice monday={monday} onMonday={setMonday} thisMonday={mondayOf(today)} />
      <ol className="grid overflow-hidden rounded-xl border border-line bg-surface max-lg:divide-y max-lg:divide-line lg:grid-cols-7 lg:divide-x lg:divide-line">
        {days.map((day) => {
          const here = interviews.filter(({ startsAt }) => dayIn(timeZone, startsAt) === day);
          return (
            <li
              key={day}
              className={classes(
                "grid min-w-0 content-start gap-2 p-3 lg:min-h-56",
                here.length === 0 && "max-lg:flex max-lg:items-center",
              )}
            >
              <h2 className={classes("text-sm font-semibold", day === today ? "text-pine" : "text-muted")}>
                {dayName(day, i18n.language, "short")}
                {day === today && <span className="sr-only"> ({t("common.date.today")})</span>}
              </h2>
              {here.map((interview) => (
                <InterviewButton
                  key={interview.id}
                  interview={interview}
                  timeZone={timeZone}
                  onOpen={onOpen}
                />
              ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function InterviewButton({
  interview,
  timeZone,
  onOpen,
}: {
  interview: Interview;
  timeZone: string;
  onOpen: (interview: Interview) => void;
}) {
  const { t, i18n } = useTranslation();
  return (
    <button
      type="button"
      onClick={() => onOpen(interview)}
      className={classes(
        "grid min-w-0 gap-0.5 rounded-lg border-l-3 px-2.5 py-2 text-left text-sm transition-colors hover:bg-sunk",
        interview.status === "cancelled"
          ? "border-line-strong bg-sunk text-muted line-through"
          : "border-pine bg-pine-soft",
      )}
    >
      <span className="tabular font-semibold">{timeIn(interview.startsAt, timeZone, i18n.language)}</span>
      <span className="wrap-anywhere">{interview.title || t(`interviews.kind.${interview.kind}`)}</span>
      <span className="text-xs text-muted wrap-anywhere">{interview.job.company || interview.job.title}</span>
    </button>
  );
}

function WeekChoice({
  monday,
  onMonday,
  thisMonday,
}: {
  monday: string;
  onMonday: (monday: string) => void;
  thisMonday: string;
}) {
  const { t, i18n } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton small label={t("interviews.week.before")} onClick={() => onMonday(plusDays(monday, -7))}>
        <ChevronLeft aria-hidden="true" className="size-4.5" />
      </IconButton>
      <p role="status" className="tabular min-w-44 text-center text-[0.9375rem] font-semibold">
        {t("interviews.week.span", {
          from: dayName(monday, i18n.language, "short"),
          to: dayName(plusDays(monday, 6), i18n.language, "short"),
        })}
      </p>
      <IconButton small label={t("interviews.week.after")} onClick={() => onMonday(plusDays(monday, 7))}>
        <ChevronRight aria-hidden="true" className="size-4.5" />
      </IconButton>
      {monday !== thisMonday && (
        <Button variant="secondary" size="sm" onClick={() => onMonday(thisMonday)}>
          {t("interviews.week.today")}
        </Button>
      )}
    </div>
  );
}

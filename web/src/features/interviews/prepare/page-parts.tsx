import type { Interview } from "@waymark/contract/interviews";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { zoneName } from "../interview-row.tsx";
import { dayName, differs, timeIn } from "../times.ts";

/** A part of a page with its heading, and something at the right of it. */
export function Part({
  title,
  aside,
  hint,
  children,
}: {
  title: string;
  aside?: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id={id} className="text-lg text-balance">
            {title}
          </h2>
          {aside}
        </div>
        {hint && <p className="max-w-prose text-sm text-muted text-pretty">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** The list that most parts are. */
export const listClass = "divide-y divide-line rounded-xl border border-line bg-surface";

export function BackToInterviews() {
  const { t } = useTranslation();
  return (
    <TextRouteLink
      to="/dashboard"
      search={{ section: "interviews" }}
      className="justify-self-start gap-1.5 text-sm"
    >
      <ArrowLeft aria-hidden="true" className="mr-1 inline size-4" />
      {t("interviews-preparation.back.to")}
    </TextRouteLink>
  );
}

/** The name of the application that an interview belongs to. */
export const nameOfJob = ({ job }: Pick<Interview, "job">): string =>
  [job.title, job.company].filter(Boolean).join(" · ");

/** The present time, renewed every `seconds`. */
export function useNow(seconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), seconds * 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return now;
}

/** Day and time of an interview on the person's clock, on the clock there, and how far it is off. */
export function WhenLines({ interview, timeZone }: { interview: Interview; timeZone: string }) {
  const { t, i18n } = useTranslation();
  const { startsAt, endsAt } = interview;
  const language = i18n.language;
  return (
    <div className="grid gap-1 text-[0.9375rem]">
      <p className="tabular font-medium">
        {dayName(dayIn(timeZone, startsAt), language)},{" "}
        {t("interviews.span", {
          from: timeIn(startsAt, timeZone, language),
          to: timeIn(endsAt, timeZone, language),
        })}
        <Countdown interview={interview} />
      </p>
      {differs(startsAt, timeZone, interview.timeZone) && (
        <p className="text-sm text-muted">
          {t("interviews-preparation.there", {
            time: timeIn(startsAt, interview.timeZone, language),
            zone: zoneName(interview.timeZone),
          })}
          {". "}
          <ZoneGap at={startsAt} own={timeZone} theirs={interview.timeZone} />
        </p>
      )}
    </div>
  );
}

/** Minutes by which a zone's clock is ahead of UTC at an instant. */
function offsetMinutes(at: string, timeZone: string): number {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(new Date(at));
  return Math.round((Date.parse(`${clock.replace(" ", "T")}Z`) - Date.parse(at)) / 60_000);
}

function ZoneGap({ at, own, theirs }: { at: string; own: string; theirs: string }) {
  const { t, i18n } = useTranslation();
  const minutes = offsetMinutes(at, theirs) - offsetMinutes(at, own);
  const hours = new Intl.NumberFormat(i18n.language, {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
    maximumFractionDigits: 2,
  }).format(Math.abs(minutes) / 60);
  return t(minutes > 0 ? "interviews-preparation.zoneAhead" : "interviews-preparation.zoneBehind", { hours });
}

function Countdown({ interview: { startsAt, endsAt, status } }: { interview: Interview }) {
  const { t } = useTranslation();
  const now = useNow(20);
  const minutes = Math.ceil((Date.parse(startsAt) - now) / 60_000);
  const text =
    status === "cancelled"
      ? t("interviews-preparation.count.cancelled")
      : minutes > 48 * 60
        ? t("interviews-preparation.count.days", { count: Math.floor(minutes / 1_440) })
        : minutes > 90
          ? t("interviews-preparation.count.hours", { count: Math.floor(minutes / 60) })
          : minutes > 0
            ? t("interviews-preparation.count.minutes", { count: minutes })
            : Date.parse(endsAt) > now && status === "planned"
              ? t("interviews-preparation.count.now")
              : t("interviews-preparation.count.over");
  return (
    <span className="ml-2.5 inline-block rounded-sm bg-blaze-soft px-2 text-sm font-semibold text-amber">
      {text}
    </span>
  );
}

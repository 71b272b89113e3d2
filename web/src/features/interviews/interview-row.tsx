import { type Interview, interviewFile } from "@waymark/contract/interviews";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import { CalendarPlus, MapPin, Pencil, Video } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { TextLink } from "../../ui/button/link-button.tsx";
import { dayName, differs, timeIn } from "./times.ts";

/** An interview as a row: its day, its time in both zones, and actions. */
export function InterviewRow({
  interview,
  timeZone,
  onEdit,
  bare,
}: {
  interview: Interview;
  timeZone: string;
  onEdit: () => void;
  /** Without the application's name, inside that application. */
  bare?: boolean;
}) {
  const { t, i18n } = useTranslation();
  const { kind, title, job, startsAt, place, link, people, status } = interview;
  const language = i18n.language;
  const day = dayIn(timeZone, startsAt);
  const name = title || t(`interviews.kind.${kind}`);
  const about = [job.title, job.company].filter(Boolean).join(" · ");
  const isCancelled = status === "cancelled";
  return (
    <li
      id={`interview-${interview.id}`}
      className="flex items-start gap-3.5 p-4 target:bg-pine-soft sm:gap-4"
    >
      <DaySheet day={day} language={language} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className={isCancelled ? "line-through wrap-anywhere" : "wrap-anywhere"}>{name}</span>
          {title !== "" && <Badge>{t(`interviews.kind.${kind}`)}</Badge>}
          {status !== "planned" && (
            <Badge tone={isCancelled ? "rust" : "pine"}>{t(`interviews.status.${status}`)}</Badge>
          )}
        </p>
        {!bare && about !== "" && <p className="text-[0.9375rem] wrap-anywhere">{about}</p>}
        <TimeLine interview={interview} timeZone={timeZone} />
        {people.length > 0 && (
          <p className="text-sm text-muted wrap-anywhere">
            {people
              .map((person) => (person.role ? `${person.name} (${person.role})` : person.name))
              .join(", ")}
          </p>
        )}
        {(place !== "" || link !== "") && <WhereLine place={place} link={link} />}
        {!isCancelled && <Ways interview={interview} />}
      </div>
      <span className="flex shrink-0 max-sm:flex-col">
        <a
          className={buttonClass("quiet", "iconSm")}
          href={interviewFile.path.replace(":id", interview.id)}
          download
          aria-label={t("interviews.download", { name })}
        >
          <CalendarPlus aria-hidden="true" className="size-4" />
        </a>
        <IconButton small label={t("interviews.edit", { name })} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    </li>
  );
}

/** Ways on: before an interview to its preparation, after it to the debrief. */
function Ways({ interview: { id, endsAt } }: { interview: Interview }) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const view = Date.parse(endsAt) > now ? "prepare" : "debrief";
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      <TextRouteLink to="/dashboard" search={{ section: "interviews", view, item: id }}>
        {t(`interviews.${view}`)}
      </TextRouteLink>
      {view === "prepare" && (
        <TextRouteLink to="/dashboard" search={{ section: "interviews", view: "cues", item: id }}>
          {t("interviews.cues")}
        </TextRouteLink>
      )}
    </p>
  );
}

/** `Europe/Berlin` as 'Berlin'. */
export const zoneName = (zone: string): string => zone.replaceAll("_", " ").split("/").at(-1) ?? zone;

function DaySheet({ day, language }: { day: string; language: string }) {
  const date = new Date(`${day}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(date);
  return (
    <span
      aria-hidden="true"
      className="grid w-13 shrink-0 overflow-hidden rounded-lg border border-line text-center leading-tight"
    >
      <span className="bg-field px-1 py-0.5 text-[0.6875rem] font-semibold text-side-on">
        {part({ month: "short" })}
      </span>
      <span className="tabular pt-0.5 font-display text-xl font-bold">{part({ day: "numeric" })}</span>
      <span className="pb-1 text-[0.6875rem] text-muted">{part({ weekday: "short" })}</span>
    </span>
  );
}

function WhereLine({ place, link }: { place: string; link: string }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {place !== "" && (
        <span className="inline-flex min-w-0 items-center gap-1.5 text-muted">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span className="wrap-anywhere">{place}</span>
        </span>
      )}
      {link !== "" && (
        <span className="inline-flex items-center gap-1.5">
          <Video aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <TextLink href={link} target="_blank" rel="noreferrer">
            {t("interviews.join")}
          </TextLink>
        </span>
      )}
    </p>
  );
}

/** The time in the person's zone, and in the interview's where that differs. */
function TimeLine({ interview, timeZone }: { interview: Interview; timeZone: string }) {
  const { t, i18n } = useTranslation();
  const { startsAt, endsAt } = interview;
  const language = i18n.language;
  return (
    <p className="tabular text-sm text-muted">
      <span className="sr-only">{dayName(dayIn(timeZone, startsAt), language)}, </span>
      {t("interviews.span", {
        from: timeIn(startsAt, timeZone, language),
        to: timeIn(endsAt, timeZone, language),
      })}
      {differs(startsAt, timeZone, interview.timeZone) && (
        <>
          {" · "}
          {t("interviews.there", {
            time: timeIn(startsAt, interview.timeZone, language),
            zone: zoneName(interview.timeZone),
          })}
        </>
      )}
    </p>
  );
}

import type { ApplicationCard } from "@waymark/contract/applications";
import { AlarmClock, CalendarClock, CircleSlash, CloudUpload, Flag } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { ownDates } from "../../../lib/dates.ts";
import { formatDate, formatInstant, isoDay } from "../../../lib/format.ts";
import { classes } from "../../../ui/classes.ts";
import { type Due, nextDue } from "../due.ts";
import { ageText, daysSince, placeOf } from "../words.ts";

const icons = { interview: CalendarClock, reminder: AlarmClock, deadline: Flag };

export const CardFace = memo(function CardFace({
  card,
  now,
  waiting,
}: {
  card: ApplicationCard;
  now: number;
  waiting?: boolean;
}) {
  const { t, i18n } = useTranslation();
  // Formatting a date is slow on a board of many cards, so it is done only for cards with a deadline.
  const today = card.deadline === null ? "" : isoDay(new Date(now), ownDates.get()?.timeZone);
  const due = nextDue(card, now, today);
  const days = daysSince(card.stageSince, now);
  const [first, second] = card.tags;
  const rest = card.tags.length - 2;
  const place = placeOf(card, t);
  return (
    <span className="grid min-w-0 gap-1">
      <span className="line-clamp-2 pr-7 text-[0.9375rem] leading-snug font-semibold wrap-anywhere">
        {card.job.title}
      </span>
      <span className="truncate text-sm text-muted">
        {card.job.company}
        {card.job.company && place && <span aria-hidden="true"> · </span>}
        {place}
      </span>
      {due && <DueLine due={due} />}
      <span className="flex min-w-0 items-center gap-1.5 pt-0.5 text-xs text-muted">
        {card.postingGone && (
          <span className="inline-flex shrink-0 items-center gap-1 font-medium text-rust">
            <CircleSlash aria-hidden="true" className="size-3" />
            {t("applications.gone.short")}
          </span>
        )}
        {[first, second].map(
          (tag) =>
            tag !== undefined && (
              <span key={tag} className="max-w-24 truncate rounded-sm bg-sunk px-1.5 leading-5">
                {tag}
              </span>
            ),
        )}
        {rest > 0 && <span>+{rest}</span>}
        <span className="ml-auto flex shrink-0 items-center gap-1.5">
          {waiting && (
            <CloudUpload
              role="img"
              aria-label={t("applications.waiting.card")}
              className="size-3.5 text-amber"
            />
          )}
          <span aria-hidden="true" className="tabular">
            {days === 0 ? t("common.date.today") : ageText(days, i18n.language, "narrow")}
          </span>
          <span className="sr-only">
            {t("applications.age", { age: ageText(days, i18n.language, "long") })}
          </span>
        </span>
      </span>
    </span>
  );
});

function DueLine({ due }: { due: Due }) {
  const { t, i18n } = useTranslation();
  const Icon = icons[due.kind];
  const when = due.isDay
    ? formatDate(`${due.at}T12:00:00Z`, i18n.language, { ...ownDates.get(), timeZone: "UTC" })
    : formatInstant(due.at, i18n.language);
  return (
    <span
      className={classes(
        "flex min-w-0 items-center gap-1.5 text-[0.8125rem] font-medium",
        due.isPast ? "text-rust" : due.kind === "interview" ? "text-pine" : "text-ink",
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="tabular truncate">
        {t(`applications.due.${due.kind}`, { when })}
        {due.isPast && <span className="sr-only"> ({t("applications.due.past")})</span>}
      </span>
    </span>
  );
}

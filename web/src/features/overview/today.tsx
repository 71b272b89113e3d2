import { Link } from "@tanstack/react-router";
import type { Overview, TodayItem } from "@waymark/contract/overview";
import type { TFunction } from "i18next";
import { Bell, CalendarClock, Flag, Reply, Search } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Dates } from "../../lib/dates.ts";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useFreshSearches } from "./queries.ts";

const icons = { interview: CalendarClock, reminder: Bell, "follow-up": Reply, deadline: Flag };
const mostSearches = 3;

interface Line {
  key: string;
  Icon: ComponentType<{ className?: string; "aria-hidden"?: "true" }>;
  kind: string;
  title: string;
  when: string;
  late: boolean;
  search: { section: string; item?: string; kept?: string };
}

export function Today({ overview, dates }: { overview: Overview | undefined; dates: Dates | undefined }) {
  const { t } = useTranslation();
  const lines = useLines(overview, dates);
  return (
    <section aria-labelledby="today" className="grid gap-3">
      <h2 id="today" className="text-lg">
        {t("app-shell.hub.today.title")}
      </h2>
      {overview === undefined ? (
        <Skeleton className="h-24" />
      ) : lines.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line-strong px-5 py-4 text-[0.9375rem] text-muted text-pretty">
          {t("app-shell.hub.today.none")}
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {lines.map((line) => (
            <LineRow key={line.key} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

function useLines(overview: Overview | undefined, dates: Dates | undefined): Line[] {
  const { t, i18n } = useTranslation();
  const fresh = useFreshSearches();
  return [
    ...(overview?.today ?? []).map(
      (item): Line => ({
        key: `${item.kind}-${item.id}`,
        Icon: icons[item.kind],
        kind: t(`app-shell.hub.today.kind.${item.kind}`),
        title: [item.title, item.company].filter(Boolean).join(" · "),
        when: whenOf(item, dates, t, i18n.language),
        late: item.late,
        search:
          item.kind === "interview"
            ? { section: "interviews", item: item.id }
            : { section: "applications", ...(item.applicationId ? { item: item.applicationId } : {}) },
      }),
    ),
    ...(fresh.data ?? []).slice(0, mostSearches).map(
      ({ id, name, fresh: count }): Line => ({
        key: `search-${id}`,
        Icon: Search,
        kind: t("app-shell.hub.today.kind.matches"),
        title: name,
        when: t("app-shell.hub.today.fresh", { count, n: formatNumber(count, i18n.language) }),
        late: false,
        search: { section: "search", kept: id },
      }),
    ),
  ];
}

function whenOf(
  { kind, due, late }: TodayItem,
  dates: Dates | undefined,
  t: TFunction,
  language: string,
): string {
  if (kind === "deadline") {
    const day = formatDate(`${due}T12:00:00Z`, language, { ...dates, timeZone: "UTC" });
    return t(late ? "app-shell.hub.today.wasDue" : "app-shell.hub.today.until", { day });
  }
  if (kind === "follow-up") return t("app-shell.hub.today.since", { day: formatDate(due, language, dates) });
  if (late) return t("app-shell.hub.today.wasDue", { day: formatDate(due, language, dates) });
  const zone = dates?.timeZone ? { timeZone: dates.timeZone } : {};
  return new Intl.DateTimeFormat(language, { timeStyle: "short", ...zone }).format(new Date(due));
}

function LineRow({ line: { Icon, kind, title, when, late, search } }: { line: Line }) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 px-4 py-2.5 hover:bg-paper sm:grid-cols-[auto_7rem_minmax(0,1fr)_auto] sm:px-5">
      <Icon aria-hidden="true" className={`size-4.5 self-center ${late ? "text-rust" : "text-pine"}`} />
      <span className="text-sm text-muted">{kind}</span>
      {/* On a narrow screen the title gets its own lines. */}
      <Link
        to="/dashboard"
        search={search}
        className="line-clamp-5 rounded-sm text-[0.9375rem] font-medium text-ink wrap-anywhere underline-offset-3 after:absolute after:inset-0 hover:underline max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2"
      >
        {title}
      </Link>
      <span
        className={`tabular text-sm max-sm:col-start-3 max-sm:row-start-1 ${late ? "font-semibold text-rust" : "text-muted"}`}
      >
        {when}
      </span>
    </li>
  );
}

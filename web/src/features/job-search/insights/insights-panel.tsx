import type { Insights } from "@waymark/contract/jobs";
import { enough } from "@waymark/domain/jobs/salary/percentile";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/button/button.tsx";
import type { InsightsAsked } from "../queries.ts";
import { InsightWording } from "./insight-wording.tsx";
import { SalaryDistribution } from "./salary-distribution.tsx";
import { SalaryRange } from "./salary-range.tsx";
import { WeekTrend } from "./week-trend.tsx";

/** Statistics of the stored postings for a search. Esc closes the panel. */
export function InsightsPanel({
  insights,
  asked,
  wish,
  asker,
  published,
  onClose,
}: {
  insights: Insights;
  /** The search they belong to. */
  asked: InsightsAsked;
  /** The person's minimum yearly salary; null when unknown. */
  wish: number | null;
  /** Published facts, shown where the postings are few. */
  published: ReactNode;
  /** The button that opened the panel. */
  asker: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Takes the focus if it is still on that button, or was lost because a new search disabled it.
    const focused = document.activeElement;
    if (focused === document.body || focused === asker.current) title.current?.focus();
  }, [asker]);
  useEscape(onClose);
  return (
    <section
      aria-labelledby="insights-title"
      className="animate-rise rounded-xl border border-line bg-surface p-5 sm:p-7"
    >
      <header className="flex items-start justify-between gap-3 pb-4">
        <div className="grid gap-1">
          <h2
            ref={title}
            id="insights-title"
            tabIndex={-1}
            data-quiet-focus
            className="scroll-mt-20 text-xl wrap-anywhere"
          >
            {t("job-search.insights.title", { query: insights.query })}
          </h2>
          <Basis figures={insights.figures} />
        </div>
        <IconButton label={t("job-search.insights.close")} onClick={onClose} className="-mt-2 -mr-2">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </header>
      <p className="max-w-prose pb-5 leading-relaxed">{insights.marketAnalysis}</p>
      <InsightWording insights={insights} asked={asked} />
      <Parts insights={insights} wish={wish} />
      {insights.figures.matches < enough && published}
    </section>
  );
}

function useEscape(onClose: () => void): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [onClose]);
}

/** The postings that the figures are of. */
function Basis({ figures }: { figures: Insights["figures"] }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <>
      <p className="tabular flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {t(`job-search.insights.basis.${figures.tier}`, {
          count: figures.matches,
          n: number(figures.matches),
        })}
        {figures.place !== "" && <span>{t("job-search.insights.place", { place: figures.place })}</span>}
        {figures.samples && <Badge tone="amber">{t("job-search.sample")}</Badge>}
      </p>
      {figures.leftOut !== undefined && figures.leftOut.length > 0 && (
        <p className="text-sm text-muted">
          {t("job-search.insights.leftOut", {
            names: new Intl.ListFormat(i18n.language).format(figures.leftOut),
          })}
        </p>
      )}
      {figures.tier === "all" && <p className="text-sm text-muted">{t("job-search.insights.widened")}</p>}
    </>
  );
}

function Parts({ insights, wish }: { insights: Insights; wish: number | null }) {
  const { t, i18n } = useTranslation();
  const { figures } = insights;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <div className="grid gap-x-10 border-t border-line md:grid-cols-2">
      <Part title={t("job-search.insights.salary")}>
        {figures.payLocked ? (
          <PayLocked count={figures.payLocked.count} />
        ) : (
          <p className="text-[0.9375rem]">{insights.salaryRange}</p>
        )}
        {figures.salary && <SalaryRange salary={figures.salary} wish={wish} />}
        {figures.salary && figures.distribution.length > 1 && (
          <SalaryDistribution bands={figures.distribution} currency={figures.salary.currency} wish={wish} />
        )}
      </Part>
      <Part title={t("job-search.insights.pulse")}>
        <Pulse figures={figures} />
        {figures.weeks.length > 1 && <WeekTrend weeks={figures.weeks} />}
      </Part>
      <Part title={t("job-search.insights.skills")}>
        <Counted items={figures.skills} fallback={insights.skillsInDemand} number={number} />
      </Part>
      <Part title={t("job-search.insights.companies")}>
        <Counted items={figures.companies} fallback={[]} number={number} />
      </Part>
      <Part title={t("job-search.insights.trends")}>
        <p className="text-[0.9375rem] leading-relaxed">{insights.industryTrends}</p>
      </Part>
      <Part title={t("job-search.insights.advice")}>
        <p className="text-[0.9375rem] leading-relaxed">{insights.careerAdvice}</p>
        {insights.recommendations.length > 0 && (
          <ul className="grid list-disc gap-1.5 pl-5 text-[0.9375rem] marker:text-pine">
            {insights.recommendations.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Part>
    </div>
  );
}

/** Says how much pay data the plan hides. */
function PayLocked({ count }: { count: number }) {
  const { t, i18n } = useTranslation();
  // No plan shows pay that no posting states.
  if (count === 0) return <p className="text-[0.9375rem]">{t("job-search.insights.lockedNone")}</p>;
  return (
    <div className="grid gap-2 rounded-lg bg-sunk p-4 text-[0.9375rem]">
      <p>{t("job-search.insights.lockedFrom", { count, n: formatNumber(count, i18n.language) })}</p>
      <p className="text-muted">{t("job-search.insights.locked")}</p>
      <TextRouteLink to="/dashboard" search={{ section: "upgrade" }}>
        {t("job-search.fit.upgrade")}
      </TextRouteLink>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3 border-b border-line py-5 last:border-b-0 md:nth-last-2:border-b-0">
      <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{title}</h3>
      {children}
    </div>
  );
}

function Pulse({ figures }: { figures: Insights["figures"] }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const percent = (value: number) =>
    new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 0 }).format(value);
  // Counts of weeks stand only where the weeks themselves do.
  const hasWeeks = figures.weeks.length > 1;
  const lines: [string, string][] = [
    ...(figures.remoteShare === null
      ? []
      : [[t("job-search.insights.remoteShare"), percent(figures.remoteShare)] as [string, string]]),
    [t("job-search.insights.newThisWeek"), number(figures.newLast7Days)],
    ...(hasWeeks
      ? [[t("job-search.insights.newWeekBefore"), number(figures.newPrevious7Days)] as [string, string]]
      : []),
  ];
  return (
    <dl className="tabular grid gap-2 text-[0.9375rem]">
      {lines.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names with their number of postings; the bar shows the share relative to the first. */
function Counted({
  items,
  fallback,
  number,
}: {
  items: readonly { name: string; count: number; change?: number | null }[];
  fallback: readonly string[];
  number: (value: number) => string;
}) {
  const { t, i18n } = useTranslation();
  const rows =
    items.length > 0
      ? items.map((item) => ({ change: null, ...item }))
      : fallback.map((name) => ({ name, count: null, change: null }));
  if (rows.length === 0)
    return <p className="text-[0.9375rem] text-muted">{t("job-search.insights.none")}</p>;
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <ul className="grid gap-2 text-[0.9375rem]">
      {rows.map(({ name, count, change }) => (
        <li key={name} className="grid gap-1">
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="flex shrink-0 items-baseline gap-2">
              {change !== null && Math.abs(change) >= 0.01 && (
                <span className={`tabular text-sm ${change > 0 ? "text-pine" : "text-rust"}`}>
                  {t("job-search.insights.change", {
                    change: new Intl.NumberFormat(i18n.language, { signDisplay: "always" }).format(
                      Math.round(change * 100),
                    ),
                  })}
                </span>
              )}
              {count !== null && <span className="tabular font-semibold">{number(count)}</span>}
            </span>
          </span>
          {count !== null && (
            <svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none" className="h-0.75 w-full">
              <rect width="100" height="2" rx="1" className="fill-sunk" />
              <rect width={(100 * count) / most} height="2" rx="1" className="fill-pine" />
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}

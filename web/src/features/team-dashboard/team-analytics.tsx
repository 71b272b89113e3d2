import type { Share } from "@waymark/contract/analytics";
import type { AnswerOf } from "@waymark/contract/endpoint";
import type { PersonFigures, readTeamAnalytics } from "@waymark/contract/team-dashboard-analytics";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatNumber, formatPercent, isoDay } from "../../lib/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { type Period, usePlacements, useTeamAnalytics } from "./queries.ts";

type Answer = AnswerOf<typeof readTeamAnalytics>;
const dayMs = 86_400_000;

/** Figures by name of those who share them, of the others taken together, and the report of placements. */
export function TeamAnalytics({ teamId }: { teamId: string }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState<Period>(() => ({
    from: isoDay(new Date(Date.now() - 90 * dayMs)),
    to: isoDay(new Date()),
  }));
  const { data, error, refetch } = useTeamAnalytics(teamId, period);
  return (
    <div className="grid grid-cols-1 gap-8">
      <PeriodFields period={period} onChange={setPeriod} />
      {error && data === undefined && <Notice onRetry={() => void refetch()}>{reasonOf(error)}</Notice>}
      {!error && data === undefined && (
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      )}
      {data !== undefined && (
        <>
          <Part title={t("team-dashboard.analytics.named")}>
            <NamedTable data={data} />
            <Sources people={data.people} />
          </Part>
          <Part title={t("team-dashboard.analytics.others")} text={t("team-dashboard.analytics.othersText")}>
            <Quarters quarters={data.quarters} />
          </Part>
        </>
      )}
      <Part
        title={t("team-dashboard.analytics.placements")}
        text={t("team-dashboard.analytics.placementsText")}
      >
        <Placements teamId={teamId} period={period} />
      </Part>
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{title}</h2>
      {text !== undefined && <p className="max-w-prose text-sm text-muted text-pretty">{text}</p>}
      {children}
    </section>
  );
}

function PeriodFields({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { t } = useTranslation();
  const isBackwards = period.from > period.to;
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4 sm:grid-cols-2">
      {(["from", "to"] as const).map((end) => (
        <Field
          key={end}
          label={t(`team-dashboard.analytics.${end}`)}
          error={isBackwards && end === "to" ? t("team-dashboard.analytics.backwards") : undefined}
        >
          <Input
            type="date"
            value={period[end]}
            onChange={({ target }) => target.value !== "" && onChange({ ...period, [end]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}

function useShareText() {
  const { t, i18n } = useTranslation();
  const percent = (value: number) => formatPercent(value, i18n.language);
  return (share: Share | null): string =>
    share === null
      ? t("team-dashboard.analytics.tooFew")
      : t("team-dashboard.analytics.between", {
          point: percent(share.point),
          low: percent(share.low),
          high: percent(share.high),
        });
}

const columns = ["sent", "answered", "interviews", "offers"] as const;

const cell = "px-3 py-2.5 text-right tabular whitespace-nowrap";

function PersonRow({ person: { displayName, all, goals } }: { person: PersonFigures }) {
  const { t, i18n } = useTranslation();
  const shareText = useShareText();
  const n = (value: number) => formatNumber(value, i18n.language);
  const half = all.daysToAnswer?.half ?? null;
  const days =
    half === null
      ? t("team-dashboard.analytics.tooFew")
      : t("team-dashboard.analytics.nDays", { n: n(half) });
  const met = goals.map((goal) =>
    t("team-dashboard.analytics.goalOf", { met: n(goal.met), weeks: n(goal.weeks) }),
  );
  return (
    <tr>
      <th scope="row" className="px-3 py-2.5 text-left font-semibold">
        {displayName}
      </th>
      {columns.map((name) => (
        <td key={name} className={cell}>
          {n(all[name])}
        </td>
      ))}
      <td className={cell}>{shareText(all.responseRate)}</td>
      <td className={cell}>{days}</td>
      <td className={cell}>{met.join(", ") || "–"}</td>
    </tr>
  );
}

function NamedTable({ data: { people, total } }: { data: Answer }) {
  const { t, i18n } = useTranslation();
  const shareText = useShareText();
  const n = (value: number) => formatNumber(value, i18n.language);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrolling area must be reachable by keyboard.
      tabIndex={0}
      aria-label={t("team-dashboard.analytics.named")}
      className="overflow-x-auto rounded-xl border border-line bg-surface"
    >
      <table className="w-full text-[0.9375rem]">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="px-3 py-2.5 text-left font-semibold">
              {t("team-dashboard.analytics.person")}
            </th>
            {[...columns, "rate", "days", "goals"].map((name) => (
              <th key={name} scope="col" className="px-3 py-2.5 text-right font-semibold">
                {t(`team-dashboard.analytics.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {people.map((person) => (
            <PersonRow key={person.userId} person={person} />
          ))}
          {people.length > 1 && (
            <tr className="bg-sunk">
              <th scope="row" className="px-3 py-2.5 text-left font-semibold">
                {t("team-dashboard.analytics.total")}
              </th>
              {columns.map((name) => (
                <td key={name} className={cell}>
                  {n(total[name])}
                </td>
              ))}
              <td className={cell}>{shareText(total.responseRate)}</td>
              <td className={cell} />
              <td className={cell} />
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The sources of everybody named, taken together, the most frequent first. */
function Sources({ people }: { people: readonly PersonFigures[] }) {
  const { t, i18n } = useTranslation();
  const n = (value: number) => formatNumber(value, i18n.language);
  const sources = new Map<string, { name: string; sent: number; answered: number }>();
  for (const { key, name, sent, answered } of people.flatMap((person) => person.sources)) {
    const before = sources.get(key) ?? { name, sent: 0, answered: 0 };
    sources.set(key, { ...before, sent: before.sent + sent, answered: before.answered + answered });
  }
  const rows = [...sources].sort(([, a], [, b]) => b.sent - a.sent).slice(0, 8);
  if (rows.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <h3 className="text-base">{t("team-dashboard.analytics.sources")}</h3>
      <ul className="grid gap-1 text-[0.9375rem]">
        {rows.map(([key, { name, sent, answered }]) => (
          <li key={key} className="wrap-anywhere">
            {t("team-dashboard.analytics.sourceOf", {
              name: name || t("team-dashboard.analytics.noSource"),
              sent: n(sent),
              answered: n(answered),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Quarters({ quarters }: { quarters: Answer["quarters"] }) {
  const { t, i18n } = useTranslation();
  const shareText = useShareText();
  return (
    <dl className="grid grid-cols-1 gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {quarters.map(({ quarter, combined }) => {
        const [year = "", n = ""] = quarter.split("-Q");
        return (
          <div key={quarter} className="grid content-start gap-1 bg-surface p-4">
            <dt className="text-sm text-muted">{t("team-dashboard.analytics.quarter", { n, year })}</dt>
            {combined === null ? (
              <dd>{t("team-dashboard.analytics.notEnough")}</dd>
            ) : (
              <>
                <dd className="font-semibold">
                  {t("team-dashboard.analytics.combined", {
                    count: combined.people,
                    sent: formatNumber(combined.sent, i18n.language),
                  })}
                </dd>
                <dd>
                  <CombinedFunnel combined={combined} />
                </dd>
                <dd className="text-sm">
                  {combined.halfWithin === null
                    ? t("team-dashboard.analytics.noTime")
                    : combined.halfWithin.days === null
                      ? t("team-dashboard.analytics.halfLater", { count: 30 })
                      : t("team-dashboard.analytics.halfWithin", { count: combined.halfWithin.days })}
                </dd>
                <dd className="text-sm">
                  {t("team-dashboard.analytics.combinedRate", { rate: shareText(combined.responseRate) })}
                </dd>
                <dd className="text-sm">
                  {t("team-dashboard.analytics.combinedInterviews", {
                    rate: shareText(combined.interviewRate),
                  })}
                </dd>
              </>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Number of applications by the level they reached, in steps of five. */
function CombinedFunnel({ combined }: { combined: NonNullable<Answer["quarters"][number]["combined"]> }) {
  const { t, i18n } = useTranslation();
  return (
    <ul className="grid gap-0.5 text-sm">
      {combined.funnel.map(({ level, reached }) => (
        <li key={level} className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">{t(`analytics.level.${level}`)}</span>
          <span className="tabular">
            {reached === null
              ? t("team-dashboard.analytics.few")
              : t("team-dashboard.analytics.about", { n: formatNumber(reached, i18n.language) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Placements({ teamId, period }: { teamId: string; period: Period }) {
  const { t, i18n } = useTranslation();
  const save = usePlacements(teamId, period);
  const isBackwards = period.from > period.to;
  return (
    <div className="grid grid-cols-1 gap-3">
      {save.error && <Notice>{reasonOf(save.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {(["pdf", "csv"] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="sm"
            disabled={isBackwards}
            busy={save.isPending && save.variables.format === format}
            onClick={() => save.mutate({ format, language: i18n.language })}
          >
            {t(format === "pdf" ? "team-dashboard.analytics.savePdf" : "team-dashboard.analytics.saveCsv")}
          </Button>
        ))}
      </div>
    </div>
  );
}

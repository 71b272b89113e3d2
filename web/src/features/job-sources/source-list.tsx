import type { JobSourceInfo } from "@waymark/contract/job-sources";
import type { TFunction } from "i18next";
import { Building2, Globe, List } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ownDates } from "../../lib/dates.ts";
import { formatInstant, formatNumber, isoDay } from "../../lib/format.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { TextLink } from "../../ui/button/link-button.tsx";
import { Row, Rows } from "../../ui/rows.tsx";

const mostNamed = 3;

/** The first three countries in the reader's language, and the number of others. */
function countryNames(codes: readonly string[], language: string, t: TFunction): string {
  if (codes.length === 0) return t("job-sources.anywhere");
  const names = new Intl.DisplayNames([language], { type: "region" });
  const list = codes.slice(0, mostNamed).map((code) => names.of(code) ?? code);
  if (codes.length <= mostNamed) return list.join(", ");
  return t("job-sources.countriesMore", { list: list.join(", "), n: codes.length - mostNamed });
}

const icons = { list: List, boards: Building2, sites: Globe } as const;
const tones: Record<JobSourceInfo["state"], BadgeTone> = { on: "pine", needs_key: "amber", off: "grey" };
const order = { on: 0, needs_key: 1, off: 2 } as const;

/** All job sources, active ones first, with their status and terms. */
export function SourceList({ sources }: { sources: readonly JobSourceInfo[] }) {
  const { t, i18n } = useTranslation();
  const sorted = sources.toSorted((a, b) => order[a.state] - order[b.state]);
  const delivered = sorted.filter((source) => hasDeliveredToday(source));
  return (
    <div className="grid gap-3">
      <p className="text-[0.9375rem] text-muted wrap-anywhere">
        {delivered.length === 0
          ? t("job-sources.today.none")
          : t("job-sources.today.names", {
              names: new Intl.ListFormat(i18n.language).format(delivered.map(({ name }) => name)),
            })}
      </p>
      <Rows>
        {sorted.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </Rows>
    </div>
  );
}

/** Whether postings of it came on this day of the person. */
function hasDeliveredToday({ state, lastSuccess }: JobSourceInfo, now = new Date()): boolean {
  const zone = ownDates.get()?.timeZone;
  return state === "on" && lastSuccess !== null && isoDay(new Date(lastSuccess), zone) === isoDay(now, zone);
}

function StateBadges({ source }: { source: JobSourceInfo }) {
  const { t } = useTranslation();
  const isOn = source.state === "on";
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[source.state]}>{t(`job-sources.state.${source.state}`)}</Badge>
      {hasDeliveredToday(source) && <Badge tone="pine">{t("job-sources.today.badge")}</Badge>}
      {isOn && source.isAside && <Badge tone="amber">{t("job-sources.aside.badge")}</Badge>}
    </span>
  );
}

function SourceRow({ source }: { source: JobSourceInfo }) {
  const { t, i18n } = useTranslation();
  const number = (n: number) => formatNumber(n, i18n.language);
  const when = (instant: string) => formatInstant(instant, i18n.language);
  const counts = [
    ...(source.count > 0 ? [t("job-sources.count", { count: source.count, n: number(source.count) })] : []),
    ...(source.kind === "list"
      ? []
      : [t("job-sources.boards", { count: source.boards, n: number(source.boards) })]),
    source.lastSuccess === null
      ? t("job-sources.never")
      : t("job-sources.last", { when: when(source.lastSuccess) }),
    ...(source.nextRun === null ? [] : [t("job-sources.next", { when: when(source.nextRun) })]),
  ];
  const terms = [
    t(`job-sources.kind.${source.kind}`),
    countryNames(source.countries, i18n.language, t),
    t("job-sources.every", { hours: Math.round(source.refreshMinutes / 60), days: source.keepDays }),
  ];
  return (
    <Row
      icon={icons[source.kind]}
      title={source.name}
      badge={<StateBadges source={source} />}
      status={source.state === "on" ? counts.join(" · ") : terms.slice(0, 2).join(" · ")}
    >
      <Details source={source} terms={terms} />
    </Row>
  );
}

/** Details below a source: terms, label, last problem, credit line. */
function Details({ source, terms }: { source: JobSourceInfo; terms: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const isOn = source.state === "on";
  const credit = t(`job-sources.credit.${source.credit}`, { name: source.name });
  const asked = [
    ...(isOn ? terms : terms.slice(2)),
    t(source.beforeSignIn ? "job-sources.beforeSignIn" : "job-sources.afterSignIn"),
    ...(source.keys.length === 0 ? [] : [t("job-sources.keys", { names: source.keys.join(", ") })]),
  ];
  return (
    <div className="grid gap-1 pl-14 text-sm text-muted max-sm:pl-0">
      <p className="wrap-anywhere">{asked.join(" · ")}</p>
      {source.label !== null && <p>{t(`job-sources.label.${source.label}`)}</p>}
      {source.aggregates !== "allowed" && <p>{t(`job-sources.aggregates.${source.aggregates}`)}</p>}
      {isOn && source.problem !== "" && (
        <p className="font-medium text-rust">{t(`job-sources.problem.${source.problem}`)}</p>
      )}
      {isOn && source.isAside && <p>{t("job-sources.aside.text")}</p>}
      {isOn && source.skipped > 0 && (
        <p>
          {t("job-sources.skipped", {
            count: source.skipped,
            n: formatNumber(source.skipped, i18n.language),
          })}
        </p>
      )}
      {source.link === null ? (
        <p>{t("job-sources.linked", { credit })}</p>
      ) : (
        <p>
          <TextLink href={source.link} target="_blank" rel={source.follow ? "noopener" : "noopener nofollow"}>
            {credit}
          </TextLink>
        </p>
      )}
    </div>
  );
}

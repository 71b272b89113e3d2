import type { OccupationFacts as Facts } from "@waymark/contract/careers";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useOccupation } from "./queries.ts";

/** Published facts about the occupation that a title names; nothing for any other title. */
export function OccupationFacts({ title }: { title: string }) {
  const { t } = useTranslation();
  const { data, isPending, isError } = useOccupation(title);
  if (isPending) return <Skeleton className="h-40" />;
  if (isError) return <p className="text-sm text-muted">{t("careers.occupation.failed")}</p>;
  if (data === null) return null;
  return (
    <section aria-labelledby="occupation" className="grid gap-4 rounded-xl bg-sunk p-5">
      <div className="grid gap-1">
        <h3 id="occupation" className="text-lg">
          {t("careers.occupation.title")}
        </h3>
        <p className="text-[0.9375rem] text-muted text-pretty">
          {t("careers.occupation.about", { role: data.role })}
        </p>
      </div>
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {data.pay && <Pay pay={data.pay} />}
        {data.outlook && <Outlook outlook={data.outlook} />}
        <Lines
          title={t("careers.occupation.skills")}
          lines={[
            [t("careers.occupation.education"), data.education],
            [t("careers.occupation.skills"), data.skills.join(", ")],
          ]}
          source={t("careers.occupation.catalogue")}
        />
      </div>
      <TextRouteLink
        to="/dashboard"
        search={{ section: "career-paths" }}
        className="justify-self-start text-sm"
      >
        {t("careers.occupation.map")}
      </TextRouteLink>
    </section>
  );
}

function Pay({ pay }: { pay: NonNullable<Facts["pay"]> }) {
  const { t, i18n } = useTranslation();
  const money = new Intl.NumberFormat(i18n.language, {
    style: "currency",
    currency: pay.currency,
    maximumFractionDigits: 0,
  });
  const lines = (["p10", "p25", "p50", "p75", "p90"] as const).flatMap((name): [string, string][] => {
    const value = pay[name];
    return value === null ? [] : [[t(`careers.occupation.${name}`), money.format(value)]];
  });
  return <Lines title={t("careers.occupation.pay")} lines={lines} source={useSource(pay.source)} />;
}

function Outlook({ outlook }: { outlook: NonNullable<Facts["outlook"]> }) {
  const { t, i18n } = useTranslation();
  const growth = new Intl.NumberFormat(i18n.language, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 1,
  });
  return (
    <Lines
      title={t("careers.occupation.outlook")}
      lines={[
        [t("careers.occupation.growth"), growth.format(outlook.growth / 100)],
        [t("careers.occupation.openings"), formatNumber(outlook.openings, i18n.language)],
      ]}
      source={useSource(outlook.source)}
    />
  );
}

function useSource({ name, country, year }: { name: string; country: string; year: number }): string {
  const { t, i18n } = useTranslation();
  const regions = new Intl.DisplayNames([i18n.language], { type: "region" });
  return t("careers.occupation.source", {
    name,
    country: regions.of(country) ?? country,
    year: String(year),
  });
}

function Lines({
  title,
  lines,
  source,
}: {
  title: string;
  lines: readonly (readonly [string, string])[];
  source: string;
}) {
  return (
    <div className="grid content-start gap-2 text-[0.9375rem]">
      <h4 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{title}</h4>
      <dl className="tabular grid gap-1.5">
        {lines.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-semibold text-pretty">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{source}</p>
    </div>
  );
}

import type { Offer, OfferRank as Rank } from "@waymark/contract/offers";
import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatMoney, formatNumber } from "../../lib/format.ts";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useOfferRank } from "./queries.ts";

/** An offer's base pay compared with the pay in postings for the same work. */
export function OfferRank({ offer }: { offer: Offer }) {
  const { t } = useTranslation();
  const query = useOfferRank(offer);
  if (query.isPending)
    return (
      <Loading>
        <Skeleton className="h-20" />
      </Loading>
    );
  if (query.isError) return <Notice onRetry={() => void query.refetch()}>{reasonOf(query.error)}</Notice>;
  const { standing: rank } = query.data;
  if (rank.locked !== null)
    return (
      <div className="grid justify-items-start gap-2.5 text-sm">
        <p className="flex gap-2 text-muted">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t("applications-tracker.offer.market.locked", { count: rank.count })}
        </p>
        <ButtonRouteLink size="sm" variant="secondary" to="/dashboard" search={{ section: "upgrade" }}>
          {t("applications-tracker.offer.market.unlock")}
        </ButtonRouteLink>
      </div>
    );
  if (rank.percentile === null || rank.salary === null)
    return (
      <p className="text-sm text-muted">
        {t("applications-tracker.offer.market.few", { count: rank.count, currency: rank.currency })}
      </p>
    );
  return <Known rank={rank} percentile={rank.percentile} salary={rank.salary} />;
}

function Known({
  rank,
  percentile,
  salary,
}: {
  rank: Rank;
  percentile: number;
  salary: NonNullable<Rank["salary"]>;
}) {
  const { t, i18n } = useTranslation();
  const { distribution, yearly, currency, count } = rank;
  const most = Math.max(1, ...distribution.map((step) => step.count));
  const low = distribution[0]?.from ?? 0;
  const high = distribution.at(-1)?.to ?? 1;
  const at = Math.min(100, Math.max(0, ((yearly - low) / Math.max(1, high - low)) * 100));
  const money = (value: number) => formatMoney(Math.round(value), currency, i18n.language);
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">
        {t("applications-tracker.offer.market.percentile", {
          share: formatNumber(percentile, i18n.language),
        })}
      </p>
      <svg viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true" className="h-12 w-full">
        {distribution.map((step, i) => {
          const width = 100 / distribution.length;
          const height = (step.count / most) * 28;
          return (
            <rect
              key={step.from}
              x={i * width + 0.4}
              y={30 - height}
              width={width - 0.8}
              height={height}
              className="fill-line-strong"
            />
          );
        })}
        <line
          x1={at}
          x2={at}
          y1="0"
          y2="30"
          vectorEffect="non-scaling-stroke"
          className="stroke-pine stroke-3"
        />
      </svg>
      <p className="tabular text-xs text-muted">
        {t("applications-tracker.offer.market.middle", {
          count,
          low: money(salary.p25),
          mid: money(salary.p50),
          high: money(salary.p75),
        })}
        {rank.samples && ` ${t("applications-tracker.offer.market.samples")}`}
      </p>
    </div>
  );
}

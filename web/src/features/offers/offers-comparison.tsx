import { comparedOffers, type Offer } from "@waymark/contract/offers";
import { bestOf, type ComparedRow, comparedRows } from "@waymark/domain/offers/compare";
import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatDate } from "../../lib/format.ts";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RowsSkeleton } from "../../ui/rows.tsx";
import { OfferRank } from "./offer-rank.tsx";
import { wordsOf } from "./offer-words.ts";
import { useOffers } from "./queries.ts";

/** Up to four offers side by side, with the best value of each row marked and a comparison with the market. */
export function OffersComparison() {
  const { t } = useTranslation();
  const list = useOffers();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const all = list.data?.offers ?? [];
  const ids = chosen ?? all.slice(0, comparedOffers).map(({ id }) => id);
  const shown = all.filter(({ id }) => ids.includes(id)).slice(0, comparedOffers);
  const toggle = (id: string) =>
    setChosen(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-comparedOffers));
  const back = (
    <ButtonRouteLink variant="secondary" to="/dashboard" search={{ section: "applications" }}>
      {t("applications-tracker.offer.toBoard")}
    </ButtonRouteLink>
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[1.75rem] sm:text-3xl">{t("applications-tracker.offer.compareTitle")}</h1>
        {all.length > 0 && back}
      </div>
      {list.isPending && <RowsSkeleton label={t("applications-tracker.offer.loading")} />}
      {list.isError && (
        <Notice onRetry={() => void list.refetch()}>
          {t("applications-tracker.offer.failed", { reason: reasonOf(list.error) })}
        </Notice>
      )}
      {list.isSuccess && all.length === 0 && (
        <EmptyState
          title={t("applications-tracker.offer.empty")}
          text={t("applications-tracker.offer.emptyText")}
          action={back}
        />
      )}
      {all.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-sm text-muted">
            {t("applications-tracker.offer.choose", { limit: comparedOffers })}
          </legend>
          {all.map((offer) => (
            <Chip key={offer.id} pressed={ids.includes(offer.id)} onClick={() => toggle(offer.id)}>
              {chipOf(offer, all)}
            </Chip>
          ))}
        </fieldset>
      )}
      {shown.length > 0 && <Comparison offers={shown} />}
    </div>
  );
}

const nameOf = ({ job }: Offer): string => job.company || job.title;
/** Two offers of one company are distinguished by their titles. */
const chipOf = (offer: Offer, all: readonly Offer[]): string =>
  all.some((other) => other !== offer && nameOf(other) === nameOf(offer)) && offer.job.company
    ? `${offer.job.company} · ${offer.job.title}`
    : nameOf(offer);

const rowHead = "sticky left-0 z-1 bg-surface p-3 text-left align-top text-sm font-semibold max-sm:max-w-28";

function Comparison({ offers }: { offers: readonly Offer[] }) {
  const { t, i18n } = useTranslation();
  const mixed = new Set(offers.map(({ currency }) => currency)).size > 1;
  const { isStated, statedPlain, left } = useStatedRows(offers);
  const none = (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t("applications-tracker.offer.notSaid")}</span>
    </span>
  );
  return (
    <div className="grid gap-3">
      {mixed && <Notice tone="info">{t("applications-tracker.offer.mixed")}</Notice>}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too.
        tabIndex={0}
        aria-label={t("applications-tracker.offer.compareTitle")}
        className="relative overflow-x-auto rounded-xl border border-line bg-surface"
      >
        <table className="w-full border-collapse text-[0.9375rem]">
          <OfferHeads offers={offers} />
          <tbody className="divide-y divide-line">
            {comparedRows.filter(isStated).map((row) => (
              <JudgedRow key={row} row={row} offers={offers} head={rowHead} none={none} />
            ))}
            {statedPlain.map(([row, words]) => (
              <tr key={row}>
                <th scope="row" className={rowHead}>
                  {t(`applications-tracker.offer.row.${row}`)}
                </th>
                {offers.map((offer) => (
                  <td key={offer.id} className="p-3 align-top whitespace-pre-line wrap-anywhere">
                    {words(offer) ?? none}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className={rowHead}>
                {t("applications-tracker.offer.row.market")}
              </th>
              {offers.map((offer) => (
                <td key={offer.id} className="p-3 align-top">
                  <OfferRank offer={offer} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <p className="max-w-prose text-sm text-muted">
        {t("applications-tracker.offer.reckoned")}{" "}
        {left.length > 0 &&
          t("applications-tracker.offer.leftOut", {
            rows: new Intl.ListFormat(i18n.language).format(left),
          })}
      </p>
    </div>
  );
}

/** A row about which no offer says anything would be a row of dashes: it is named below the table instead. */
function useStatedRows(offers: readonly Offer[]) {
  const { t, i18n } = useTranslation();
  const day = (date: string | null) =>
    date === null ? null : formatDate(`${date}T12:00:00Z`, i18n.language);
  const plain: readonly [string, (offer: Offer) => string | null][] = [
    ["startsOn", (offer) => day(offer.startsOn)],
    ["decideBy", (offer) => day(offer.decideBy)],
    ["benefits", (offer) => offer.benefits || null],
    ["notes", (offer) => offer.notes || null],
  ];
  const isStated = (row: ComparedRow) =>
    offers.some((offer) => wordsOf(row, offer, t, i18n.language) !== null);
  const statedPlain = plain.filter(([, words]) => offers.some((offer) => words(offer) !== null));
  const left = [
    ...comparedRows.filter((row) => !isStated(row)),
    ...plain.filter((row) => !statedPlain.includes(row)).map(([row]) => row),
  ].map((row) => t(`applications-tracker.offer.row.${row}`));
  return { isStated, statedPlain, left };
}

function OfferHeads({ offers }: { offers: readonly Offer[] }) {
  return (
    <thead>
      <tr className="border-b border-line">
        <td className={rowHead} />
        {offers.map((offer) => (
          <th key={offer.id} scope="col" className="min-w-44 p-3 text-left align-top">
            <span className="block wrap-anywhere">{nameOf(offer)}</span>
            <span className="block text-sm font-normal text-muted wrap-anywhere">{offer.job.title}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function JudgedRow({
  row,
  offers,
  head,
  none,
}: {
  row: ComparedRow;
  offers: readonly Offer[];
  head: string;
  none: React.ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const best = bestOf(row, offers);
  return (
    <tr>
      <th scope="row" className={head}>
        {t(`applications-tracker.offer.row.${row}`)}
      </th>
      {offers.map((offer, i) => (
        <td key={offer.id} className="tabular p-3 align-top">
          <span className={best.has(i) ? "font-semibold text-pine" : ""}>
            {wordsOf(row, offer, t, i18n.language) ?? none}
          </span>
          {best.has(i) && (
            <Badge tone="pine" className="ml-2">
              <Check aria-hidden="true" className="size-3" />
              {t("applications-tracker.offer.best")}
            </Badge>
          )}
        </td>
      ))}
    </tr>
  );
}

import { cities, roles } from "../../content/marketing.ts";
import type { PagePart } from "../part.ts";
import { RotationToggle } from "../rotation-toggle.tsx";
import { CityCard, type MarketCard, RoleCard } from "./market-card.tsx";

const growing = 1;

/**
 * The job market in two tabs. These are public facts; where the product's own index has enough postings,
 * market-island.ts fills copies of the template cards with its statistics.
 */
export function Market(part: PagePart) {
  const { t, language } = part;
  const { cityCards, roleCards } = cardsOf(part);
  const years = [...new Set(cities.map((city) => city.payYear))].toSorted();
  return (
    <section aria-labelledby="market" className="bg-surface" data-tabs data-market={language}>
      <div className="mx-auto grid max-w-page gap-8 px-5 py-20">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="grid max-w-2xl gap-3">
            <h2 id="market" className="text-3xl sm:text-4xl">
              {t("landing.market.heading")}
            </h2>
            <p className="text-lg text-muted">{t("landing.market.intro")}</p>
          </div>
          <Tabs t={t} />
        </div>
        <Panel
          part={part}
          id="cities"
          cards={cityCards}
          Card={CityCard}
          note={t("landing.market.citiesNote", {
            years: new Intl.ListFormat(language).format(years.map(String)),
          })}
        />
        <Panel
          part={part}
          id="roles"
          cards={roleCards}
          Card={RoleCard}
          note={t("landing.market.rolesNote")}
        />
      </div>
      <Templates t={t} />
    </section>
  );
}

function cardsOf({ t, language }: PagePart): { cityCards: MarketCard[]; roleCards: MarketCard[] } {
  const number = new Intl.NumberFormat(language);
  const short = new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 });
  const money = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  const growth = new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  const cityCards: MarketCard[] = cities.map((city) => ({
    title: city.name,
    pay: money.format(city.avgSalary),
    payLabel: t("landing.market.salary"),
    facts: [
      [short.format(city.jobs), t("landing.market.jobs")],
      [growth.format(city.growth / 100), t("landing.market.growth")],
    ],
    badge: t(`landing.market.demand.${city.growth >= growing ? "veryHigh" : "high"}`),
    listLabel: t("landing.market.fields"),
    list: city.fields.map((field) => t(`landing.market.field.${field}`)),
  }));
  const roleCards: MarketCard[] = roles.map((role) => ({
    title: role.title[language],
    pay: `${money.format(role.salary.low)} – ${money.format(role.salary.high)}`,
    payLabel: t("landing.market.range"),
    facts: [
      [growth.format(role.growth / 100), t("landing.market.growthRole")],
      [number.format(role.openings), t("landing.market.openings")],
      [short.format(role.employed), t("landing.market.employed")],
    ],
  }));
  return { cityCards, roleCards };
}

function Tabs({ t }: Pick<PagePart, "t">) {
  return (
    <div
      role="tablist"
      aria-label={t("landing.market.tabs")}
      className="hidden gap-1 rounded-lg border border-line-strong bg-surface p-1 js:flex"
    >
      {(["cities", "roles"] as const).map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={`panel-${id}`}
          aria-selected={id === "cities"}
          tabIndex={id === "cities" ? 0 : -1}
          className="min-h-9 rounded-md px-4 text-sm font-semibold text-muted hover:text-ink aria-selected:bg-pine-soft aria-selected:text-pine"
        >
          {t(`landing.market.${id}`)}
        </button>
      ))}
    </div>
  );
}

/** Templates of cards and sentences, which market-island.ts fills with the index's own figures. */
function Templates({ t }: Pick<PagePart, "t">) {
  const empty = { title: "", pay: "", facts: [], list: [] };
  return (
    <>
      <template data-card="cities">
        <CityCard
          card={{
            ...empty,
            payLabel: t("landing.market.medianPay"),
            listLabel: t("landing.market.skills"),
            badge: t("landing.market.demand.high"),
          }}
        />
      </template>
      <template data-card="roles">
        <RoleCard card={{ ...empty, payLabel: t("landing.market.range") }} />
      </template>
      <template
        data-words
        data-open={t("landing.market.openNow")}
        data-companies={t("landing.market.companies")}
        data-growth={t("landing.market.growthWeek")}
        data-high={t("landing.market.demand.high")}
        data-very-high={t("landing.market.demand.veryHigh")}
        data-no-pay={t("landing.market.noPay")}
        data-live={t("landing.market.live")}
        data-note={t("landing.market.liveNote", { number: "[number]", date: "[date]" })}
      />
    </>
  );
}

function Panel({
  part: { t },
  id,
  cards,
  Card,
  note,
}: {
  part: PagePart;
  id: "cities" | "roles";
  cards: readonly MarketCard[];
  Card: typeof CityCard;
  note: string;
}) {
  return (
    <div
      id={`panel-${id}`}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      data-rotation
      data-open={id === "cities" ? "" : undefined}
      className="grid gap-4 js:not-data-open:hidden"
    >
      <ol data-cards={id} className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col lg:gap-0">
        {cards.map((card, i) => (
          <Card key={card.title} card={card} step={i} />
        ))}
      </ol>
      <div className="flex items-start justify-between gap-4">
        <p data-note={id} className="max-w-3xl text-sm text-muted">
          {note}
        </p>
        <RotationToggle t={t} className="shrink-0" />
      </div>
    </div>
  );
}

import type { AnswerOf } from "@waymark/contract/endpoint";
import type { MarketCity, MarketRole, readMarket } from "@waymark/contract/job-search-market";

type Market = AnswerOf<typeof readMarket>;
type Words = Record<
  "open" | "companies" | "growth" | "high" | "veryHigh" | "noPay" | "live" | "note",
  string
>;

/** Replaces the public facts by the product's own statistics, for each list with enough data. */
export async function showLiveMarket(part: HTMLElement): Promise<void> {
  const language = part.dataset.market ?? "en";
  const answer = await fetch(`/api/market?language=${language}`);
  if (!answer.ok) return;
  // Our own server's answer, typed by its contract.
  const market = (await answer.json()) as Market;
  const words = part.querySelector<HTMLElement>("[data-words]")?.dataset as Words | undefined;
  if (words === undefined) return;
  const show = cardsIn(language, words);
  if (market.cities) replace(part, "cities", market.cities.map(show.city), market, words);
  if (market.roles) replace(part, "roles", market.roles.map(show.role), market, words);
}

interface Card {
  title: string;
  pay: string;
  facts: readonly (readonly [string, string])[];
  badge?: string;
  list?: string;
}

function cardsIn(language: string, words: Words) {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", signDisplay: "exceptZero" });
  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(language, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: 0,
    }).format(amount);
  const growth = (value: number | null): [string, string][] =>
    value === null ? [] : [[percent.format(value / 100), words.growth]];
  return {
    city: ({ name, jobs, pay, growth: grown, demand, skills }: MarketCity): Card => ({
      title: name,
      pay: pay ? money(pay.amount, pay.currency) : words.noPay,
      facts: [[number.format(jobs), words.open], ...growth(grown)],
      badge: demand === null ? "" : words[demand],
      list: skills.join(" · "),
    }),
    role: ({ title, openings, pay, growth: grown, companies }: MarketRole): Card => ({
      title,
      pay: pay ? `${money(pay.low, pay.currency)} – ${money(pay.high, pay.currency)}` : words.noPay,
      facts: [
        [number.format(openings), words.open],
        [number.format(companies), words.companies],
        ...growth(grown),
      ],
    }),
  };
}

/** Fills copies of the template card. The rotation continues with whatever steps it finds. */
function replace(
  part: HTMLElement,
  id: "cities" | "roles",
  cards: Card[],
  market: Market,
  words: Words,
): void {
  const list = part.querySelector<HTMLElement>(`[data-cards="${id}"]`);
  const note = part.querySelector<HTMLElement>(`[data-note="${id}"]`);
  const template = part.querySelector<HTMLTemplateElement>(`template[data-card="${id}"]`);
  if (!list || !template) return;
  list.replaceChildren(...cards.map((card, i) => fill(template, card, i)));
  const language = part.dataset.market ?? "en";
  if (!note) return;
  const badge = document.createElement("strong");
  badge.textContent = words.live;
  badge.className = "mr-2 rounded-sm bg-field px-2 py-0.5 text-xs text-blaze";
  const text = words.note
    .replace("[number]", new Intl.NumberFormat(language).format(market.postings))
    .replace(
      "[date]",
      new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(market.asOf)),
    );
  note.replaceChildren(badge, text);
}

function fill(template: HTMLTemplateElement, card: Card, index: number): Node {
  const copy = template.content.cloneNode(true);
  if (!(copy instanceof DocumentFragment)) return copy;
  const slot = (name: string) => copy.querySelector<HTMLElement>(`[data-slot="${name}"]`);
  const step = copy.querySelector<HTMLElement>("[data-step]");
  if (step) step.dataset.step = String(index);
  step?.toggleAttribute("data-active", index === 0);
  const title = slot("title");
  if (title) title.textContent = card.title;
  const pay = slot("pay");
  if (pay) pay.textContent = card.pay;
  const badge = slot("badge")?.firstElementChild;
  if (badge && card.badge) badge.textContent = card.badge;
  else badge?.remove();
  const list = slot("list");
  if (list) list.textContent = card.list ?? "";
  if (list && !card.list) list.parentElement?.remove();
  slot("facts")?.replaceChildren(
    ...card.facts.map(([figure, label]) => {
      const row = document.createElement("div");
      row.className = "flex items-baseline justify-between gap-x-3";
      const term = document.createElement("dt");
      term.className = "text-muted";
      term.textContent = label;
      const value = document.createElement("dd");
      value.className = "tabular shrink-0 font-semibold";
      value.textContent = figure;
      row.append(term, value);
      return row;
    }),
  );
  return copy;
}

import type { Insights } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";

type Figures = Insights["figures"];

/** The numbers that a text about insights may contain, by kind. */
export interface AllowedNumbers {
  readonly counts: ReadonlySet<number>;
  readonly percents: ReadonlySet<number>;
  readonly money: ReadonlySet<number>;
  /** The currency's notations, folded; empty without pay. */
  readonly currency: readonly string[];
}

/** Days over which the newest postings are counted. */
export const newestDays = 7;

export function allowedNumbers(figures: Figures, language: Language): AllowedNumbers {
  const { salary, skills, companies, remoteShare } = figures;
  const counted = [...skills, ...companies].map(({ count }) => count);
  return {
    counts: new Set([
      figures.matches,
      figures.newLast7Days,
      figures.newPrevious7Days,
      newestDays,
      ...counted,
      ...(salary === null ? [] : [salary.count]),
    ]),
    percents: new Set(remoteShare === null ? [] : [Math.round(remoteShare * 100)]),
    money: new Set(salary === null ? [] : [salary.p25, salary.p50, salary.p75]),
    currency: salary === null ? [] : currencyNames(salary.currency, language),
  };
}

function currencyNames(currency: string, language: Language): string[] {
  const display = ["symbol", "narrowSymbol", "code", "name"] as const;
  const named = display.flatMap((currencyDisplay) =>
    [1, 2].flatMap((amount) =>
      new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
        .formatToParts(amount)
        .filter(({ type }) => type === "currency")
        .map(({ value }) => value.toLowerCase()),
    ),
  );
  const parts = named.flatMap((name) => name.split(/[ -]/).filter((part) => part.length > 3));
  return [...new Set([...named, ...parts])];
}

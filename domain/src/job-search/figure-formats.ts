import type { Language } from "@waymark/contract/values";

/**
 * Formatters of a language for the figures of insights: counts, shares (of 1, as whole percents), and whole amounts of
 * money.
 * @param currency ISO 4217; the default only serves figures without pay, which then show none.
 */
export function figureFormats(language: Language, currency = "USD") {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const amount = new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0 });
  return { number, percent, money: (value: number) => amount.format(value) };
}

import type { Language } from "@waymark/contract/values";

/**
 * How a language writes the figures of insights: counts, shares (of 1) without decimals, and whole amounts.
 * @param currency ISO 4217; US dollars where no pay is known, which then is not written either.
 */
export function figureFormats(language: Language, currency = "USD") {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const amount = new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0 });
  return { number, percent, money: (value: number) => amount.format(value) };
}

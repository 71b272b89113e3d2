/**
 * Reads an amount as people write it: `45000`, `45.000`, `45,000.50`, `45 000,5`. Null for an empty text, undefined for
 * one that is no amount.
 */
export function amountIn(text: string): number | null | undefined {
  const plain = text.replace(/[\s'’\u00a0\u202f]/g, "").replace(/^[€$£]|[€$£]$/g, "");
  if (plain === "") return null;
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain);
  if (grouped) return Number(plain.replace(/[.,]/g, ""));
  const found = /^(\d{1,3}(?:([.,])\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  if (found === null) return undefined;
  const amount = Number(`${(found[1] ?? "").replace(/[.,]/g, "")}.${found[3] ?? "0"}`);
  return amount <= 1_000_000_000 ? amount : undefined;
}

/** An amount as its field shows it; empty for none. */
export const amountText = (amount: number | null, language: string): string =>
  amount === null ? "" : new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(amount);

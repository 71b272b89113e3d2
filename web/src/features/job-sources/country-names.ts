import type { TFunction } from "i18next";

const mostNamed = 3;

/** The first three countries in the reader's language, and the number of others. */
export function countryNames(codes: readonly string[], language: string, t: TFunction): string {
  if (codes.length === 0) return t("job-sources.anywhere");
  const names = new Intl.DisplayNames([language], { type: "region" });
  const list = codes.slice(0, mostNamed).map((code) => names.of(code) ?? code);
  if (codes.length <= mostNamed) return list.join(", ");
  return t("job-sources.countriesMore", { list: list.join(", "), n: codes.length - mostNamed });
}

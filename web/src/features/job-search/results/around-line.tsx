import type { SearchAnswer } from "@waymark/contract/jobs";
import { useTranslation } from "react-i18next";
import type { SearchForm } from "../form/search-form.ts";

/** Says which radius was searched, or that the place is unknown. */
export function AroundLine({
  around,
  searched,
}: {
  around: SearchAnswer["around"];
  searched: Pick<SearchForm, "location" | "within">;
}) {
  const { t, i18n } = useTranslation();
  const place = searched.location.trim();
  if (searched.within === "" || place === "") return null;
  return (
    <p role="status" className="text-[0.9375rem] text-muted wrap-anywhere">
      {around
        ? t("job-search.within.shown", { km: around.km, place: withCountry(around, i18n.language) })
        : t("job-search.within.unknown", { place })}
    </p>
  );
}

/** 'Leeds (United Kingdom)': many names exist in several countries, so the line says which was searched. */
function withCountry({ place, country }: NonNullable<SearchAnswer["around"]>, language: string): string {
  if (country === undefined) return place;
  const name = new Intl.DisplayNames([language], { type: "region" }).of(country) ?? country;
  return place.toLowerCase().includes(name.toLowerCase()) ? place : `${place} (${name})`;
}

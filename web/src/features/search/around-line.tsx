import type { SearchAnswer } from "@waymark/contract/jobs";
import { useTranslation } from "react-i18next";
import type { SearchForm } from "./search-form.ts";

/** Says in which radius was searched, or that the place is no town we know. */
export function AroundLine({
  around,
  searched,
}: {
  around: SearchAnswer["around"];
  searched: Pick<SearchForm, "location" | "within">;
}) {
  const { t } = useTranslation();
  const place = searched.location.trim();
  if (searched.within === "" || place === "") return null;
  return (
    <p role="status" className="text-[0.9375rem] text-muted wrap-anywhere">
      {around ? t("search.within.shown", around) : t("search.within.unknown", { place })}
    </p>
  );
}

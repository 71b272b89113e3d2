import type { TFunction } from "i18next";
import { languageNames } from "../../../lib/language/language-names.ts";
import { firstForm, type SearchForm } from "./search-form.ts";

/** A set filter as text, and the change that clears it. */
export interface ActiveFilter {
  readonly id: string;
  readonly text: string;
  readonly without: Partial<SearchForm>;
}

const { postedWithin, level, company, source, language, salaryKnown, hideCompanies } = firstForm;
export const noFilters = { postedWithin, level, company, source, language, salaryKnown, hideCompanies };

export function activeFilters(form: SearchForm, t: TFunction): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (id: string, text: string, without: Partial<SearchForm>) => active.push({ id, text, without });
  if (form.postedWithin !== "")
    add("posted", t("job-search.filters.within", { count: Number(form.postedWithin) }), { postedWithin: "" });
  if (form.level !== "") add("level", t(`job-search.level.${form.level}`), { level: "" });
  if (form.company !== "") add("company", form.company, { company: "" });
  if (form.source !== "")
    add("source", t("job-search.filters.fromSource", { name: form.source }), { source: "" });
  if (form.language !== "") add("language", languageNames[form.language], { language: "" });
  if (form.salaryKnown) add("known", t("job-search.filters.salaryKnown"), { salaryKnown: false });
  for (const name of form.hideCompanies)
    add(`hidden ${name}`, t("job-search.filters.without", { name }), {
      hideCompanies: form.hideCompanies.filter((one) => one !== name),
    });
  return active;
}

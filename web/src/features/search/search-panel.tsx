import { useQueryClient } from "@tanstack/react-query";
import type { Job } from "@waymark/contract/jobs";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchFocus } from "../../lib/search-focus.ts";
import { Notice } from "../../ui/notice.tsx";
import { InsightsPanel } from "./insights-panel.tsx";
import type { Dates } from "./job-facts.tsx";
import { parseSalary } from "./parse-salary.ts";
import { type InsightsAsked, searchKey, useInsights, useJobSearch } from "./queries.ts";
import { SearchFields } from "./search-fields.tsx";
import { isSameForm, resetForm, type SearchForm, toCall } from "./search-form.ts";
import { SearchResults } from "./search-results.tsx";
import { TrendingChips } from "./trending-chips.tsx";
import { useSearchForm } from "./use-search-form.ts";

/** The job search: what one looks for, what is found, and what the postings say about it. */
export function SearchPanel({
  saved,
  onToggleSaved,
  dates,
  whenEmpty,
}: {
  /** Ids of the postings the person keeps. */
  saved: ReadonlySet<string>;
  onToggleSaved: (job: Job) => void;
  dates?: Dates;
  /** What stands under a search that found nothing. */
  whenEmpty?: (asked: { query: string; location: string }) => ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const box = useSearchFocus();
  const form = useSearchForm();
  const asked = toCall(form.searched);
  const found = useJobSearch(asked);
  const [insightsAsked, setInsightsAsked] = useState<InsightsAsked | null>(null);
  const insights = useInsights(insightsAsked, i18n.language);
  const insightsButton = useRef<HTMLButtonElement>(null);
  const closeInsights = useCallback(() => {
    setInsightsAsked(null);
    insightsButton.current?.focus();
  }, []);

  const search = (next: SearchForm) => {
    // The same search again asks the server again, from its first page.
    if (isSameForm(next, form.searched))
      void client.resetQueries({ queryKey: searchKey(asked), exact: true });
    form.search(next);
  };
  const askInsights = () => {
    const next = { query: form.typed.query.trim(), location: form.typed.location.trim() };
    if (insights.isError && JSON.stringify(next) === JSON.stringify(insightsAsked)) void insights.refetch();
    setInsightsAsked(next);
  };

  return (
    <div className="grid gap-4">
      <h1 className="text-[1.75rem] sm:text-3xl">{t("search.title")}</h1>
      <SearchFields
        box={box}
        typed={form.typed}
        onType={form.type}
        onSearch={() => search(form.typed)}
        searching={found.isPending}
        onInsights={askInsights}
        insightsButton={insightsButton}
        insightsBusy={insights.isFetching}
      />
      <TrendingChips onPick={(query) => form.type({ query })} />
      {insightsAsked && insights.isError && !insights.isFetching && (
        <Notice onRetry={() => void insights.refetch()}>{t("search.insights.failed")}</Notice>
      )}
      {insightsAsked && insights.data && !insights.isError && (
        <InsightsPanel
          insights={insights.data}
          asker={insightsButton}
          wish={parseSalary(form.searched.salaryMin)}
          onClose={closeInsights}
        />
      )}
      <SearchResults
        found={found}
        item={form.item}
        onChoose={form.choose}
        onReset={() => search(resetForm)}
        empty={whenEmpty?.({ query: form.searched.query, location: form.searched.location })}
        dates={dates}
        saved={saved}
        onToggleSaved={onToggleSaved}
      />
    </div>
  );
}

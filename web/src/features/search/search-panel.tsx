import { useQueryClient } from "@tanstack/react-query";
import type { Job } from "@waymark/contract/jobs";
import type { KeptFilters } from "@waymark/contract/saved-searches";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchFocus } from "../../lib/search-focus.ts";
import { Notice } from "../../ui/notice.tsx";
import { InsightsPanel } from "./insights-panel.tsx";
import type { Dates } from "./job-facts.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { parseSalary } from "./parse-salary.ts";
import { type InsightsAsked, searchKey, useInsights, useJobSearch } from "./queries.ts";
import { ResultTools } from "./result-tools.tsx";
import { SearchFields } from "./search-fields.tsx";
import { fromFilters, isSameForm, resetForm, type SearchForm, toCall, toFilters } from "./search-form.ts";
import { SearchResults } from "./search-results.tsx";
import { TrendingChips } from "./trending-chips.tsx";
import { useSearchForm } from "./use-search-form.ts";

/** The search on the screen, and the way to another one. */
export interface KeptHere {
  filters: KeptFilters;
  onOpen: (filters: KeptFilters) => void;
}

/** The job search: what one looks for, what is found, and what the postings say about it. */
export function SearchPanel({
  saved,
  onToggleSaved,
  dates,
  whenEmpty,
  wish,
  kept,
}: {
  /** Ids of the postings the person keeps. */
  saved: ReadonlySet<string>;
  onToggleSaved: (job: Job) => void;
  dates?: Dates;
  /** What stands under a search that found nothing. */
  /** The least salary a year that the person's settings name, as typed. */
  wish?: string;
  /** The searches a person keeps, given the one on the screen and the way to open one. */
  kept?: (here: KeptHere) => ReactNode;
  whenEmpty?: (asked: { query: string; location: string }) => ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const box = useSearchFocus();
  const form = useSearchForm();
  // In no address: a link must not send what a person can do to a model.
  const [isRefined, setRefined] = useState(false);
  const asked = {
    ...toCall(form.searched),
    ...(isRefined && form.searched.sort === "match" ? { refine: "true" as const } : {}),
  };
  const found = useJobSearch(asked);
  const [isHelping, setHelp] = useState(false);
  const [insightsAsked, setInsightsAsked] = useState<InsightsAsked | null>(null);
  const insights = useInsights(insightsAsked, i18n.language);
  const insightsButton = useRef<HTMLButtonElement>(null);
  const closeInsights = useCallback(() => {
    setInsightsAsked(null);
    insightsButton.current?.focus();
  }, []);

  const search = (wanted: SearchForm) => {
    // Words that were typed anew may be slips again.
    const isSame = wanted.query.trim() === form.searched.query.trim();
    const next = isSame ? wanted : { ...wanted, asTyped: false };
    // The same search again asks the server again, from its first page.
    if (isSameForm(next, form.searched))
      void client.resetQueries({ queryKey: searchKey(asked), exact: true });
    form.search(next);
  };
  // Whoever opens a kept search wants what is new in it, not what was found minutes ago.
  const openKept = (next: SearchForm) => {
    void client.resetQueries({ queryKey: searchKey(toCall(next)), exact: true });
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
          asked={insightsAsked}
          asker={insightsButton}
          wish={parseSalary(form.searched.salaryMin) ?? parseSalary(wish ?? "")}
          onClose={closeInsights}
        />
      )}
      <ResultTools
        searched={form.typed}
        onSearch={search}
        onHelp={() => setHelp(true)}
        kept={kept?.({
          filters: toFilters(form.searched),
          onOpen: (filters) => openKept(fromFilters(filters)),
        })}
      />
      <SearchResults
        found={found}
        isRefined={isRefined}
        onRefine={setRefined}
        searched={form.searched}
        item={form.item}
        onChoose={form.choose}
        onReset={() => search(resetForm)}
        onAsTyped={() => form.search({ ...form.searched, asTyped: true })}
        onHelp={() => setHelp(true)}
        empty={whenEmpty?.({ query: form.searched.query, location: form.searched.location })}
        dates={dates}
        saved={saved}
        onToggleSaved={onToggleSaved}
      />
      <KeysHelp open={isHelping} onOpenChange={setHelp} />
    </div>
  );
}

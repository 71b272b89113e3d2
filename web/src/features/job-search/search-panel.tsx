import { useQueryClient } from "@tanstack/react-query";
import type { KeptFilters } from "@waymark/contract/job-search-saved";
import type { Job } from "@waymark/contract/jobs";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseSalary } from "../../lib/parse-salary.ts";
import { useSearchFocus } from "../../lib/search-focus.ts";
import { Notice } from "../../ui/notice.tsx";
import { SearchFields } from "./form/search-fields.tsx";
import {
  fromFilters,
  isSameForm,
  resetForm,
  type SearchForm,
  toCall,
  toFilters,
} from "./form/search-form.ts";
import { TrendingChips } from "./form/trending-chips.tsx";
import { useSearchForm } from "./form/use-search-form.ts";
import { InsightsPanel } from "./insights/insights-panel.tsx";
import type { Dates } from "./job/job-facts.tsx";
import { type InsightsAsked, searchKey, useInsights, useJobSearch } from "./queries.ts";
import { KeysHelp } from "./results/keys-help.tsx";
import { ResultTools } from "./results/result-tools.tsx";
import { SearchResults } from "./results/search-results.tsx";

/** The current search, and a function that opens another. */
export interface KeptHere {
  filters: KeptFilters;
  onOpen: (filters: KeptFilters) => void;
}

interface PanelProps {
  saved: ReadonlySet<string>;
  onToggleSaved: (job: Job) => void;
  /** A way to a letter for the open job, from another feature. */
  letter?: (job: Job) => ReactNode;
  dates?: Dates;
  /** The minimum yearly salary from the person's settings, as typed. */
  wish?: string;
  kept?: (here: KeptHere) => ReactNode;
  /** Rendered below a search without results. */
  whenEmpty?: (asked: { query: string; location: string }) => ReactNode;
  /** Published facts about the occupation of a query, from another feature; shown beside the insights of few postings. */
  published?: (query: string) => ReactNode;
}

/** The job search: fields, results, and insights. */
export function SearchPanel({
  saved,
  onToggleSaved,
  letter,
  dates,
  whenEmpty,
  wish,
  kept,
  published,
}: PanelProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const box = useSearchFocus();
  const form = useSearchForm();
  // Not in the address: a link must not cause the person's skills to be sent to a model.
  const [isRefined, setRefined] = useState(false);
  const asked = {
    ...toCall(form.searched),
    ...(isRefined && form.searched.sort === "match" ? { refine: "true" as const } : {}),
  };
  const found = useJobSearch(asked);
  const [isHelping, setHelp] = useState(false);
  const insights = useAskedInsights();
  const search = (wanted: SearchForm) => {
    // A changed query may contain new typing mistakes.
    const isSame = wanted.query.trim() === form.searched.query.trim();
    const next = isSame ? wanted : { ...wanted, asTyped: false, withUnwanted: false };
    // Repeating the same search asks the server again, from the first page.
    if (isSameForm(next, form.searched))
      void client.resetQueries({ queryKey: searchKey(asked), exact: true });
    form.search(next);
  };
  // A saved search is opened for its new postings, so cached results are dropped.
  const openKept = (next: SearchForm) => {
    void client.resetQueries({ queryKey: searchKey(toCall(next)), exact: true });
    form.search(next);
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-[1.75rem] sm:text-3xl">{t("job-search.title")}</h1>
      <SearchFields
        box={box}
        typed={form.typed}
        onType={form.type}
        onSearch={() => search(form.typed)}
        searching={found.isPending}
        onInsights={() => insights.ask(form.typed)}
        insightsButton={insights.button}
        insightsBusy={insights.found.isFetching}
      />
      <TrendingChips onPick={(query) => form.type({ query })} />
      <FoundInsights
        insights={insights}
        wish={parseSalary(form.searched.salaryMin) ?? parseSalary(wish ?? "")}
        published={published}
      />
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
        onUnwanted={(withUnwanted) => form.search({ ...form.searched, withUnwanted })}
        onHelp={() => setHelp(true)}
        empty={whenEmpty?.({ query: form.searched.query, location: form.searched.location })}
        dates={dates}
        saved={saved}
        onToggleSaved={onToggleSaved}
        letter={letter}
      />
      <KeysHelp open={isHelping} onOpenChange={setHelp} />
    </div>
  );
}

function useAskedInsights() {
  const { i18n } = useTranslation();
  const [asked, setAsked] = useState<InsightsAsked | null>(null);
  const found = useInsights(asked, i18n.language);
  const button = useRef<HTMLButtonElement>(null);
  const ask = (typed: InsightsAsked) => {
    const next = { query: typed.query.trim(), location: typed.location.trim() };
    if (found.isError && JSON.stringify(next) === JSON.stringify(asked)) void found.refetch();
    setAsked(next);
  };
  const close = useCallback(() => {
    setAsked(null);
    button.current?.focus();
  }, []);
  return { asked, found, button, ask, close };
}

function FoundInsights({
  insights: { asked, found, button, close },
  wish,
  published,
}: {
  insights: ReturnType<typeof useAskedInsights>;
  wish: number | null;
  published: PanelProps["published"];
}) {
  const { t } = useTranslation();
  if (asked === null) return null;
  if (found.isError)
    return found.isFetching ? null : (
      <Notice onRetry={() => void found.refetch()}>{t("job-search.insights.failed")}</Notice>
    );
  return (
    found.data && (
      <InsightsPanel
        insights={found.data}
        asked={asked}
        asker={button}
        wish={wish}
        published={published?.(found.data.query)}
        onClose={close}
      />
    )
  );
}

import type { KeptFilters, SavedSearch } from "@waymark/contract/job-search-saved";
import { BellPlus, Bookmark } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Popover } from "../../../ui/overlay/popover.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useChangeSearch, useSavedSearches } from "./queries.ts";
import { SaveSearch } from "./save-search.tsx";
import { SavedSearchRow } from "./saved-search.tsx";

/** The list of saved searches, and a button that saves the current one. */
export function SavedSearchList({
  filters,
  onOpen,
  wanted,
}: {
  filters: KeptFilters;
  onOpen: (filters: KeptFilters) => void;
  /** The id of the saved search that a notification links to. */
  wanted?: string | undefined;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const list = useSavedSearches();
  const { mutate: change } = useChangeSearch();
  const searches = list.data?.searches ?? [];
  const fresh = searches.reduce((sum, one) => sum + one.fresh, 0);
  const open = (search: SavedSearch) => {
    setOpen(false);
    onOpen(search.filters);
    change({ id: search.id, seen: true });
  };
  useWanted(wanted, searches, open);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setSaving(true)} aria-haspopup="dialog">
        <BellPlus aria-hidden="true" className="size-4" />
        {t("job-search.kept.save")}
      </Button>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        label={t("job-search.kept.title")}
        trigger={
          <Button variant="quiet" size="sm">
            <Bookmark aria-hidden="true" className="size-4" />
            {t("job-search.kept.title")}
            {fresh > 0 && <Badge tone="pine">{t("job-search.kept.fresh", { count: fresh })}</Badge>}
          </Button>
        }
      >
        <div className="overflow-y-auto p-2">
          {list.isPending && (
            <Loading label={t("job-search.kept.loading")}>
              <span className="grid gap-2 p-2">
                <Skeleton className="h-10 w-full" />
                <Skeleton className="h-10 w-full" />
              </span>
            </Loading>
          )}
          {list.isError && <Notice onRetry={() => void list.refetch()}>{t("job-search.kept.failed")}</Notice>}
          {list.data && searches.length === 0 && (
            <EmptyState title={t("job-search.kept.empty")} text={t("job-search.kept.emptyText")} />
          )}
          {searches.length > 0 && (
            <ul className="divide-y divide-line">
              {searches.map((search) => (
                <SavedSearchRow key={search.id} search={search} onOpen={() => open(search)} />
              ))}
            </ul>
          )}
        </div>
      </Popover>
      {isSaving && <SaveSearch filters={filters} onClose={() => setSaving(false)} />}
    </>
  );
}

/** Opens the search a notification links to, once the list is loaded. */
function useWanted(
  wanted: string | undefined,
  searches: readonly SavedSearch[],
  open: (search: SavedSearch) => void,
): void {
  const done = useRef<string | undefined>(undefined);
  const found = searches.find(({ id }) => id === wanted);
  useEffect(() => {
    if (found === undefined || done.current === found.id) return;
    done.current = found.id;
    open(found);
  });
}

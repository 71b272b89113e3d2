import type { BulkList, BulkRun, BulkSearch } from "@waymark/contract/bulk-searches";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { useUnsentText } from "../../lib/unsent-texts.ts";
import { Button } from "../../ui/button/button.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { PasteList } from "./paste-list.tsx";
import { useBulkList, useRunBulkList, useSaveBulkList, useSearchDraft } from "./queries.ts";
import { RunResults, type ToBoard } from "./run-results.tsx";
import { SearchRows } from "./search-rows.tsx";

export interface TeamMate {
  readonly userId: string;
  readonly displayName: string;
}

interface Props {
  teamId: string;
  members: readonly TeamMate[];
  onToBoard: ToBoard;
}

/** Up to fifty searches at once, for members of a team: the list, and what it finds. */
export function BulkSearches(props: Props) {
  const { teamId } = props;
  const { data, error, refetch } = useBulkList(teamId);
  if (error && data === undefined) {
    const isRefusal = error instanceof CallError && error.code === "plan_required";
    return (
      <Notice tone={isRefusal ? "info" : "error"} onRetry={() => void refetch()}>
        {reasonOf(error)}
      </Notice>
    );
  }
  if (data === undefined)
    return (
      <Loading>
        <Skeleton className="h-64" />
      </Loading>
    );
  return <ListForm {...props} list={data} />;
}

/** The searches as lines, while they differ from the saved ones. */
const unsentOf = (searches: readonly BulkSearch[], saved: readonly BulkSearch[]) =>
  JSON.stringify(searches) === JSON.stringify(saved)
    ? ""
    : searches.map(({ title, place }) => [title, place].filter(Boolean).join(", ")).join("\n");

/** The edited list, kept until it is saved. */
function useEdited(teamId: string, list: BulkList) {
  const draft = useSearchDraft(teamId);
  const [searches, setShownSearches] = useState(draft.read() ?? list.searches);
  const setSearches = (next: readonly BulkSearch[]) => {
    draft.keep(next);
    setShownSearches(next);
  };
  useUnsentText(teamId, "searches", unsentOf(searches, list.searches));
  return { searches, setSearches, draft };
}

function ListForm({ teamId, members, list, onToBoard }: Props & { list: BulkList }) {
  const { t } = useTranslation();
  const { searches, setSearches, draft } = useEdited(teamId, list);
  const [weekly, setWeekly] = useState(list.weekly);
  const [shown, setShown] = useState<{ run: BulkRun; searches: readonly BulkSearch[] } | null>(null);
  const save = useSaveBulkList(teamId);
  const run = useRunBulkList(teamId);
  const ready = searches.filter(({ title }) => title.trim() !== "");
  const store = (wanted: boolean) =>
    save.mutateAsync({ searches: [...ready], weekly: wanted, version: list.version });
  const start = async () => {
    await store(weekly);
    draft.forget();
    setShown({ run: await run.mutateAsync(), searches: ready });
  };
  const failed = save.error ?? run.error;
  return (
    <div className="grid grid-cols-1 gap-6">
      <PasteList
        teamId={teamId}
        members={members}
        searches={searches}
        onAdd={(more) => setSearches([...searches, ...more])}
      />
      <SearchRows members={members} searches={searches} onChange={setSearches} />
      {failed && <Notice>{reasonOf(failed)}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          busy={save.isPending || run.isPending}
          disabled={ready.length === 0}
          // A failure is shown above; what was typed stays.
          onClick={() => void start().catch(() => undefined)}
        >
          {t(run.isPending ? "bulk-searches.running" : "bulk-searches.run", { count: ready.length })}
        </Button>
        <Switch
          label={t("bulk-searches.weekly")}
          checked={weekly}
          onCheckedChange={(on) => {
            setWeekly(on);
            void store(on).catch(() => setWeekly(!on));
          }}
        />
      </div>
      {shown !== null && (
        <RunResults
          teamId={teamId}
          members={members}
          run={shown.run}
          searches={shown.searches}
          onToBoard={onToBoard}
        />
      )}
    </div>
  );
}

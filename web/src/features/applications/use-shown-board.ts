import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { useDeferredValue, useMemo, useState } from "react";
import { useServerBoard } from "./queries.ts";
import { idsOf } from "./sync-queue/change.ts";
import { foldBoard } from "./sync-queue/fold.ts";
import { useWaiting } from "./sync-queue/use-sync-queue.ts";
import { filterCards, noFilter, wordsOf } from "./table/sort-cards.ts";
import type { SavedCard } from "./use-applications.ts";
import type { View } from "./views.ts";
import { savedStage } from "./words.ts";

export const noStages: readonly Stage[] = [];

function savedCard({ jobId, job, savedAt }: SavedCard, index: number): ApplicationCard {
  return {
    id: `saved:${jobId}`,
    version: 0,
    jobId,
    job,
    stage: savedStage.id,
    rank: index,
    tags: [],
    createdAt: savedAt,
    appliedAt: null,
    stageSince: savedAt,
    updatedAt: savedAt,
    deadline: null,
    nextInterviewAt: null,
    nextReminderAt: null,
    postingGone: false,
    archived: false,
  };
}

export function useShownBoard(view: View, saved: readonly SavedCard[]) {
  const { changes } = useWaiting();
  const [archived, setArchived] = useState(false);
  const [typed, setFilter] = useState(noFilter);
  const filter = useDeferredValue(typed);
  const query = useServerBoard(archived);
  const board = useMemo(() => query.data && foldBoard(query.data, changes), [query.data, changes]);
  const cards = useMemo(
    () => board?.applications.filter((card) => card.archived === archived) ?? [],
    [board, archived],
  );
  const shown = useMemo(
    () => filterCards(cards, view === "table" ? filter : { ...noFilter, text: filter.text }),
    [cards, filter, view],
  );
  const savedCards = useMemo(() => {
    const made = new Set(cards.map(({ jobId }) => jobId));
    const free = saved.filter(({ jobId }) => !made.has(jobId)).map(savedCard);
    return filterCards(free, { ...noFilter, text: filter.text });
  }, [saved, cards, filter.text]);
  const waiting = useMemo(() => new Set(changes.flatMap((change) => idsOf(change))), [changes]);
  const stages = board?.stages ?? noStages;
  const hidden = useMemo(() => {
    const ids = new Set(board?.stages.filter((stage) => stage.hidden).map(({ id }) => id));
    return cards.filter(({ stage }) => ids.has(stage)).length;
  }, [board, cards]);
  const rest = useMemo(() => ({ tags: wordsOf(cards, "tags"), sources: wordsOf(cards, "source") }), [cards]);

  return {
    ...{ query, board, stages, cards, shown, savedCards, waiting, hidden, rest },
    ...{ archived, setArchived, typed, setFilter },
  };
}

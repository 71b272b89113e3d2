import type { ApplicationCard, ApplicationJob, Stage } from "@waymark/contract/applications";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { newUuid } from "../../lib/uuid.ts";
import { toast } from "../../ui/overlay/toast.ts";
import type { Change, ChangeOf, Fields } from "./sync-queue/change.ts";
import { useSyncQueue } from "./sync-queue/use-sync-queue.ts";
import { cardName, stageName } from "./words.ts";

export interface SavedCard {
  jobId: string;
  job: ApplicationJob;
  savedAt: string;
}

export type ManyAction = ChangeOf<"many">["body"]["action"];

export interface Actions {
  move: (card: ApplicationCard, to: Stage, rank: number) => void;
  edit: (card: ApplicationCard, fields: Fields, before: Fields) => void;
  archive: (card: ApplicationCard, archived: boolean) => void;
  remove: (card: ApplicationCard) => void;
  create: (body: ChangeOf<"create">["body"], shown: ApplicationJob, rank: number) => string;
  many: (cards: readonly ApplicationCard[], action: ManyAction, to?: Stage) => void;
}

const stamp = () => ({ changeId: newUuid(), at: new Date().toISOString() });

type SyncQueue = ReturnType<typeof useSyncQueue>;

const moveOf = (card: ApplicationCard, to: string, rank: number): ChangeOf<"move"> => ({
  kind: "move",
  id: card.id,
  ...stamp(),
  from: card.stage,
  to,
  rank,
  version: card.version,
});

const send = (body: ChangeOf<"many">["body"]): Change => ({ kind: "many", ...stamp(), body });

async function takeBack(
  syncQueue: SyncQueue,
  moves: readonly ChangeOf<"move">[],
  before: ReadonlyMap<string, ApplicationCard>,
): Promise<void> {
  for (const move of moves) {
    const card = before.get(move.id);
    if (card === undefined || (await syncQueue.withdraw(move.changeId))) continue;
    if (move.from === move.to) syncQueue.add({ ...move, ...stamp(), rank: card.rank, version: 0 });
    else {
      const { id, from, to, changeId } = move;
      syncQueue.add({ kind: "undo", id, ...stamp(), of: changeId, from: to, to: from, rank: card.rank });
    }
  }
}

/** Changes are shown at once, stored, and sent in order. Those that can be undone offer it in a toast. */
export function useActions(): Actions {
  const syncQueue = useSyncQueue();
  const { t } = useTranslation();
  return useMemo((): Actions => {
    const say = (title: string, description: string, undo: () => void) =>
      toast({ title, description, action: { label: t("applications.undo"), run: undo } });

    const actions: Actions = {
      move: (card, to, rank) => {
        const move = moveOf(card, to.id, rank);
        syncQueue.add(move);
        if (to.id === card.stage) return;
        say(
          t("applications.toast.moved", { stage: stageName(to, t) }),
          cardName(card),
          () => void takeBack(syncQueue, [move], new Map([[card.id, card]])),
        );
      },
      edit: ({ id, version }, fields, before) =>
        syncQueue.add({ kind: "edit", id, ...stamp(), fields, before, version }),
      archive: (card, archived) => {
        actions.edit(card, { archived }, { archived: !archived });
        say(t(`applications.toast.${archived ? "archived" : "unarchived"}`), cardName(card), () =>
          syncQueue.add(send({ ids: [card.id], action: { do: "archive", archived: !archived } })),
        );
      },
      remove: (card) => {
        const change: Change = { kind: "delete", id: card.id, ...stamp() };
        syncQueue.add(change);
        say(t("applications.toast.deleted"), cardName(card), () => {
          void syncQueue.withdraw(change.changeId).then((gone) => {
            if (!gone) syncQueue.add({ kind: "restore", id: card.id, ...stamp() });
          });
        });
      },
      create: (body, shown, rank) => {
        const id = newUuid();
        syncQueue.add({ kind: "create", id, ...stamp(), body, shown, rank });
        return id;
      },
      many: (cards, action, to) => changeMany({ syncQueue, t, say }, cards, action, to),
    };
    return actions;
  }, [syncQueue, t]);
}

interface Tools {
  readonly syncQueue: SyncQueue;
  readonly t: TFunction;
  /** Shows a toast with an undo. */
  readonly say: (title: string, description: string, undo: () => void) => void;
}

/** Changes many cards at once, with one undo. */
function changeMany(
  { syncQueue, t, say }: Tools,
  cards: readonly ApplicationCard[],
  action: ManyAction,
  to: Stage | undefined,
): void {
  const ids = cards.map(({ id }) => id);
  const count = ids.length;
  const before = new Map(cards.map((card) => [card.id, card]));
  if (action.do === "move") {
    // One change per card, so that each can be undone and a conflict holds up no other.
    const moves = cards
      .filter(({ stage }) => stage !== action.to)
      .map((card, i) => moveOf(card, action.to, card.rank - i / 1_000_000));
    syncQueue.add(...moves);
    say(
      t("applications.toast.movedMany", { count: moves.length, stage: to ? stageName(to, t) : "" }),
      "",
      () => void takeBack(syncQueue, moves, before),
    );
    return;
  }
  syncQueue.add(send({ ids, action }));
  const back = reverse(action, cards);
  if (back !== null)
    say(t(`applications.toast.many.${action.do}`, { count }), "", () => syncQueue.add(send(back)));
}

function reverse(action: ManyAction, cards: readonly ApplicationCard[]): ChangeOf<"many">["body"] | null {
  const ids = cards.map(({ id }) => id);
  if (action.do === "delete") return { ids, action: { do: "restore" } };
  if (action.do === "archive") return { ids, action: { do: "archive", archived: !action.archived } };
  if (action.do === "tag") {
    const without = cards.filter(({ tags }) => !tags.includes(action.tag)).map(({ id }) => id);
    return without.length === 0 ? null : { ids: without, action: { do: "untag", tag: action.tag } };
  }
  return null;
}

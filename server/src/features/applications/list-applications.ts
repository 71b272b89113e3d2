import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { type ReadNextTimes, withTimes } from "./next-times.ts";
import { readCards, readStages, readTrash, trashMs } from "./store.ts";
import { cardOf } from "./stored-application.ts";

const noTimes: ReadNextTimes = async () => new Map();

/** The person's cards and columns. */
export async function listApplications(
  deps: Deps,
  actor: Actor,
  { archived }: { archived: boolean },
  nextTimes: ReadNextTimes = noTimes,
): Promise<{ applications: ApplicationCard[]; stages: Stage[]; removedStages: Stage[] }> {
  const { stages, removed } = await readStages(deps.db, actor.userId);
  const times = await nextTimes(deps, actor);
  const cards = await readCards(deps.db, actor.userId, archived);
  return {
    applications: cards.map((card) => withTimes(card, times)),
    stages: [...stages],
    removedStages: [...removed],
  };
}

/** The person's deleted applications that can be restored, the last deleted first. */
export async function listDeleted(
  deps: Deps,
  actor: Actor,
): Promise<{ applications: (ApplicationCard & { deletedAt: string; goneAt: string })[] }> {
  const now = deps.now();
  const rows = await readTrash(deps.db, actor.userId, now);
  return {
    applications: rows.map((row) => {
      const deletedAt = row.deletedAt ?? now;
      const goneAt = new Date(deletedAt.getTime() + trashMs);
      return { ...cardOf(row), deletedAt: deletedAt.toISOString(), goneAt: goneAt.toISOString() };
    }),
  };
}

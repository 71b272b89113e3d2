import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readCards, readCardsAsJson } from "./board/card-store.ts";
import { readStages } from "./board/stages-store.ts";
import type { ReadNextTimes } from "./next-times.ts";
import { readTrash, trashMs } from "./store.ts";
import { cardOf } from "./stored-application.ts";

/** The person's cards and columns. */
export async function listApplications(
  deps: Deps,
  actor: Actor,
  { archived }: { archived: boolean },
): Promise<{ applications: ApplicationCard[]; stages: Stage[]; removedStages: Stage[] }> {
  const { stages, removed } = await readStages(deps.db, actor.userId);
  const applications = await readCards(deps.db, actor.userId, archived);
  return { applications, stages: [...stages], removedStages: [...removed] };
}

/** Same as JSON with next times. Our own rows are not validated again, because there may be a thousand. */
export async function listAsJson(
  deps: Deps,
  actor: Actor,
  { archived }: { archived: boolean },
  nextTimes: ReadNextTimes,
): Promise<Buffer> {
  const { stages, removed } = await readStages(deps.db, actor.userId);
  const times = await nextTimes(deps, actor);
  const cards = await readCardsAsJson(deps.db, actor.userId, archived, times);
  return Buffer.from(
    `{"applications":${cards},"stages":${JSON.stringify(stages)},"removedStages":${JSON.stringify(removed)}}`,
  );
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

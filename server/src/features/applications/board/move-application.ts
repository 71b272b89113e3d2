import type {
  Application,
  ApplicationEvent,
  moveApplication as endpoint,
} from "@waymark/contract/applications";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { effectiveEvents, lastMove } from "@waymark/domain/applications/fold-events";
import { mayMove, phaseOf, reviveStage } from "@waymark/domain/applications/stages";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { readEvents } from "../events-store.ts";
import { publishChange } from "../publish-change.ts";
import { readApplication, wholeOf } from "../read-application.ts";
import { allStages, happenedAt, recordEvent } from "../record-event.ts";
import { lockTracker, readRow, readStages, updateRow, writeStages } from "../store.ts";
import { rankOnTop, spreadColumn } from "./place-in-column.ts";
import { requireStage } from "./stages.ts";

type Asked = BodyOf<typeof endpoint>;

/**
 * Moves an application to a stage and a place in its column. A repeated change returns the present state. A new place
 * within the same stage creates no event.
 * @param moverId Who moves it, when a member of a team does so by a grant.
 */
export async function moveApplication(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: Asked,
  moverId: string = actor.userId,
): Promise<Application> {
  return inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, actor.userId);
    const { row, events } = await rowWithEvents(tx, actor, id);
    if (events.some((event) => event.id === asked.changeId)) return wholeOf(tx, actor, row, events);
    const kept = await readStages(tx.db, actor.userId);
    const to = requireStage(kept, asked.to);
    const isThere = to.id === row.stage && (asked.rank === undefined || asked.rank === row.rank);
    if (isThere) return wholeOf(tx, actor, row, events);
    if (asked.version !== undefined && asked.version !== row.version)
      throw new AppError("conflict", { current: await wholeOf(tx, actor, row, events) });
    const rank = asked.rank ?? (await rankOnTop(tx, actor, to.id));
    if (to.id === row.stage) await updateRow(tx.db, actor.userId, id, { rank, updatedAt: tx.now() });
    else {
      const from = phaseOf(allStages(kept), row.stage);
      if (from !== null && !mayMove(from, to.phase))
        throw new AppError("stage_not_allowed", { from: row.stage, to: to.id });
      const now = tx.now();
      const event: ApplicationEvent = {
        id: asked.changeId,
        kind: "moved",
        from: row.stage,
        to: to.id,
        undoes: null,
        at: happenedAt(asked.at, now),
        recordedAt: now.toISOString(),
        ...(moverId === actor.userId ? {} : { by: { userId: moverId, displayName: "" } }),
      };
      await recordEvent(tx, actor, id, { before: events, event, kept, change: { rank } });
    }
    await spreadColumn(tx, actor, to.id);
    await publishChange(tx, actor, id);
    return readApplication(tx, actor, id);
  });
}

/**
 * Takes back the last move that counts. A known `changeId` is a repeated request.
 * @throws AppError `not_found`; `conflict` with `details.current` when `eventId` is not the last move.
 */
export async function undoMove(
  deps: Deps,
  actor: Actor,
  id: string,
  { changeId, eventId }: { changeId: string; eventId: string },
): Promise<Application> {
  return inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, actor.userId);
    const { row, events } = await rowWithEvents(tx, actor, id);
    if (events.some((event) => event.id === changeId)) return wholeOf(tx, actor, row, events);
    if (lastMove(events)?.id !== eventId)
      throw new AppError("conflict", { current: await wholeOf(tx, actor, row, events) });
    const to = effectiveEvents(events).at(-2)?.to ?? row.stage;
    // The previous stage may have been removed from the board since.
    const before = await readStages(tx.db, actor.userId);
    const kept = reviveStage(before, to);
    if (kept !== before) await writeStages(tx.db, actor.userId, kept);
    const now = tx.now().toISOString();
    const event: ApplicationEvent = {
      id: changeId,
      kind: "undone",
      from: row.stage,
      to,
      undoes: eventId,
      at: now,
      recordedAt: now,
    };
    const change = { rank: await rankOnTop(tx, actor, to) };
    await recordEvent(tx, actor, id, { before: events, event, kept, change });
    await publishChange(tx, actor, id);
    return readApplication(tx, actor, id);
  });
}

/** A row with its events, in the order they were recorded. */
export async function rowWithEvents(deps: Deps, actor: Actor, id: string) {
  const row = await readRow(deps.db, actor.userId, id);
  if (row === null) throw new AppError("not_found");
  return { row, events: await readEvents(deps.db, actor.userId, id) };
}

import type {
  ApplicationCard,
  ApplicationEvent,
  changeManyApplications as endpoint,
} from "@waymark/contract/applications";
import type { BodyOf } from "@waymark/contract/endpoint";
import type { ErrorCode } from "@waymark/contract/errors";
import { type KeptStages, mayMove, phaseOf } from "@waymark/domain/applications/stages";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { rankOnTop } from "./board/place-in-column.ts";
import { requireStage } from "./board/stages.ts";
import { distinctTags } from "./change-application.ts";
import { takeOut } from "./delete-application.ts";
import { readAllEvents } from "./events-store.ts";
import { publishChange } from "./publish-change.ts";
import { allStages, recordEvent } from "./record-event.ts";
import { lockTracker, readRows, readStages, updateRow } from "./store.ts";
import { type ApplicationRow, cardOf } from "./stored-application.ts";

type Asked = BodyOf<typeof endpoint>;
type Action = Asked["action"];

const mostTags = 20;

/** Applies one action to many applications in one transaction. Failures are reported and the rest is done. */
export async function changeMany(
  deps: Deps,
  actor: Actor,
  { ids, action }: Asked,
): Promise<{ applications: ApplicationCard[]; refused: { id: string; code: ErrorCode }[] }> {
  return inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, actor.userId);
    const kept = await readStages(tx.db, actor.userId);
    if (action.do === "move") requireStage(kept, action.to);
    const wanted = [...new Set(ids)];
    const isThere = ({ deletedAt }: ApplicationRow) => (deletedAt === null) === (action.do !== "restore");
    const rows = new Map(
      (await readRows(tx.db, actor.userId, wanted)).filter(isThere).map((row) => [row.id, row]),
    );
    const refused: { id: string; code: ErrorCode }[] = [];
    const done = await moveOrChange(tx, actor, kept, rows, action, refused);
    for (const id of wanted) if (!rows.has(id)) refused.push({ id, code: "not_found" });
    if (done.length > 0) await publishChange(tx, actor);
    const after = done.length === 0 ? [] : await readRows(tx.db, actor.userId, done);
    return { applications: after.filter(({ deletedAt }) => deletedAt === null).map(cardOf), refused };
  });
}

/** @returns the ids of the changed applications. */
async function moveOrChange(
  deps: Deps,
  actor: Actor,
  kept: KeptStages,
  rows: ReadonlyMap<string, ApplicationRow>,
  action: Action,
  refused: { id: string; code: ErrorCode }[],
): Promise<string[]> {
  if (action.do === "move") return moveAll(deps, actor, kept, [...rows.values()], action.to, refused);
  const done: string[] = [];
  for (const row of rows.values()) {
    const change = changeOf(row, action, deps.now());
    if (change === "full") refused.push({ id: row.id, code: "conflict" });
    else {
      if (action.do === "restore") await takeOut(deps, actor, row.id);
      else if (change !== null)
        await updateRow(deps.db, actor.userId, row.id, { ...change, updatedAt: deps.now() });
      done.push(row.id);
    }
  }
  return done;
}

/** The change to a row; null when nothing changes. */
function changeOf(row: ApplicationRow, action: Action, now: Date) {
  switch (action.do) {
    case "tag": {
      const tags = distinctTags([...row.tags, action.tag]);
      if (tags.length > mostTags) return "full";
      return tags.length === row.tags.length ? null : { tags };
    }
    case "untag": {
      const tag = action.tag.trim().toLowerCase();
      const tags = row.tags.filter((one) => one.toLowerCase() !== tag);
      return tags.length === row.tags.length ? null : { tags };
    }
    case "archive":
      return row.archived === action.archived ? null : { archived: action.archived };
    case "delete":
      return { deletedAt: now };
    default:
      return null;
  }
}

async function moveAll(
  deps: Deps,
  actor: Actor,
  kept: KeptStages,
  rows: readonly ApplicationRow[],
  to: string,
  refused: { id: string; code: ErrorCode }[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const stages = allStages(kept);
  const phase = phaseOf(stages, to);
  const events = await readAllEvents(
    deps.db,
    actor.userId,
    rows.map(({ id }) => id),
  );
  let rank = await rankOnTop(deps, actor, to);
  const now = deps.now().toISOString();
  const done: string[] = [];
  // In reverse, so that the first one ends on top.
  for (const row of [...rows].reverse()) {
    const from = phaseOf(stages, row.stage);
    if (row.stage === to) done.push(row.id);
    else if (from !== null && phase !== null && !mayMove(from, phase))
      refused.push({ id: row.id, code: "stage_not_allowed" });
    else {
      const event: ApplicationEvent = {
        id: newId(),
        kind: "moved",
        from: row.stage,
        to,
        undoes: null,
        at: now,
        recordedAt: now,
      };
      const before = events.get(row.id) ?? [];
      await recordEvent(deps, actor, row.id, { before, event, kept, change: { rank } });
      rank -= 1_024;
      done.push(row.id);
    }
  }
  return done;
}

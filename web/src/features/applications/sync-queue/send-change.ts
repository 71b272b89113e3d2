import {
  Application,
  changeApplication,
  changeManyApplications,
  createApplication,
  deleteApplication,
  moveApplication,
  readApplication,
  restoreApplication,
  undoMove,
} from "@waymark/contract/applications";
import { z } from "zod";
import { CallError, call } from "../../../lib/api/call.ts";
import { isStillHere } from "../../../lib/session/stored-user.ts";
import type { Sent } from "../../../lib/sync/offline-queue.ts";
import { isPassing } from "../../../lib/sync/retry.ts";
import { newUuid } from "../../../lib/uuid.ts";
import type { Change, ChangeOf } from "./change.ts";

const WithCurrent = z.object({ current: Application });

export async function sendChange(change: Change, person: string): Promise<Sent<Application>> {
  if (!isStillHere(person)) return { kind: "away" };
  try {
    const row = await make(change, person);
    return row === undefined ? { kind: "done" } : { kind: "done", row };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    // `unreadable` with a 2xx status: the server made the change, and the list is fetched again anyway.
    if (error.code === "unreadable" && error.status > 0 && error.status < 300) return { kind: "done" };
    if (isPassing(error)) return { kind: "offline" };
    if (error.code === "conflict" && change.kind !== "many") {
      const told = WithCurrent.safeParse(error.details);
      if (told.success) return { kind: "conflict", current: told.data.current };
      return read(change.id, person).then(
        (current) => ({ kind: "conflict", current }),
        () => ({ kind: "offline" }),
      );
    }
    return { kind: "refused", error: error.error, code: error.code };
  }
}

async function read(id: string, person: string): Promise<Application> {
  return (await call(readApplication, { params: { id }, person })).application;
}

async function make(change: Change, person: string): Promise<Application | undefined> {
  if (change.kind === "many") {
    await call(changeManyApplications, { body: change.body, person });
    return undefined;
  }
  const { id, changeId, at } = change;
  const params = { id };
  switch (change.kind) {
    case "create":
      return (await call(createApplication, { body: { ...change.body, id, at }, person })).application;
    case "move": {
      const { to, rank, version } = change;
      const body = { changeId, to, rank, at, ...(version > 0 ? { version } : {}) };
      return (await call(moveApplication, { params, body, person })).application;
    }
    case "edit": {
      const body = { ...change.fields, ...(change.version > 0 ? { version: change.version } : {}) };
      return (await call(changeApplication, { params, body, person })).application;
    }
    case "undo":
      return undo(change, person);
    case "restore":
      return (await call(restoreApplication, { params, body: {}, person })).application;
    case "delete":
      await call(deleteApplication, { params, person });
      return undefined;
  }
}

/** Only the server knows which event the move became: it is the last move that was not undone. */
async function undo(
  { id, changeId, from, to, rank }: ChangeOf<"undo">,
  person: string,
): Promise<Application> {
  const params = { id };
  const current = await read(id, person);
  const event = lastMove(current);
  if (event === undefined || event.to !== from) return current;
  const body = { changeId, eventId: event.id };
  const back = (await call(undoMove, { params, body, person })).application;
  if (back.stage !== to) return back;
  // The server puts it at the top of its column; this restores its old rank.
  return (await call(moveApplication, { params, body: { changeId: newUuid(), to, rank }, person }))
    .application;
}

export function lastMove({ events }: Pick<Application, "events">): Application["events"][number] | undefined {
  const undone = new Set(events.map(({ undoes }) => undoes));
  return events.find(({ kind, id }) => kind === "moved" && !undone.has(id));
}

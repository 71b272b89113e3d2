import type * as contract from "@waymark/contract/applications";
import type { Application, ApplicationEvent } from "@waymark/contract/applications";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { isoOf } from "@waymark/domain/vocabulary/iso-of";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { readEvents, readStageHistories } from "./events-store.ts";
import { readRow } from "./store.ts";
import { type ApplicationRow, applicationOf } from "./stored-application.ts";

export async function wholeOf(
  deps: Deps,
  actor: Actor,
  row: ApplicationRow,
  events?: readonly ApplicationEvent[],
): Promise<Application> {
  const told = await withNames(deps, events ?? (await readEvents(deps.db, actor.userId, row.id)));
  return applicationOf(row, told, await deps.keys.of(deps.db, actor.userId));
}

/** Events with the names of the members of a team who did them. */
async function withNames(deps: Deps, events: readonly ApplicationEvent[]): Promise<ApplicationEvent[]> {
  const names = new Map<string, string>();
  for (const id of new Set(events.flatMap(({ by }) => by?.userId ?? []))) {
    const person = await findPerson(deps, id);
    names.set(id, person === null ? "" : person.displayName || person.email);
  }
  return events.map((event) =>
    event.by === undefined
      ? event
      : { ...event, by: { ...event.by, displayName: names.get(event.by.userId ?? "") ?? "" } },
  );
}

/**
 * One of the person's applications.
 * @throws AppError `not_found` when it is missing, in the trash, or another person's.
 */
export async function readApplication(deps: Deps, actor: Actor, id: string): Promise<Application> {
  const row = await readRow(deps.db, actor.userId, id);
  if (row === null) throw new AppError("not_found");
  return wholeOf(deps, actor, row);
}

/** The stages that each of the person's applications entered, without undone ones. */
export async function readTimeline(
  deps: Deps,
  actor: Actor,
): Promise<AnswerOf<typeof contract.readTimeline>> {
  const histories = await readStageHistories(deps.db, actor.userId);
  return {
    ways: histories.map(([id, history]) => ({
      id,
      steps: history.map(([stage, at]) => ({ stage, at: isoOf(at) })),
    })),
  };
}

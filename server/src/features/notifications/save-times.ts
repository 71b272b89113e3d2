import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { saveTimes as endpoint, StoredTimes } from "@waymark/contract/notifications";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readTimesOf, writeTimes } from "./store.ts";

export const readTimes = (deps: Deps, actor: Actor): Promise<StoredTimes> =>
  readTimesOf(deps.db, actor.userId);

/** Waiting messages keep their time. @throws AppError `conflict` with the `current` times for a stale version. */
export async function saveTimes(
  deps: Deps,
  actor: Actor,
  { version, ...times }: BodyOf<typeof endpoint>,
): Promise<StoredTimes> {
  const saved = await writeTimes(deps.db, actor.userId, times, version, deps.now());
  if (saved !== null) return saved;
  throw new AppError("conflict", { current: await readTimesOf(deps.db, actor.userId) });
}

import { isDeepStrictEqual } from "node:util";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { type saveStory as endpoint, type Story, storiesLimit } from "@waymark/contract/stories";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import {
  countStories,
  insertStory,
  lockStories,
  lockStory,
  readStories,
  removeStory,
  StoryText,
  updateStory,
} from "./store.ts";

export const listStories = async (
  deps: Deps,
  actor: Pick<Actor, "userId">,
): Promise<{ stories: Story[]; limit: number }> => ({
  stories: await readStories(deps, actor.userId),
  limit: storiesLimit,
});

/** Tells the person's open tabs that a story changed. Call it in the transaction of the change. */
const publishChange = (deps: Deps, actor: Actor, storyId: string) =>
  deps.events.publish(deps.db, actor.userId, "letters-changed", { storyId });

/** @throws AppError `not_found`. */
async function ownStory(deps: Deps, actor: Actor, id: string): Promise<Story> {
  const story = await lockStory(deps, actor.userId, id);
  if (story === null) throw new AppError("not_found");
  return story;
}

/** @throws AppError `too_many_stories`. */
export async function createStory(deps: Deps, actor: Actor, story: StoryText): Promise<Story> {
  return inTransaction(deps, async (tx) => {
    await lockStories(tx.db, actor.userId);
    if ((await countStories(tx.db, actor.userId)) >= storiesLimit)
      throw new AppError("too_many_stories", { limit: storiesLimit });
    const id = newId();
    await insertStory(tx, actor.userId, id, story);
    await publishChange(tx, actor, id);
    return ownStory(tx, actor, id);
  });
}

/**
 * Saves the given fields; saving the stored ones again changes nothing, whatever the version.
 * @throws AppError `not_found`; `conflict` with `details.current`.
 */
export async function saveStory(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...change }: BodyOf<typeof endpoint>,
): Promise<Story> {
  return inTransaction(deps, async (tx) => {
    const current = await ownStory(tx, actor, id);
    const written = StoryText.parse(current);
    const next = StoryText.parse({ ...written, ...change });
    if (isDeepStrictEqual(next, written)) return current;
    if (version !== undefined && version !== current.version) throw new AppError("conflict", { current });
    await updateStory(tx, actor.userId, id, next, current.version + 1);
    await publishChange(tx, actor, id);
    return ownStory(tx, actor, id);
  });
}

/** @throws AppError `not_found`. */
export async function deleteStory(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (!(await removeStory(tx.db, actor.userId, id))) throw new AppError("not_found");
    await publishChange(tx, actor, id);
  });
}

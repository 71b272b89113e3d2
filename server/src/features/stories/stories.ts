import type { BodyOf } from "@waymark/contract/endpoint";
import { type saveStory as endpoint, Story, storiesLimit } from "@waymark/contract/stories";
import type { z } from "zod";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import {
  createItem,
  deleteItem,
  listItems,
  type SealedItemKind,
  saveItem,
} from "../../sealed-items/sealed-items.ts";
import { stories } from "./tables.ts";

const StoryText = Story.omit({ id: true, version: true, createdAt: true, updatedAt: true });
type StoryText = z.infer<typeof StoryText>;

const kind: SealedItemKind<StoryText, Story> = {
  table: stories,
  lock: 7716241,
  limit: storiesLimit,
  tooMany: "too_many_stories",
  Text: StoryText,
  itemOf: (text, row) => ({ ...row, ...text }),
  publishChange: (deps, actor, storyId) =>
    deps.events.publish(deps.db, actor.userId, "letters-changed", { storyId }),
};

export const listStories = async (deps: Deps, { userId }: Pick<Actor, "userId">) => ({
  stories: await listItems(kind, deps, userId),
  limit: storiesLimit,
});

export const createStory = (deps: Deps, actor: Actor, story: StoryText) =>
  createItem(kind, deps, actor, story);

export const saveStory = (
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...change }: BodyOf<typeof endpoint>,
) => saveItem(kind, deps, actor, id, { version, change });

export const deleteStory = (deps: Deps, actor: Actor, id: string) => deleteItem(kind, deps, actor, id);

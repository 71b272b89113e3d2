import { createStory, deleteStory, listStories, type Story, saveStory } from "@waymark/contract/stories";
import { call } from "../../lib/api/call.ts";
import { itemQueries } from "../../lib/api/item-queries.ts";
import { storyDraftPrefix } from "../../lib/session/stored-user.ts";

export type StoryFields = Omit<Story, "id" | "version" | "createdAt" | "updatedAt">;

export const {
  useItems: useStories,
  putItem: putStory,
  useCreateItem: useCreateStory,
  useDeleteItem: useDeleteStory,
} = itemQueries<Story, StoryFields>({
  queryKey: ["stories"],
  changed: "letters-changed",
  draftPrefix: storyDraftPrefix,
  list: async (signal) => (await call(listStories, { signal })).stories,
  create: async (body) => (await call(createStory, { body })).story,
  remove: (id) => call(deleteStory, { params: { id } }),
});

/** Saves a story on behalf of `person`, never another. */
export const writeStory = async (
  { id, version }: Story,
  fields: StoryFields,
  person: string,
): Promise<Story> => (await call(saveStory, { params: { id }, body: { ...fields, version }, person })).story;

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createStory, deleteStory, listStories, type Story, saveStory } from "@waymark/contract/stories";
import { useCallback } from "react";
import { call } from "../../lib/api/call.ts";
import { useLiveEvent } from "../../lib/live/live.ts";
import { storyDraftPrefix } from "../../lib/session/stored-user.ts";
import { forgetStored } from "../../lib/storage.ts";

const listKey = ["stories"] as const;
type List = { stories: Story[]; limit: number };

export type StoryFields = Omit<Story, "id" | "version" | "createdAt" | "updatedAt">;

/** All stories. Another tab or device may have changed them, so they are fetched again whenever the tab is looked at. */
export function useStories() {
  const client = useQueryClient();
  useLiveEvent(
    "letters-changed",
    useCallback(() => void client.invalidateQueries({ queryKey: listKey }), [client]),
  );
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(listStories, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}

/** Puts the server's version of a story into the list; a new one first. */
export function putStory(client: QueryClient, story: Story): void {
  client.setQueryData<List>(listKey, (before) => {
    if (before === undefined) return undefined;
    const isThere = before.stories.some(({ id }) => id === story.id);
    const stories = before.stories.map((one) =>
      one.id === story.id && one.version <= story.version ? story : one,
    );
    return { ...before, stories: isThere ? stories : [story, ...stories] };
  });
}

export function useCreateStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: StoryFields) => (await call(createStory, { body })).story,
    onSuccess: (story) => putStory(client, story),
  });
}

/** Saves a story on behalf of `person`, never another. */
export const writeStory = async (
  { id, version }: Story,
  fields: StoryFields,
  person: string,
): Promise<Story> => (await call(saveStory, { params: { id }, body: { ...fields, version }, person })).story;

export function useDeleteStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Story) => call(deleteStory, { params: { id } }),
    onSuccess: (_, { id }) => {
      forgetStored(`${storyDraftPrefix}${id}:`);
      client.setQueryData<List>(
        listKey,
        (before) => before && { ...before, stories: before.stories.filter((one) => one.id !== id) },
      );
    },
  });
}

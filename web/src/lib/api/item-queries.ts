import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLiveEvent } from "../live/live.ts";
import { forgetStored } from "../storage.ts";

interface ItemCalls<Item, Fields> {
  readonly queryKey: readonly [string];
  readonly changed: Parameters<typeof useLiveEvent>[0];
  /** Begins the storage keys of unsaved changes. */
  readonly draftPrefix: string;
  readonly list: (signal: AbortSignal) => Promise<Item[]>;
  readonly create: (fields: Fields) => Promise<Item>;
  readonly remove: (id: string) => Promise<unknown>;
}

export function itemQueries<Item extends { id: string; version: number }, Fields>(
  calls: ItemCalls<Item, Fields>,
) {
  const { queryKey } = calls;

  /** All items. Another tab or device may have changed them, so they are fetched again whenever the tab is looked at. */
  function useItems() {
    const client = useQueryClient();
    useLiveEvent(
      calls.changed,
      useCallback(() => void client.invalidateQueries({ queryKey }), [client]),
    );
    return useQuery({
      queryKey,
      queryFn: ({ signal }) => calls.list(signal),
      staleTime: 0,
      refetchOnWindowFocus: "always",
    });
  }

  /** Puts a new item first. */
  function putItem(client: QueryClient, item: Item): void {
    client.setQueryData<Item[]>(queryKey, (before) => {
      if (before === undefined) return undefined;
      if (!before.some(({ id }) => id === item.id)) return [item, ...before];
      return before.map((one) => (one.id === item.id && one.version <= item.version ? item : one));
    });
  }

  function useCreateItem() {
    const client = useQueryClient();
    return useMutation({
      mutationFn: calls.create,
      onSuccess: async (item) => {
        if (client.getQueryData(queryKey) !== undefined) return putItem(client, item);
        // A list that is still on its way may have been read before the row was made.
        await client.cancelQueries({ queryKey });
        void client.invalidateQueries({ queryKey });
      },
    });
  }

  function useDeleteItem() {
    const client = useQueryClient();
    return useMutation({
      mutationFn: ({ id }: Item) => calls.remove(id),
      onSuccess: (_, { id }) => {
        forgetStored(`${calls.draftPrefix}${id}:`);
        client.setQueryData<Item[]>(queryKey, (before) => before?.filter((one) => one.id !== id));
      },
    });
  }

  return { useItems, putItem, useCreateItem, useDeleteItem };
}

import { useSyncExternalStore } from "react";
import { signalStore } from "../../ui/signal-store.ts";
import { useStoredUser } from "../session/session.tsx";
import { type RowSaving, useRowSaver } from "./use-row-saver.ts";

export function openSignal<T>(first: T) {
  const store = signalStore<T>(first);
  const rebase = (onto: (value: T) => T) => store.set(onto(store.get()));
  return { store, value: { ...store, rebase } };
}

/** Shortly after each change. `send` saves on behalf of a person, and answers the server's row. */
export function useSavedFields<T extends object, Row extends T & { id: string; version: number }>(
  row: Row,
  {
    send,
    ...saving
  }: Pick<RowSaving<T, Row>, "prefix" | "Fields" | "Row" | "onSaved"> & {
    send: (row: Row, fields: T, person: string) => Promise<Row>;
  },
) {
  const userId = useStoredUser()?.id ?? "";
  const { store, saver } = useRowSaver(row, userId, openSignal<T>, {
    ...saving,
    edited: (one) => saving.Fields.parse(one),
    send: (now, fields) => send(now, fields, userId),
  });
  return {
    fields: useSyncExternalStore(store.subscribe, store.get),
    change: (part: Partial<T>) => store.set({ ...store.get(), ...part }),
    saver,
  };
}

import { type RowSaving, useRowSaver } from "../sync/use-row-saver.ts";
import { editStore } from "./edit-store.ts";

function openDocument<T>(first: T) {
  const store = editStore(first);
  const { draft, rebase, subscribe } = store;
  return { store, value: { get: draft, rebase, subscribe, set: (next: T) => store.edit("", () => next) } };
}

/** With undo, autosave and a copy in this browser. For one document at a time. */
export const useDocument = <T, Row extends { id: string; version: number }>(
  row: Row,
  userId: string,
  saving: RowSaving<T, Row>,
) => useRowSaver(row, userId, openDocument<T>, saving);

import { useEffect, useState } from "react";
import type { z } from "zod";
import { isStillHere } from "../session/stored-user.ts";
import { Autosaver, type AutosaverPorts } from "./autosaver.ts";
import { draftOfBrowser } from "./kept-draft.ts";
import { laterByTimer, refusalOf } from "./retry.ts";
import { useAutosaver, useSaveBeforeLeaving } from "./use-autosaver.ts";

export interface ValueStore<T> extends Pick<AutosaverPorts<T, never>, "get" | "set" | "rebase"> {
  readonly subscribe: (listener: () => void) => () => void;
}

export interface RowSaving<T, Row> {
  /** The row's id follows in the storage key. */
  readonly prefix: string;
  readonly Fields: z.ZodType<T>;
  readonly Row: z.ZodType<Row>;
  readonly edited: (row: Row) => T;
  /** Saves on behalf of the person; answers the server's row. */
  readonly send: (row: Row, value: T, besides: Partial<Row>) => Promise<Row>;
  readonly onSaved: (row: Row) => void;
  readonly onTaken?: () => void;
}

/** Opens a store with the row's fields, or this browser's draft. Give the component a `key` of the row's id. */
export function useRowSaver<T, Row extends { id: string; version: number }, Store>(
  row: Row,
  userId: string,
  open: (first: T) => { readonly store: Store; readonly value: ValueStore<T> },
  { prefix, Fields, Row: RowShape, edited, send, onSaved, onTaken }: RowSaving<T, Row>,
): { readonly store: Store; readonly saver: Autosaver<T, Row> } {
  const [opened] = useState(() => {
    const kept = draftOfBrowser(`${prefix}${row.id}:`, userId, Fields);
    const draft = kept.read();
    const { store, value } = open(draft?.mine ?? edited(row));
    const saver = new Autosaver<T, Row>(
      row,
      {
        get: value.get,
        set: value.set,
        rebase: value.rebase,
        edited,
        lists: "entries",
        send: async (now, fields, besides, saved) => {
          const after = await send(now, fields, besides);
          saved(after);
          if (isStillHere(userId)) onSaved(after);
        },
        refusalOf: (error) => refusalOf(error, (current) => RowShape.safeParse(current).data ?? null),
        isAllowed: () => isStillHere(userId),
        ...(onTaken && { onTaken }),
        draft: kept,
        later: laterByTimer,
        auto: true,
      },
      draft,
    );
    value.subscribe(saver.changed);
    return { store, saver };
  });
  useAutosaver(opened.saver);
  useSaveBeforeLeaving(opened.saver);
  // Changes by another tab or device arrive with a refetch.
  useEffect(() => opened.saver.hear(row), [opened, row]);
  return opened;
}

import { useEffect, useState, useSyncExternalStore } from "react";
import type { z } from "zod";
import { signalStore } from "../../ui/signal-store.ts";
import { useStoredUser } from "../session/session.tsx";
import { isStillHere } from "../session/stored-user.ts";
import { Autosaver } from "./autosaver.ts";
import { draftOfBrowser } from "./kept-draft.ts";
import { laterByTimer, refusalOf } from "./retry.ts";
import { useAutosaver, useSaveBeforeLeaving, useSaveState } from "./use-autosaver.ts";

/**
 * The fields of a row, saved shortly after each change. Give the component that uses it a `key` of the row's id. `send`
 * saves on behalf of a person, and answers the server's row.
 */
export function useSavedFields<T extends object, Row extends T & { id: string; version: number }>(
  row: Row,
  {
    prefix,
    Fields,
    Row: RowShape,
    send,
    onSaved,
  }: {
    /** The key under which unsaved changes are kept in this browser; the row's id follows. */
    prefix: string;
    Fields: z.ZodType<T>;
    Row: z.ZodType<Row>;
    send: (row: Row, fields: T, person: string) => Promise<Row>;
    onSaved: (row: Row) => void;
  },
) {
  const userId = useStoredUser()?.id ?? "";
  const [{ fields, saver }] = useState(() => {
    const kept = draftOfBrowser(`${prefix}${row.id}:`, userId, Fields);
    const draft = kept.read();
    const fields = signalStore<T>(draft?.mine ?? Fields.parse(row));
    const saver = new Autosaver<T, Row>(
      row,
      {
        get: fields.get,
        rebase: (onto) => fields.set(onto(fields.get())),
        set: fields.set,
        edited: (one) => Fields.parse(one),
        lists: "entries",
        send: async (now, value, _besides, saved) => {
          const after = await send(now, value, userId);
          saved(after);
          if (isStillHere(userId)) onSaved(after);
        },
        refusalOf: (error) => refusalOf(error, (current) => RowShape.safeParse(current).data ?? null),
        isAllowed: () => isStillHere(userId),
        draft: kept,
        later: laterByTimer,
        auto: true,
      },
      draft,
    );
    return { fields, saver };
  });
  useAutosaver(saver);
  useSaveBeforeLeaving(saver);
  // Changes by another tab or device arrive with a refetch.
  useEffect(() => saver.hear(row), [saver, row]);
  const change = (part: Partial<T>) => {
    fields.set({ ...fields.get(), ...part });
    saver.changed();
  };
  return {
    fields: useSyncExternalStore(fields.subscribe, fields.get),
    change,
    saver,
    state: useSaveState(saver),
  };
}

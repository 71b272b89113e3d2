import { SavedJob } from "@waymark/contract/jobs-saved";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { z } from "zod";
import { useStoredUser } from "../../../lib/session/session.tsx";
import { isStillHere, notesDraftPrefix } from "../../../lib/session/stored-user.ts";
import { Autosaver } from "../../../lib/sync/autosaver.ts";
import { draftOfBrowser } from "../../../lib/sync/kept-draft.ts";
import { laterByTimer, refusalOf } from "../../../lib/sync/retry.ts";
import { useAutosaver, useSaveBeforeLeaving, useSaveState } from "../../../lib/sync/use-autosaver.ts";
import { signalStore } from "../../../ui/signal-store.ts";
import { useReplaceSaved, writeSavedJob } from "./queries.ts";

/** The notes of a saved job, saved shortly after the last key and on blur. */
export function useNotes(saved: SavedJob) {
  const userId = useStoredUser()?.id ?? "";
  const replace = useRef(useReplaceSaved());
  const [{ text, saver }] = useState(() => {
    const jobId = saved.job.id;
    const kept = draftOfBrowser(`${notesDraftPrefix}${userId}-${jobId}:`, userId, z.string());
    const draft = kept.read();
    const text = signalStore(draft?.mine ?? saved.notes);
    const saver = new Autosaver<string, SavedJob>(
      saved,
      {
        get: text.get,
        rebase: (onto) => text.set(onto(text.get())),
        set: text.set,
        edited: ({ notes }) => notes,
        lists: "whole",
        send: async ({ version }, notes, _, onSaved) => {
          const row = await writeSavedJob(jobId, { version, notes }, userId);
          onSaved(row);
          if (isStillHere(userId)) replace.current(row);
        },
        refusalOf: (error) => refusalOf(error, (current) => SavedJob.safeParse(current).data ?? null),
        isAllowed: () => isStillHere(userId),
        draft: kept,
        later: laterByTimer,
        auto: true,
      },
      draft,
    );
    return { text, saver };
  });
  useAutosaver(saver);
  useSaveBeforeLeaving(saver);
  useEffect(() => saver.hear(saved), [saver, saved]);
  const change = (typed: string) => {
    text.set(typed);
    saver.changed();
  };
  return { text: useSyncExternalStore(text.subscribe, text.get), state: useSaveState(saver), saver, change };
}

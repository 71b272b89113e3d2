import { useQueryClient } from "@tanstack/react-query";
import { type FormAnswer, Package } from "@waymark/contract/packages";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { autoApplyDraftPrefix, isStillHere } from "../../../lib/session/stored-user.ts";
import { Autosaver } from "../../../lib/sync/autosaver.ts";
import { draftOfBrowser } from "../../../lib/sync/kept-draft.ts";
import { laterByTimer, refusalOf } from "../../../lib/sync/retry.ts";
import { useAutosaver, useSaveBeforeLeaving, useSaveState } from "../../../lib/sync/use-autosaver.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { signalStore } from "../../../ui/signal-store.ts";
import { putPackage, useSavePackage } from "../queries.ts";

const Typed = z.object({ answers: z.array(z.object({ id: z.string(), answer: z.string() })) });
type Typed = z.infer<typeof Typed>;

/** True if the person can write an answer here. Files are attached; equality statistics are left to the form. */
export const isWritable = ({ kind, statistics }: FormAnswer): boolean => kind !== "file" && !statistics;

const typedOf = ({ answers }: Package): Typed => ({
  answers: answers.filter(isWritable).map(({ id, answer }) => ({ id, answer })),
});

/** The typed answers that differ from those of the row, among the questions that it still has. */
function changedIn(row: Package, { answers }: Typed): Typed["answers"] {
  const stored = new Map(row.answers.map(({ id, answer }) => [id, answer]));
  return answers.filter(({ id, answer }) => stored.has(id) && stored.get(id) !== answer);
}

/** The answers of a package, saved while they are typed; what is not saved yet is kept in this browser. */
export function useAnswers(made: Package, userId: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync: save } = useSavePackage();
  const [{ store, saver }] = useState(() => {
    const kept = draftOfBrowser(`${autoApplyDraftPrefix}package-${made.id}:`, userId, Typed);
    const draft = kept.read();
    const typed = signalStore(draft?.mine ?? typedOf(made));
    const autosaver = new Autosaver<Typed, Package>(
      made,
      {
        get: typed.get,
        set: typed.set,
        rebase: (onto) => typed.set(onto(typed.get())),
        edited: typedOf,
        lists: "entries",
        send: async (row, value, _, onSaved) => {
          const answers = changedIn(row, value);
          if (answers.length === 0) return onSaved(row);
          const answer = await save({ id: row.id, answers, version: row.version, person: userId });
          onSaved(answer.package);
          if (isStillHere(userId)) putPackage(client, answer.package);
        },
        refusalOf: (error) => refusalOf(error, (current) => Package.safeParse(current).data ?? null),
        isAllowed: () => isStillHere(userId),
        onTaken: () => toast({ title: t("packages.answer.taken") }),
        draft: kept,
        later: laterByTimer,
        auto: true,
      },
      draft,
    );
    typed.subscribe(autosaver.changed);
    return { store: typed, saver: autosaver };
  });
  useAutosaver(saver);
  useSaveBeforeLeaving(saver);
  useEffect(() => saver.hear(made), [saver, made]);
  const { answers } = useSyncExternalStore(store.subscribe, store.get);
  const change = useCallback(
    (id: string, answer: string) => {
      const before = store.get().answers;
      const isThere = before.some((one) => one.id === id);
      store.set({
        answers: isThere
          ? before.map((one) => (one.id === id ? { id, answer } : one))
          : [...before, { id, answer }],
      });
    },
    [store],
  );
  const texts = new Map(answers.map(({ id, answer }) => [id, answer]));
  return { texts, change, saver, state: useSaveState(saver) };
}

import { useQueryClient } from "@tanstack/react-query";
import { Package } from "@waymark/contract/packages";
import type { FormAnswer } from "@waymark/contract/packages-forms";
import { useCallback, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { autoApplyDraftPrefix } from "../../../lib/session/stored-user.ts";
import { useSaveState } from "../../../lib/sync/use-autosaver.ts";
import { useRowSaver } from "../../../lib/sync/use-row-saver.ts";
import { openSignal } from "../../../lib/sync/use-saved-fields.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import type { SignalStore } from "../../../ui/signal-store.ts";
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
  const { store, saver } = useRowSaver<Typed, Package, SignalStore<Typed>>(made, userId, openSignal<Typed>, {
    prefix: `${autoApplyDraftPrefix}package-`,
    Fields: Typed,
    Row: Package,
    edited: typedOf,
    send: async (row, value) => {
      const answers = changedIn(row, value);
      if (answers.length === 0) return row;
      return (await save({ id: row.id, answers, version: row.version, person: userId })).package;
    },
    onSaved: (saved) => putPackage(client, saved),
    onTaken: () => toast({ title: t("packages.answer.taken") }),
  });
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

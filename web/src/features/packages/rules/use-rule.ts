import { ApplyRule } from "@waymark/contract/packages";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { askBeforeLeaving } from "../../../lib/navigation/before-leaving.ts";
import { autoApplyDraftPrefix, isStillHere } from "../../../lib/session/stored-user.ts";
import { Autosaver } from "../../../lib/sync/autosaver.ts";
import { draftOfBrowser } from "../../../lib/sync/kept-draft.ts";
import { laterByTimer, refusalOf } from "../../../lib/sync/retry.ts";
import { useAutosaver, useSaveState } from "../../../lib/sync/use-autosaver.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { signalStore } from "../../../ui/signal-store.ts";
import { useCreateRule, useSaveRule } from "../queries.ts";
import { draftOf, fieldsOf, RuleDraft, type RuleRow } from "./rule-draft.ts";

/**
 * A rule being typed, saved by a button, because a half-typed rule must not make packages. What is typed stays in this
 * browser until it is saved or given up.
 */
export function useRule(first: RuleRow, userId: string) {
  const { t } = useTranslation();
  const { mutateAsync: create } = useCreateRule();
  const { mutateAsync: save } = useSaveRule();
  const [{ store, saver, wasKept }] = useState(() => {
    const kept = draftOfBrowser(`${autoApplyDraftPrefix}rule-${first.id}:`, userId, RuleDraft);
    const draft = kept.read();
    const typed = signalStore(draft?.mine ?? draftOf(first));
    const made = new Autosaver<RuleDraft, RuleRow>(
      first,
      {
        get: typed.get,
        set: typed.set,
        rebase: (onto) => typed.set(onto(typed.get())),
        edited: draftOf,
        lists: "whole",
        send: async (row, value, _, onSaved) => {
          const { id, version, paused, snoozedUntil } = row;
          const fields = fieldsOf(value);
          onSaved(
            version === 0
              ? await create({ ...fields, paused, snoozedUntil })
              : await save({ ...fields, id, version }),
          );
        },
        refusalOf: (error) => {
          const refusal = refusalOf(error, (current) => ApplyRule.safeParse(current).data ?? null);
          return refusal.kind === "offline"
            ? { kind: "failed", reason: t("packages.rule.offline"), gone: false }
            : refusal;
        },
        isAllowed: () => isStillHere(userId),
        draft: kept,
        later: laterByTimer,
        auto: false,
      },
      draft,
    );
    typed.subscribe(made.changed);
    return { store: typed, saver: made, wasKept: draft !== null };
  });
  useAutosaver(saver);
  const state = useSaveState(saver);
  useAskBeforeLosing(state.kind !== "saved");
  // Another tab saved it.
  useEffect(() => saver.hear(first), [saver, first]);
  const draft = useSyncExternalStore(store.subscribe, store.get);
  const change = (part: Partial<RuleDraft>) => store.set({ ...store.get(), ...part });
  return { draft, change, saver, state, wasKept };
}

/** Signing out forgets what is kept in this browser: asks once before that. */
function useAskBeforeLosing(isUnsaved: boolean): void {
  const { t } = useTranslation();
  const mayLose = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return;
    return askBeforeLeaving(async () => {
      if (mayLose.current) return true;
      toast({
        title: t("common.signOut.unsaved"),
        variant: "destructive",
        action: {
          label: t("common.signOut.allow"),
          run: () => {
            mayLose.current = true;
          },
        },
      });
      return false;
    });
  }, [isUnsaved, t]);
}

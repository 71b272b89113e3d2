import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/overlay/toast.ts";
import { askBeforeLeaving } from "../navigation/before-leaving.ts";
import type { Autosaver, SaveState } from "./autosaver.ts";

type AnySaver = Pick<
  Autosaver<unknown, { version: number }>,
  "state" | "keep" | "retry" | "flush" | "open" | "close"
>;

export function useSaveState({ state }: Pick<AnySaver, "state">): SaveState {
  return useSyncExternalStore(state.subscribe, state.get);
}

/** Saves also when the tab is hidden, and when the connection is back. */
export function useAutosaver(saver: AnySaver): void {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState !== "hidden") return;
      saver.keep();
      saver.retry();
    };
    saver.open();
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", saver.keep);
    window.addEventListener("online", saver.retry);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", saver.keep);
      window.removeEventListener("online", saver.retry);
      saver.close();
    };
  }, [saver]);
}

/** Saves when the person signs out, and asks first if that fails. */
export function useSaveBeforeLeaving(saver: AnySaver): void {
  const { t } = useTranslation();
  const mayLose = useRef(false);
  useEffect(
    () =>
      askBeforeLeaving(async () => {
        if (mayLose.current || (await saver.flush())) return true;
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
      }),
    [saver, t],
  );
}

import type { Job } from "@waymark/contract/jobs";
import { useEffect, useRef } from "react";

interface Actions {
  /** Goes to the next posting, or with -1 to the previous one. */
  move: (step: 1 | -1) => void;
  save: () => void;
  help: () => void;
}

/** Whether a key belongs to something else: a text field, or a dialog over the page. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, textarea, select, [contenteditable], [role=menu]")) return true;
  return document.querySelector("[role=dialog], [role=alertdialog]") !== null;
}

/** Shortcuts: j and k move through the results, s saves the open one, ? lists the keys. */
export function useResultKeys(jobs: readonly Job[], actions: Actions): void {
  const latest = useRef(actions);
  latest.current = actions;
  const hasJobs = jobs.length > 0;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!hasJobs || isTaken(event)) return;
      const { move, save, help } = latest.current;
      const keys: Record<string, () => void> = {
        j: () => move(1),
        k: () => move(-1),
        s: save,
        "?": help,
      };
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [hasJobs]);
}

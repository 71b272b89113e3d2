import { useEffect } from "react";
import type { EditStore } from "../document/edit-store.ts";

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo, for the whole resume; not while a dialog is open. */
export function useUndoKeys(store: EditStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      if (event.target instanceof Element && event.target.closest("[role=dialog]")) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) store.redo();
      else store.undo();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [store]);
}

import { Redo2, Undo2 } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button/button.tsx";
import { Tooltip } from "../../ui/overlay/tooltip.tsx";
import type { EditStore } from "./edit-store.ts";

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, for the whole document; not while a dialog is open. */
export function useUndoKeys<T>(store: EditStore<T>): void {
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

/** Needs the texts of `resumes`. */
export function UndoButtons<T>({ store }: { store: EditStore<T> }) {
  const { t } = useTranslation();
  const state = useSyncExternalStore(store.subscribe, store.get);
  return (
    <>
      <Tooltip text={t("resumes.edit.undo")}>
        <IconButton
          label={t("resumes.edit.undo")}
          aria-keyshortcuts="Control+Z"
          aria-disabled={state.past.length === 0}
          onClick={store.undo}
          small
        >
          <Undo2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </Tooltip>
      <Tooltip text={t("resumes.edit.redo")}>
        <IconButton
          label={t("resumes.edit.redo")}
          aria-keyshortcuts="Control+Shift+Z"
          aria-disabled={state.future.length === 0}
          onClick={store.redo}
          small
        >
          <Redo2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </Tooltip>
    </>
  );
}

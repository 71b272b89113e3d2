import { Check, CloudOff, LoaderCircle } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { useEditor } from "../document/editor-context.ts";
import type { SaveState } from "../document/saver.ts";

export function useSaveState(): SaveState {
  const { saver } = useEditor();
  return useSyncExternalStore(saver.state.subscribe, saver.state.get);
}

/** The save status: 'Saved', 'Not saved, trying again'. Only failures are announced to screen readers. */
export function SaveStatus() {
  const { t } = useTranslation();
  const { saver } = useEditor();
  const state = useSaveState();
  const isBad = state.kind === "failing" || state.kind === "refused" || state.kind === "clash";
  const text = {
    saved: t("resumes.save.saved"),
    changed: t("resumes.save.saving"),
    failing: t("resumes.save.failing"),
    refused: t("resumes.save.refused"),
    clash: t("resumes.save.refused"),
    gone: t("resumes.save.refused"),
  }[state.kind];
  const Icon = state.kind === "saved" ? Check : state.kind === "changed" ? LoaderCircle : CloudOff;
  return (
    <span className="flex items-center gap-x-2 text-sm whitespace-nowrap">
      <span
        role={isBad ? "alert" : undefined}
        className={
          isBad ? "flex items-center gap-1.5 font-medium text-rust" : "flex items-center gap-1.5 text-muted"
        }
      >
        <Icon aria-hidden="true" className="size-4" />
        {text}
      </span>
      {(state.kind === "failing" || state.kind === "refused") && (
        <TextButton onClick={saver.retry}>{t("resumes.save.now")}</TextButton>
      )}
    </span>
  );
}

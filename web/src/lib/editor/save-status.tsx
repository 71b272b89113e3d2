import { Check, CloudOff, LoaderCircle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { TextButton } from "../../ui/button/link-button.tsx";
import type { Autosaver } from "../sync/autosaver.ts";
import { useSaveState } from "../sync/use-autosaver.ts";

/** Announces only failures to screen readers. Needs the texts of `resumes`. */
export function SaveStatus({
  saver,
}: {
  saver: Pick<Autosaver<unknown, { version: number }>, "state" | "retry">;
}) {
  const { t } = useTranslation();
  const state = useSaveState(saver);
  const isGone = state.kind === "failed" && state.gone;
  const isBad = !isGone && ["offline", "failed", "conflict"].includes(state.kind);
  const text = {
    saved: t("resumes.save.saved"),
    changed: t("resumes.save.saving"),
    saving: t("resumes.save.saving"),
    offline: t("resumes.save.failing"),
    failed: t("resumes.save.refused"),
    conflict: t("resumes.save.refused"),
  }[state.kind];
  const isSaving = state.kind === "changed" || state.kind === "saving";
  const Icon = state.kind === "saved" ? Check : isSaving ? LoaderCircle : CloudOff;
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
      {(state.kind === "offline" || (state.kind === "failed" && !isGone)) && (
        <TextButton onClick={saver.retry}>{t("resumes.save.now")}</TextButton>
      )}
    </span>
  );
}

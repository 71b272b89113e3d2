import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import type { Autosaver } from "../sync/autosaver.ts";
import type { Choices } from "../sync/merge.ts";
import { useSaveState } from "../sync/use-autosaver.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";

/** Nothing typed is lost: both versions are kept until the person chooses. Needs the texts of `resumes`. */
export function SaveNote({
  saver,
  nameOf,
  longTexts,
  document,
}: {
  saver: Pick<Autosaver<unknown, { version: number }>, "state"> & { choose: (choices: Choices) => void };
  nameOf: (path: string) => string;
  longTexts: RegExp;
  /** For a document with its own editor: a conflict is shown at once, and a deleted one can be brought back. */
  document?: { clash: string; gone: { text: string; label: string; onRescue: () => void } };
}) {
  const { t } = useTranslation();
  const className = document ? "mt-4" : "";
  const state = useSaveState(saver);
  const [isComparing, setComparing] = useState(false);
  const isShownAtOnce = document !== undefined && state.kind === "conflict";
  useEffect(() => {
    if (isShownAtOnce) setComparing(true);
  }, [isShownAtOnce]);
  if (state.kind === "failed" && state.gone && document)
    return (
      <Notice className={className} retryLabel={document.gone.label} onRetry={document.gone.onRescue}>
        {document.gone.text}
      </Notice>
    );
  if (state.kind === "failed")
    return <Notice className={className}>{t("resumes.save.why", { reason: state.reason })}</Notice>;
  if (state.kind !== "conflict") return null;
  return (
    <>
      <Notice
        className={className}
        retryLabel={t("resumes.clash.compare")}
        onRetry={() => setComparing(true)}
      >
        {document?.clash ?? t("resumes.clash.text", { count: state.conflicts.length })}
      </Notice>
      {isComparing && (
        <ConflictDialog
          conflicts={state.conflicts}
          nameOf={nameOf}
          longTexts={longTexts}
          onChoose={saver.choose}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

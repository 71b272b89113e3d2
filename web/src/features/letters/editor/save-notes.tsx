import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConflictDialog } from "../../../lib/editor/conflict-dialog.tsx";
import { useSaveState } from "../../../lib/sync/use-autosaver.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useEditor } from "../document/editor-context.ts";
import { fieldName } from "../document/field-name.ts";
import { useRecoverLetter } from "../queries.ts";

/** Says why the draft could not be saved, and offers a way to go on. Nothing typed is lost. */
export function SaveNotes() {
  const { t } = useTranslation();
  const { letterId, store, saver } = useEditor();
  const state = useSaveState(saver);
  const recover = useRecoverLetter();
  const [comparing, setComparing] = useState(true);
  const isConflict = state.kind === "conflict";
  useEffect(() => {
    if (isConflict) setComparing(true);
  }, [isConflict]);
  if (state.kind === "failed" && !state.gone)
    return <Notice className="mt-4">{t("resumes.save.why", { reason: state.reason })}</Notice>;
  if (state.kind === "failed")
    return (
      <Notice
        className="mt-4"
        retryLabel={t("letters.trash.recover")}
        // The page is opened anew, and takes over the draft that this browser kept.
        onRetry={() => recover.mutate(letterId, { onSuccess: () => window.location.reload() })}
      >
        {t("letters.save.gone")}
      </Notice>
    );
  if (state.kind !== "conflict") return null;
  return (
    <>
      <Notice className="mt-4" retryLabel={t("resumes.clash.compare")} onRetry={() => setComparing(true)}>
        {t("letters.save.clash")}
      </Notice>
      {comparing && (
        <ConflictDialog
          conflicts={state.conflicts}
          nameOf={(path) => fieldName(path, store.draft().content, t)}
          longTexts={/(text|address|closing)$/}
          onChoose={saver.choose}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConflictDialog } from "../../../lib/editor/conflict-dialog.tsx";
import { useSaveState } from "../../../lib/sync/use-autosaver.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useEditor } from "../document/editor-context.ts";
import { fieldName } from "../document/field-name.ts";
import { useCreateResume } from "../queries.ts";

/** Says why the draft could not be saved, and offers a way to go on. Nothing typed is lost. */
export function SaveNotes({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const { store, saver } = useEditor();
  const state = useSaveState(saver);
  const create = useCreateResume();
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
        retryLabel={t("resumes.save.keepAsNew")}
        onRetry={() =>
          create.mutate(store.draft(), {
            onSuccess: (made) => {
              saver.discard();
              onOpen(made.id);
            },
          })
        }
      >
        {t("resumes.save.gone")}
      </Notice>
    );
  if (state.kind !== "conflict") return null;
  return (
    <>
      <Notice className="mt-4" retryLabel={t("resumes.clash.compare")} onRetry={() => setComparing(true)}>
        {t("resumes.clash.notice")}
      </Notice>
      {comparing && (
        <ConflictDialog
          conflicts={state.conflicts}
          nameOf={(path) => fieldName(path, store.draft().content, t)}
          longTexts={/(description|summary)$/}
          onChoose={saver.choose}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

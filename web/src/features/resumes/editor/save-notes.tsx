import type { Resume } from "@waymark/contract/resumes";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";
import { useEditor } from "../document/editor-context.ts";
import { forgetKept } from "../document/kept-draft.ts";
import { useCreateResume } from "../queries.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { useSaveState } from "./save-status.tsx";

/** Says why the draft could not be saved, and offers a way to go on. Nothing typed is lost. */
export function SaveNotes({ resume, onOpen }: { resume: Resume; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const { store } = useEditor();
  const state = useSaveState();
  const create = useCreateResume();
  const [comparing, setComparing] = useState(true);
  const isClash = state.kind === "clash";
  useEffect(() => {
    if (isClash) setComparing(true);
  }, [isClash]);
  if (state.kind === "refused")
    return <Notice className="mt-4">{t("resumes.save.why", { reason: state.reason })}</Notice>;
  if (state.kind === "gone")
    return (
      <Notice
        className="mt-4"
        retryLabel={t("resumes.save.keepAsNew")}
        onRetry={() =>
          create.mutate(store.draft(), {
            onSuccess: (made) => {
              forgetKept(resume.id);
              onOpen(made.id);
            },
          })
        }
      >
        {t("resumes.save.gone")}
      </Notice>
    );
  if (state.kind !== "clash") return null;
  return (
    <>
      <Notice className="mt-4" retryLabel={t("resumes.clash.compare")} onRetry={() => setComparing(true)}>
        {t("resumes.clash.notice")}
      </Notice>
      {comparing && <ConflictDialog clashes={state.clashes} onClose={() => setComparing(false)} />}
    </>
  );
}

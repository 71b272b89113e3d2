import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import type { Autosaver } from "../sync/autosaver.ts";
import type { Choices } from "../sync/merge.ts";
import { useSaveState } from "../sync/use-autosaver.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";

/** Says why a small form could not be saved; both versions are kept until the person chooses. Needs the texts of `resumes`. */
export function SaveNote({
  saver,
  nameOf,
}: {
  saver: Pick<Autosaver<unknown, { version: number }>, "state"> & { choose: (choices: Choices) => void };
  nameOf: (path: string) => string;
}) {
  const { t } = useTranslation();
  const state = useSaveState(saver);
  const [comparing, setComparing] = useState(false);
  if (state.kind === "failed") return <Notice>{t("resumes.save.why", { reason: state.reason })}</Notice>;
  if (state.kind !== "conflict") return null;
  return (
    <>
      <Notice retryLabel={t("resumes.clash.compare")} onRetry={() => setComparing(true)}>
        {t("resumes.clash.text", { count: state.conflicts.length })}
      </Notice>
      {comparing && (
        <ConflictDialog
          conflicts={state.conflicts}
          nameOf={nameOf}
          longTexts={/^(situation|task|action|result|short|medium|long)$/}
          onChoose={saver.choose}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

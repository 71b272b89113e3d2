import type { Resume } from "@waymark/contract/resumes";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { PageStack } from "../../../lib/editor/page-stack.tsx";
import { formatInstant } from "../../../lib/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { usePages } from "../page/queries.ts";
import { useRestoreRevision, useRevision, useRevisions } from "../queries.ts";

type Revision = NonNullable<ReturnType<typeof useRevisions>["data"]>[number];

/** Earlier versions of a resume: list, preview, restore. Restoring keeps the current one as a version too. */
export function HistoryDialog({
  id,
  onClose,
  onRestored,
}: {
  id: string;
  onClose: () => void;
  onRestored: (resume: Resume) => void;
}) {
  const { t } = useTranslation();
  const list = useRevisions(id);
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? list.data?.[0]?.id;
  const restore = useRestoreRevision(id);
  const putBack = () => {
    if (shown === undefined) return;
    restore.mutate(shown, { onSuccess: onRestored });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("resumes.history.title")}
      description={t("resumes.history.text")}
      className="sm:max-w-5xl"
      footer={
        list.data !== undefined &&
        list.data.length > 0 && (
          <Button busy={restore.isPending} disabled={shown === undefined} onClick={putBack}>
            {t("resumes.history.restore")}
          </Button>
        )
      }
    >
      {restore.isError && (
        <Notice onRetry={putBack}>
          {t("resumes.history.notRestored", {
            reason: restore.error instanceof CallError ? restore.error.error : "",
          })}
        </Notice>
      )}
      {list.isPending ? (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      ) : list.isError ? (
        <Notice onRetry={() => void list.refetch()}>{t("resumes.history.failed")}</Notice>
      ) : list.data.length === 0 ? (
        <p className="text-muted">{t("resumes.history.none")}</p>
      ) : (
        <div className="grid min-h-0 gap-5 md:grid-cols-[15rem_minmax(0,1fr)]">
          <ul
            aria-label={t("resumes.history.title")}
            className="grid max-h-48 content-start gap-1 overflow-y-auto p-0.5 md:max-h-[60dvh]"
          >
            {list.data.map((one) => (
              <li key={one.id}>
                <RevisionButton
                  revision={one}
                  isShown={one.id === shown}
                  onChoose={() => setChosen(one.id)}
                />
              </li>
            ))}
          </ul>
          <RevisionPreview id={id} revisionId={shown} />
        </div>
      )}
    </Dialog>
  );
}

function RevisionPages({
  id,
  revisionId,
  state,
}: {
  id: string;
  revisionId: string;
  state: Pick<Resume, "content" | "style">;
}) {
  return <PageStack pages={usePages([id, "revision", revisionId], state)} className="max-h-[60dvh]" />;
}

function RevisionButton({
  revision,
  isShown,
  onChoose,
}: {
  revision: Revision;
  isShown: boolean;
  onChoose: () => void;
}) {
  const { t, i18n } = useTranslation();
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onChoose}
      className={classes(
        "grid w-full rounded-lg border px-3 py-2 text-left transition-colors",
        isShown ? "border-pine bg-pine-soft" : "border-transparent hover:bg-sunk",
      )}
    >
      <span className="tabular text-[0.9375rem] font-semibold">
        {formatInstant(revision.savedAt, i18n.language)}
      </span>
      <span className="truncate text-sm text-muted" dir="auto">
        {revision.name}
      </span>
      {revision.suggestedBy !== null && (
        <span className="text-sm text-muted wrap-anywhere">
          {t("resumes.history.suggestedBy", {
            name: revision.suggestedBy || t("comments.someoneGone"),
          })}
        </span>
      )}
    </button>
  );
}

function RevisionPreview({ id, revisionId }: { id: string; revisionId: string | undefined }) {
  const { t } = useTranslation();
  const revision = useRevision(id, revisionId);
  if (revision.data) return <RevisionPages id={id} revisionId={revisionId ?? ""} state={revision.data} />;
  if (revision.isError)
    return <Notice onRetry={() => void revision.refetch()}>{t("resumes.history.failed")}</Notice>;
  return (
    <Loading>
      <SkeletonText lines={6} />
    </Loading>
  );
}

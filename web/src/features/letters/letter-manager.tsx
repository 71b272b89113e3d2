import type { Letter } from "@waymark/contract/letters";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { LetterEditor, type LetterEditorProps } from "./editor/letter-editor.tsx";
import type { RowActions } from "./list/letter-item.tsx";
import { LetterList } from "./list/letter-list.tsx";
import { type KnownJob, NewLetterDialog } from "./list/new-letter-dialog.tsx";
import { useCopyLetter, useDeleteLetter, useFollowLetters, useLetter, useRecoverLetter } from "./queries.ts";
import type { LetterView } from "./views.ts";

export interface ManagerProps {
  userId: string;
  /** The open letter; without one, the list. */
  item: string | undefined;
  view: LetterView;
  /** The form for a new letter is open; with a job, it was asked for from there. */
  asked: { job?: KnownJob } | null;
  onAsk: (open: boolean) => void;
  /** Opens a letter or the list. `replace` when 'Back' should not return here. */
  onGo: (to: { item?: string; view?: LetterView; replace?: boolean }) => void;
  jobs: readonly KnownJob[];
  /** Draws the posting's requirements beside their proofs; a part of another feature. */
  posting?: LetterEditorProps["posting"];
}

/** The library of letters, or one open letter. */
export function LetterManager({ userId, item, view, asked, onAsk, onGo, jobs, posting }: ManagerProps) {
  useFollowLetters();
  const actions = useLetterActions(onGo);
  return (
    <>
      {item === undefined ? (
        <LetterList actions={actions} onNew={() => onAsk(true)} onOpen={(id) => onGo({ item: id })} />
      ) : (
        <OpenLetter key={item} id={item}>
          {(letter) => (
            <LetterEditor
              letter={letter}
              userId={userId}
              view={view}
              // Changing tabs adds no history entry, so that 'Back' leaves the letter.
              onView={(next) => onGo({ item, view: next, replace: true })}
              onCopy={actions.onCopy}
              onDelete={(gone) => {
                onGo({ replace: true });
                actions.onDelete(gone);
              }}
              posting={posting}
            />
          )}
        </OpenLetter>
      )}
      {asked && (
        <NewLetterDialog
          jobs={jobs}
          first={asked.job}
          onClose={() => onAsk(false)}
          onMade={({ id }) => onGo({ item: id, replace: true })}
        />
      )}
    </>
  );
}

/** Copying and deleting with the words around them; a deleted letter is brought back by 'Undo'. */
function useLetterActions(onGo: ManagerProps["onGo"]): RowActions {
  const { t } = useTranslation();
  const { mutate: copy } = useCopyLetter();
  const { mutate: remove } = useDeleteLetter();
  const { mutate: recover } = useRecoverLetter();
  return useMemo(
    () => ({
      onCopy: ({ id }) =>
        copy(id, {
          onSuccess: (made) =>
            toast({
              title: t("letters.toast.letterCopied"),
              description: made.name,
              action: { label: t("letters.toast.open"), run: () => onGo({ item: made.id }) },
            }),
          onError: (error) =>
            toast({
              title: t("letters.toast.notDone"),
              description: reasonOf(error),
              variant: "destructive",
            }),
        }),
      onDelete: (letter) =>
        remove(letter, {
          onSuccess: () =>
            toast({
              title: t("letters.toast.deleted"),
              description: t("letters.toast.deletedText", { name: letter.name }),
              action: { label: t("resumes.undo"), run: () => recover(letter.id) },
            }),
          onError: (error) =>
            toast({
              title: t("letters.toast.notDeleted"),
              description: reasonOf(error),
              variant: "destructive",
            }),
        }),
    }),
    [copy, remove, recover, onGo, t],
  );
}

/** Loads the open letter; says so when it no longer exists. */
function OpenLetter({ id, children }: { id: string; children: (letter: Letter) => ReactNode }) {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = useLetter(id);
  if (data !== undefined) return children(data);
  if (isPending) return <Spinner text={t("letters.opening")} className="py-24" />;
  return (
    <div className="grid justify-items-start gap-4">
      <TextRouteLink to="/dashboard" search={{ section: "cover-letters" }} className="text-sm">
        {t("letters.back")}
      </TextRouteLink>
      <Notice className="w-full" onRetry={() => void refetch()}>
        {error instanceof CallError && error.status === 404
          ? t("letters.absent")
          : t("letters.notOpened", { reason: reasonOf(error) })}
      </Notice>
    </div>
  );
}

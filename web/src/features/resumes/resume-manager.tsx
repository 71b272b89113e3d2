import type { Resume } from "@waymark/contract/resumes";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { RenderAnalysis } from "./editor/editor-panes.tsx";
import { ResumeEditor } from "./editor/resume-editor.tsx";
import { DeleteDialog } from "./list/delete-dialog.tsx";
import { RenameDialog } from "./list/rename-dialog.tsx";
import type { CardActions } from "./list/resume-card.tsx";
import { ResumeList } from "./list/resume-list.tsx";
import { useCopyResume, useCreateResume, useDeleteResume, useFollowResumes, useResume } from "./queries.ts";
import { type KnownJob, TailorDialog } from "./tailor/tailor-dialog.tsx";
import type { ResumeView } from "./views.ts";

export interface ManagerProps {
  userId: string;
  /** The open resume; without one, the list. */
  item: string | undefined;
  view: ResumeView;
  /** Opens a resume or the list. `replace` when 'Back' should not return here. */
  onGo: (to: { item?: string; view?: ResumeView; replace?: boolean }) => void;
  analysis: RenderAnalysis;
  jobs: readonly KnownJob[];
}

/** The open dialog. */
interface Asked {
  readonly what: "delete" | "rename" | "tailor";
  readonly resume: Resume;
}

/** The resume manager: the list, or one open resume. */
export function ResumeManager({ userId, item, view, onGo, analysis, jobs }: ManagerProps) {
  useFollowResumes();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const say = useSayNotMade();
  const create = useCreateResume();
  const remove = useRemove();
  const actions = useCardActions(setAsked);
  const open = (id: string) => onGo({ item: id });
  return (
    <>
      {item === undefined ? (
        <ResumeList
          actions={actions}
          creating={create.isPending}
          onCreate={() =>
            !create.isPending && create.mutate({}, { onSuccess: (made) => open(made.id), onError: say })
          }
          onUploaded={(resume) => open(resume.id)}
        />
      ) : (
        <OpenResume key={item} id={item}>
          {(resume) => (
            <ResumeEditor
              resume={resume}
              userId={userId}
              view={view}
              onView={(next) =>
                onGo({
                  item,
                  view: next,
                  // Changing tabs adds no history entry, so that 'Back' leaves the resume.
                  replace:
                    next !== "preview" && next !== "reading" && view !== "preview" && view !== "reading",
                })
              }
              onOpen={open}
              onCopy={actions.onCopy}
              onDelete={actions.onDelete}
              analysis={analysis}
              jobs={jobs}
            />
          )}
        </OpenResume>
      )}
      {asked?.what === "delete" && (
        <DeleteDialog
          resume={asked.resume}
          onClose={close}
          onDelete={(resume) => {
            if (item === resume.id) onGo({ replace: true });
            remove.mutate(resume);
          }}
        />
      )}
      {asked?.what === "rename" && <RenameDialog resume={asked.resume} onClose={close} />}
      {asked?.what === "tailor" && (
        <TailorDialog
          resume={asked.resume}
          jobs={jobs}
          onClose={close}
          onMade={(made) => {
            close();
            open(made.id);
          }}
        />
      )}
    </>
  );
}

function useSayNotMade() {
  const { t } = useTranslation();
  return useCallback(
    (error: unknown) => {
      toast({
        title: t("resumes.toast.notMade"),
        description: error instanceof CallError ? error.error : "",
        variant: "destructive",
      });
    },
    [t],
  );
}

function useCardActions(ask: (asked: Asked) => void): CardActions {
  const { t } = useTranslation();
  const say = useSayNotMade();
  const { mutate: copy } = useCopyResume();
  return useMemo(
    (): CardActions => ({
      onCopy: (resume) =>
        copy(resume.id, {
          onSuccess: (made) => toast({ title: t("resumes.toast.copied"), description: made.name }),
          onError: say,
        }),
      onDelete: (resume) => ask({ what: "delete", resume }),
      onRename: (resume) => ask({ what: "rename", resume }),
      onTailor: (resume) => ask({ what: "tailor", resume }),
    }),
    [copy, say, ask, t],
  );
}

function useRemove() {
  const { t } = useTranslation();
  return useDeleteResume({
    done: ({ name }) =>
      toast({ title: t("resumes.toast.deleted"), description: t("resumes.toast.deletedText", { name }) }),
    failed: () =>
      toast({
        title: t("resumes.toast.deleteFailed"),
        description: t("resumes.toast.deleteFailedText"),
        variant: "destructive",
      }),
  });
}

/** Loads the open resume; says so when it no longer exists. */
function OpenResume({ id, children }: { id: string; children: (resume: Resume) => React.ReactNode }) {
  const { t } = useTranslation();
  const { data, isPending, error, refetch } = useResume(id);
  if (data !== undefined) return children(data);
  if (isPending) return <Spinner text={t("resumes.opening")} className="py-24" />;
  return (
    <div className="grid justify-items-start gap-4">
      <TextRouteLink to="/dashboard" search={{ section: "resumes" }} className="text-sm">
        {t("resumes.back")}
      </TextRouteLink>
      <Notice className="w-full" onRetry={() => void refetch()}>
        {error instanceof CallError && error.status === 404
          ? t("resumes.absent")
          : t("resumes.notOpened", { reason: error instanceof CallError ? error.error : "" })}
      </Notice>
    </div>
  );
}

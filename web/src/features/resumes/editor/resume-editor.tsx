import type { Resume } from "@waymark/contract/resumes";
import { lowPlacedShare } from "@waymark/contract/resumes-reading";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SaveNote } from "../../../lib/editor/save-note.tsx";
import { useUndoKeys } from "../../../lib/editor/undo.tsx";
import { formatPercent } from "../../../lib/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { EditorProvider, useEditor } from "../document/editor-context.ts";
import { fieldName } from "../document/field-name.ts";
import { jumpTo } from "../document/jump.ts";
import { useEditorOf } from "../document/use-editor.ts";
import { HistoryDialog } from "../history/history-dialog.tsx";
import { PreviewView } from "../page/preview-view.tsx";
import { ParserView } from "../parser/parser-view.tsx";
import { useCreateResume } from "../queries.ts";
import { BaseNote } from "../tailor/base-note.tsx";
import { type KnownJob, TailorDialog } from "../tailor/tailor-dialog.tsx";
import type { ResumeView } from "../views.ts";
import { EditorBar } from "./editor-bar.tsx";
import { EditorPanes, type RenderAnalysis } from "./editor-panes.tsx";

export function ResumeEditor({
  resume,
  userId,
  view,
  onView,
  onOpen,
  onCopy,
  onDelete,
  analysis,
  jobs,
}: {
  resume: Resume;
  userId: string;
  view: ResumeView;
  onView: (view: ResumeView) => void;
  onOpen: (id: string) => void;
  onCopy: (resume: Resume) => void;
  onDelete: (resume: Resume) => void;
  analysis: RenderAnalysis;
  jobs: readonly KnownJob[];
}) {
  const { t } = useTranslation();
  const editor = useEditorOf(resume, userId);
  const [over, setOver] = useState<"history" | "tailor" | null>(null);
  useUndoKeys(editor.store);
  const { flush } = editor.saver;
  return (
    <EditorProvider value={editor}>
      <EditorBar
        resume={resume}
        mode={view === "preview" ? "preview" : "edit"}
        onMode={(mode) => onView(mode === "preview" ? "preview" : "content")}
        actions={{
          onHistory: () => void flush().then(() => setOver("history")),
          onTailor: () => void flush().then(() => setOver("tailor")),
          onCopy: () => void flush().then(() => onCopy(resume)),
          onDelete: () => onDelete(resume),
          onReading: () => onView("reading"),
        }}
      />
      <BaseNote resume={resume} before={flush} />
      <ResumeSaveNote onOpen={onOpen} />
      {view === "content" && <LowShareNote resume={resume} onRead={() => onView("reading")} />}
      {view === "preview" ? (
        <PreviewView id={resume.id} />
      ) : view === "reading" ? (
        <ParserView
          id={resume.id}
          fileName={resume.fileName}
          onClose={() => onView("content")}
          onField={(field) => {
            onView("content");
            jumpTo(editor, field);
          }}
        />
      ) : (
        <EditorPanes resume={resume} view={view} onView={onView} analysis={analysis} />
      )}
      {over === "history" && (
        <HistoryDialog
          id={resume.id}
          onClose={() => setOver(null)}
          onRestored={(restored) => {
            setOver(null);
            editor.saver.hear(restored);
            toast({ title: t("resumes.history.restored") });
          }}
        />
      )}
      {over === "tailor" && (
        <TailorDialog
          resume={resume}
          jobs={jobs}
          onClose={() => setOver(null)}
          onMade={(made) => {
            setOver(null);
            onOpen(made.id);
          }}
        />
      )}
    </EditorProvider>
  );
}

/** Tells first when little of the uploaded file found its place. */
function LowShareNote({ resume, onRead }: { resume: Resume; onRead: () => void }) {
  const { t, i18n } = useTranslation();
  const share = resume.file?.placed ?? 1;
  if (share >= lowPlacedShare) return null;
  return (
    <Notice onRetry={onRead} retryLabel={t("resumes.reading.seeUnplaced")} className="mt-4">
      {t("resumes.reading.lowShare", { share: formatPercent(share, i18n.language) })}
    </Notice>
  );
}

function ResumeSaveNote({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const { store, saver } = useEditor();
  const create = useCreateResume();
  const keepAsNew = (made: Resume) => {
    saver.discard();
    onOpen(made.id);
  };
  return (
    <SaveNote
      saver={saver}
      nameOf={(path) => fieldName(path, store.draft().content, t)}
      longTexts={/(description|summary)$/}
      document={{
        clash: t("resumes.clash.notice"),
        gone: {
          text: t("resumes.save.gone"),
          label: t("resumes.save.keepAsNew"),
          onRescue: () => create.mutate(store.draft(), { onSuccess: keepAsNew }),
        },
      }}
    />
  );
}

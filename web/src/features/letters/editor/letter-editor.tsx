import type { Letter, SentenceEvidence } from "@waymark/contract/letters";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { PageStack } from "../../../lib/editor/page-stack.tsx";
import { SaveNote } from "../../../lib/editor/save-note.tsx";
import { useUndoKeys } from "../../../lib/editor/undo.tsx";
import { useMinWidth } from "../../../lib/use-min-width.ts";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { openQuestionsOf } from "../document/draft.ts";
import { EditorProvider, useEditor } from "../document/editor-context.ts";
import { fieldName } from "../document/field-name.ts";
import { useEditorOf } from "../document/use-editor.ts";
import { EvidenceProvider, useBlocked, useSettledDraft } from "../evidence/evidence-context.tsx";
import { EvidencePanel } from "../evidence/evidence-panel.tsx";
import { Unfinished } from "../evidence/unfinished.tsx";
import { useLetterPages } from "../page/queries.ts";
import { useRecoverLetter } from "../queries.ts";
import { type LetterView, viewOf } from "../views.ts";
import { WriteAgainDialog } from "../writer/write-again-dialog.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { jumpTo, paragraphField } from "./jump.ts";
import { LetterForm } from "./letter-form.tsx";
import { LookPanel } from "./look-panel.tsx";

export interface LetterEditorProps {
  letter: Letter;
  userId: string;
  view: LetterView;
  onView: (view: LetterView) => void;
  onCopy: (letter: Letter) => void;
  onDelete: (letter: Letter) => void;
  /** Draws the posting's requirements beside their proofs; a part of another feature. */
  posting?: ((letter: Letter, onResume: (id: string) => void) => ReactNode) | undefined;
}

export function LetterEditor(props: LetterEditorProps) {
  const { letter, userId } = props;
  const editor = useEditorOf(letter, userId);
  useUndoKeys(editor.store);
  return (
    <EditorProvider value={editor}>
      <EvidenceProvider source={letter.resumeId ?? ""}>
        <Inside {...props} />
      </EvidenceProvider>
    </EditorProvider>
  );
}

function Inside({ letter, view, onView, onCopy, onDelete, posting }: LetterEditorProps) {
  const { saver, store } = useEditor();
  const [isWriting, setWriting] = useState(false);
  const blocked = useBlocked();
  const showSentence = ({ paragraph, start, end }: SentenceEvidence) => {
    onView("letter");
    jumpTo(paragraphField(paragraph), { start, end });
  };
  const showQuestion = (paragraph: string) => {
    onView("letter");
    jumpTo(paragraphField(paragraph));
  };
  const takeResume = (id: string) => store.edit("", (draft) => ({ ...draft, resumeId: id }));
  const showMissing = () => {
    const [question] = openQuestionsOf(store.draft().content);
    const [sentence] = blocked;
    if (question) showQuestion(question.id);
    else if (sentence) showSentence(sentence);
  };
  return (
    <>
      <EditorBar
        letter={letter}
        actions={{
          onAgain: () => void saver.flush().then(() => setWriting(true)),
          onCopy: () => void saver.flush().then(() => onCopy(letter)),
          onDelete: () => void saver.flush().then(() => onDelete(letter)),
          onMissing: showMissing,
        }}
      />
      <LetterSaveNote />
      <Unfinished onQuestion={showQuestion} onSentence={showSentence} />
      <Panes
        view={view}
        onView={onView}
        evidence={<EvidencePanel onJump={showSentence} />}
        posting={letter.job !== null && posting?.(letter, takeResume)}
      />
      {isWriting && <WriteAgainDialog onClose={() => setWriting(false)} />}
    </>
  );
}

/** The form and the printed page: side by side where there is room, else as tabs. */
function Panes({
  view,
  onView,
  evidence,
  posting,
}: Pick<LetterEditorProps, "view" | "onView"> & { evidence: ReactNode; posting: ReactNode }) {
  const { t } = useTranslation();
  const isWide = useMinWidth(1200);
  const blocked = useBlocked();
  const tabs = [
    { id: "letter", label: t("letters.tab.letter"), content: <LetterForm /> },
    {
      id: "evidence",
      label: t("letters.tab.evidence"),
      content: evidence,
      mark:
        blocked.length > 0
          ? t("letters.unfinished.blocked", { count: blocked.length, n: blocked.length })
          : undefined,
    },
    ...(posting ? [{ id: "posting", label: t("letters.tab.posting"), content: posting }] : []),
    { id: "look", label: t("letters.tab.look"), content: <LookPanel /> },
    ...(isWide
      ? []
      : [
          {
            id: "page",
            label: t("letters.tab.page"),
            content: <LivePage className="-mx-4 sm:mx-0 max-sm:rounded-none" />,
          },
        ]),
  ];
  const active = tabs.some(({ id }) => id === view) ? view : "letter";
  return (
    <div
      className={classes("grid gap-6 pt-3 xl:gap-8", isWide && "grid-cols-[minmax(0,30rem)_minmax(0,1fr)]")}
    >
      <Tabs
        label={t("letters.tab.label")}
        items={tabs}
        value={active}
        onValueChange={(id) => onView(viewOf(id))}
        className="min-w-0 grid-cols-1 content-start"
      />
      {isWide && <LivePage className="sticky top-20 h-[calc(100dvh-6.5rem)]" />}
    </div>
  );
}

/** The printed pages, updated shortly after each change. */
function LivePage({ className }: { className: string }) {
  const { t } = useTranslation();
  const pages = useLetterPages(useSettledDraft(400));
  const count = pages.data?.pictures.length ?? 1;
  return (
    <PageStack
      pages={pages}
      className={className}
      note={count > 1 && <Notice tone="info">{t("letters.page.long", { count })}</Notice>}
    />
  );
}

function LetterSaveNote() {
  const { t } = useTranslation();
  const { letterId, store, saver } = useEditor();
  const recover = useRecoverLetter();
  // The page is opened anew, and takes over the draft that this browser kept.
  const onRescue = () => recover.mutate(letterId, { onSuccess: () => window.location.reload() });
  return (
    <SaveNote
      saver={saver}
      nameOf={(path) => fieldName(path, store.draft().content, t)}
      longTexts={/(text|address|closing)$/}
      document={{
        clash: t("letters.save.clash"),
        gone: { text: t("letters.save.gone"), label: t("letters.trash.recover"), onRescue },
      }}
    />
  );
}

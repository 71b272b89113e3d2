import type { FileFacts, ResumePlace } from "@waymark/contract/resume-analysis";
import type { Resume } from "@waymark/contract/resumes";
import { withFieldText } from "@waymark/domain/resume-analysis/fixes/field-text";
import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { StylePanel } from "../design/style-panel.tsx";
import { useEditor, withContent } from "../document/editor-context.ts";
import { jumpTo } from "../document/jump.ts";
import { LivePage, useSettledDraft } from "../page/live-page.tsx";
import type { ResumeView } from "../views.ts";
import { ContentForm } from "./content-form.tsx";

const two = "(min-width: 75rem)";
const three = "(min-width: 90rem)";

function subscribe(listener: () => void): () => void {
  const queries = [two, three].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

/** Number of panes (form, page, score) that fit side by side. */
function useRoom(): 1 | 2 | 3 {
  return useSyncExternalStore(subscribe, () =>
    window.matchMedia(three).matches ? 3 : window.matchMedia(two).matches ? 2 : 1,
  );
}

/** Props of the analysis panel, which belongs to another feature. */
export interface AnalysisProps {
  resumeId: string;
  content: Resume["content"];
  version: number;
  jobId?: string;
  jobText?: string;
  file?: FileFacts;
  onJump: (place: ResumePlace) => void;
  onFix: (field: string, text: string) => void;
  onScored: (score: { score: number; feedback: string[] }) => void;
}
export type RenderAnalysis = (props: AnalysisProps) => ReactNode;

/** Form, printed page and score: side by side where there is room, else as tabs. */
export function EditorPanes({
  resume,
  view,
  onView,
  analysis,
}: {
  resume: Resume;
  view: ResumeView;
  onView: (view: ResumeView) => void;
  analysis: RenderAnalysis;
}) {
  const { t } = useTranslation();
  const room = useRoom();
  const score = <Score resume={resume} analysis={analysis} onContent={() => onView("content")} />;
  const tabs = [
    { id: "content", label: t("resumes.tab.content"), content: <ContentForm /> },
    { id: "design", label: t("resumes.tab.design"), content: <StylePanel /> },
    ...(room < 3
      ? [{ id: "score", label: scoreLabel(t("resumes.tab.score"), resume.aiScore), content: score }]
      : []),
    ...(room < 2
      ? [
          {
            id: "page",
            label: t("resumes.tab.page"),
            content: <LivePage id={resume.id} className="-mx-4 sm:mx-0 max-sm:rounded-none" />,
          },
        ]
      : []),
  ];
  const active = tabs.some(({ id }) => id === view) ? view : "content";
  return (
    <div
      className={classes(
        "grid gap-6 pt-3 xl:gap-8",
        room === 2 && "grid-cols-[minmax(0,26rem)_minmax(0,1fr)]",
        room === 3 && "grid-cols-[minmax(0,24rem)_minmax(0,1fr)_17rem]",
      )}
    >
      <Tabs
        label={t("resumes.tab.label")}
        items={tabs}
        value={active}
        onValueChange={(id) => onView(id === "design" || id === "score" || id === "page" ? id : "content")}
        className="min-w-0 grid-cols-1 content-start"
      />
      {room > 1 && <LivePage id={resume.id} className="sticky top-20 h-[calc(100dvh-6.5rem)]" />}
      {/* Mounted even when hidden, so that the score keeps up with the text. */}
      {room < 3 && active !== "score" && <div hidden>{score}</div>}
      {room === 3 && (
        <aside
          aria-label={t("resumes.tab.score")}
          className="sticky top-20 max-h-[calc(100dvh-6.5rem)] min-w-0 overflow-y-auto"
        >
          {score}
        </aside>
      )}
    </div>
  );
}

const scoreLabel = (label: string, score: number) => (score > 0 ? `${label} ${score}` : label);

function Score({
  resume,
  analysis,
  onContent,
}: {
  resume: Resume;
  analysis: RenderAnalysis;
  onContent: () => void;
}) {
  const editor = useEditor();
  const { store, saver } = editor;
  const { content } = useSettledDraft(700);
  const jump = (field: string, range?: { from: number | null; to: number | null }) => {
    onContent();
    jumpTo(editor, field, range);
  };
  return analysis({
    resumeId: resume.id,
    content,
    version: resume.version,
    ...(resume.job?.id ? { jobId: resume.job.id } : {}),
    ...(resume.job?.text ? { jobText: resume.job.text } : {}),
    ...(resume.file ? { file: resume.file } : {}),
    onJump: (place) => jump(place.field, place),
    // No undo toast here: the panel offers its own.
    onFix: (field, text) =>
      store.edit("", (draft) => withContent(draft, withFieldText(draft.content, field, text))),
    onScored: ({ score, feedback }) => {
      const now = saver.row();
      if (now.aiScore === score && now.feedback.join("\n") === feedback.join("\n")) return;
      saver.also({ aiScore: score, feedback });
    },
  });
}

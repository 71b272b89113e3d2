import { useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { useSavedJobs } from "../../features/jobs/saved/queries.ts";
import { ResumeAnalysis } from "../../features/resume-analysis/resume-analysis.tsx";
import type { RenderAnalysis } from "../../features/resumes/editor/editor-panes.tsx";
import { ResumeManager } from "../../features/resumes/resume-manager.tsx";
import { viewOf } from "../../features/resumes/views.ts";
import { useSession } from "../../lib/session/session.tsx";
import { PaperComments } from "./paper-comments.tsx";

const analysis: RenderAnalysis = (props) => <ResumeAnalysis {...props} />;

/** The resume manager, joined with other features: resume analysis and saved jobs. */
export function ResumesSection({ item, view }: { item: string | undefined; view: string | undefined }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const saved = useSavedJobs();
  const jobs = useMemo(
    () => saved.data?.pages.flatMap(({ savedJobs }) => savedJobs.map(({ job }) => job)) ?? [],
    [saved.data],
  );
  const go = useCallback<React.ComponentProps<typeof ResumeManager>["onGo"]>(
    ({ item: to, view: shown, replace }) =>
      void navigate({
        to: "/dashboard",
        search: {
          section: "resumes",
          ...(to ? { item: to } : {}),
          ...(shown && shown !== "content" ? { view: shown } : {}),
        },
        replace: replace ?? false,
        // Changing the view keeps the scroll position; another resume begins at the top.
        resetScroll: to !== item,
      }),
    [navigate, item],
  );
  return (
    <div>
      {item !== undefined && <PaperComments kind="resume" id={item} />}
      <ResumeManager
        userId={user.id}
        item={item}
        view={viewOf(view)}
        onGo={go}
        analysis={analysis}
        jobs={jobs}
      />
    </div>
  );
}

import { getRouteApi } from "@tanstack/react-router";
import type { Job } from "@waymark/contract/jobs";
import { FilePenLine } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { SavedSearchList } from "../../features/job-search/saved/saved-searches.tsx";
import { SearchPanel } from "../../features/job-search/search-panel.tsx";
import { SourcesPage } from "../../features/job-sources/sources-page.tsx";
import { SuggestedSources } from "../../features/job-sources/suggested-sources.tsx";
import { ApplicationButton } from "../../features/jobs/applied/application-button.tsx";
import { DidYouApply } from "../../features/jobs/applied/did-you-apply.tsx";
import { AddJob } from "../../features/jobs/manual/add-job.tsx";
import { useBookmarks } from "../../features/jobs/saved/queries.ts";
import { SavedJobsSection } from "../../features/jobs/saved/saved-jobs-section.tsx";
import { JobStages } from "../../lib/followed-jobs.ts";
import { loadTexts } from "../../lib/language/i18n.ts";
import { ButtonRouteLink, TextRouteLink } from "../../lib/navigation/links.tsx";
import { useSession } from "../../lib/session/session.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useJobStages } from "../use-job-stages.ts";

const OccupationFacts = lazy(() =>
  Promise.all([import("../../features/careers/occupation-facts.tsx"), loadTexts("careers")]).then(([m]) => ({
    default: m.OccupationFacts,
  })),
);

const route = getRouteApi("/dashboard");

/** The search and the saved jobs. Bookmarks in the search are saved jobs. */
export function JobSections({ section }: { section: "search" | "saved-jobs" }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const dates = user.localization;
  const { savedIds, toggle } = useBookmarks();
  const address = route.useSearch();
  const { item } = address;
  const wanted = keptOf(address);
  const stages = useJobStages();
  if (section === "saved-jobs")
    return (
      <div className="grid grid-cols-1 gap-6">
        <DidYouApply />
        <SavedJobsSection dates={dates} action={<AddJob />} letter={quietLetter} />
      </div>
    );
  if (item === "sources") return <SourcesPage />;
  return (
    <div className="group grid grid-cols-1 gap-6">
      <div className="sticky top-2 z-20 empty:hidden">
        <DidYouApply />
      </div>
      <JobStages value={stages}>
        <SearchPanel
          saved={savedIds}
          onToggleSaved={toggle}
          letter={letter}
          dates={dates}
          wish={user.jobPreferences.minSalary || user.expectedSalary}
          kept={(here) => <SavedSearchList {...here} wanted={wanted} />}
          published={(query) => (
            <Suspense>
              <OccupationFacts title={query} />
            </Suspense>
          )}
          whenEmpty={(asked) => <SuggestedSources query={asked.query} location={asked.location} />}
        />
      </JobStages>
      {/* Hidden where the card under an empty search already links there. */}
      <p className="text-sm group-has-[[data-leads-to-sources]]:hidden">
        <TextRouteLink to="/dashboard" search={{ section: "search", item: "sources" }}>
          {t("job-sources.open")}
        </TextRouteLink>
      </p>
    </div>
  );
}

/** Leads to a new letter for a job. */
function WriteLetter({ job, quiet = false }: { job: Job; quiet?: boolean }) {
  const { t } = useTranslation();
  return (
    <ButtonRouteLink
      to="/dashboard"
      search={{ section: "cover-letters", ask: "new", item: `job:${job.id}` }}
      variant={quiet ? "quiet" : "secondary"}
      size={quiet ? "sm" : "md"}
    >
      <FilePenLine aria-hidden="true" className="size-4" />
      {t("jobs-saved.letter")}
      <VisuallyHidden>{t("jobs-saved.application.about", { title: job.title })}</VisuallyHidden>
    </ButtonRouteLink>
  );
}
const letter = (job: Job) => (
  <>
    <ApplicationButton job={job} size="md" />
    <WriteLetter job={job} />
    {/* On a narrow screen the open posting covers the line above the search. */}
    <div className="basis-full empty:hidden min-[1100px]:hidden">
      <DidYouApply jobId={job.id} />
    </div>
  </>
);
const quietLetter = (job: Job) => <WriteLetter job={job} quiet />;

/** The id of the saved search that a notification links to. */
function keptOf(address: Readonly<Record<string, unknown>>): string | undefined {
  return typeof address.kept === "string" ? address.kept : undefined;
}

import { useBookmarks } from "../features/saved-jobs/queries.ts";
import { SavedJobsSection } from "../features/saved-jobs/saved-jobs-section.tsx";
import { SearchPanel } from "../features/search/search-panel.tsx";
import { useSession } from "../lib/session.tsx";

/** The sections about postings: the search, whose bookmarks are the saved jobs, and the saved jobs. */
export function JobSections({ section }: { section: "search" | "saved-jobs" }) {
  const dates = useSession().user.localization;
  const { savedIds, toggle } = useBookmarks();
  if (section === "saved-jobs") return <SavedJobsSection dates={dates} />;
  return <SearchPanel saved={savedIds} onToggleSaved={toggle} dates={dates} />;
}

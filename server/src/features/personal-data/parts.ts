import type { ExportSection } from "../../export-section.ts";
import { exportAccounts } from "../accounts/export-accounts.ts";
import { exportAnswers } from "../answers/export-answers.ts";
import { exportPeople } from "../applications/contacts/export-contacts.ts";
import { exportApplications } from "../applications/export-applications.ts";
import { exportApplicationFiles } from "../applications/files/export-files.ts";
import { exportBilling } from "../billing/export-billing.ts";
import { exportBulkLists } from "../bulk-searches/export-bulk-lists.ts";
import { exportCalendar } from "../calendar/export-calendar.ts";
import { exportCareers } from "../careers/export-careers.ts";
import { exportComments } from "../comments/export-comments.ts";
import { exportGrants } from "../grants/export-grants.ts";
import { exportInterviews } from "../interviews/export-interviews.ts";
import { exportPractice } from "../interviews/practice/export-practice.ts";
import { exportPreparation } from "../interviews/preparation/export-preparation.ts";
import { exportSavedSearches } from "../job-search/saved/export-saved-searches.ts";
import { exportJobs } from "../job-sources/export-jobs.ts";
import { exportSavedJobs } from "../jobs/saved/export-saved-jobs.ts";
import { exportLetters } from "../letters/export-letters.ts";
import { exportNotifications } from "../notifications/export-notifications.ts";
import { exportOffers } from "../offers/export-offers.ts";
import { exportPackages } from "../packages/export-packages.ts";
import { exportPublicProfile } from "../public-profile/export-public-profile.ts";
import { exportReminders } from "../reminders/export-reminders.ts";
import { exportFollowUps } from "../reminders/follow-ups/export-follow-ups.ts";
import { exportResumes } from "../resumes/export-resumes.ts";
import { exportSecurity } from "../security/export-security.ts";
import { exportStories } from "../stories/export-stories.ts";
import { exportTeamCards } from "../team-boards/export-team-cards.ts";
import { exportTeamGoals } from "../team-dashboard/export-team-goals.ts";
import { exportTeams } from "../teams/export-teams.ts";

// biome-ignore format: one a line, so that two additions do not meet.
export const exportSections: readonly ExportSection[] = [
  exportReminders,
  exportLetters,
  exportStories,
  exportAnswers,
  exportOffers,
  exportInterviews,
  exportFollowUps,
  exportBulkLists,
  exportComments,
  exportGrants,
  exportCalendar,
  exportPeople,
  exportApplicationFiles,
  exportAccounts,
  exportApplications,
  exportBilling,
  exportCareers,
  exportJobs,
  exportNotifications,
  exportPackages,
  exportPractice,
  exportPreparation,
  exportPublicProfile,
  exportResumes,
  exportSavedJobs,
  exportSavedSearches,
  exportSecurity,
  exportTeamCards,
  exportTeamGoals,
  exportTeams,
];

/** Tables with people's rows that no export contains, with the reason. Erasure still empties them. */
export const notExported: Readonly<Record<string, string>> = {
  codes: "keyed hashes of codes that live ten minutes",
  code_sends: "keyed hashes by which sendings are counted for an hour",
  data_exports: "the packing itself",
  erasures: "the wish to be erased, which the settings show",
  events: "what open tabs are told: ids, kept for a day",
  llm_usage: "how many questions and tokens of a day, kept for 30 days; no question and no answer",
  mailed_links: "hashes of links that work once",
  outgoing_messages: "copies of what the person was sent, wiped when it left",
  passkey_challenges: "random numbers that live minutes",
  person_keys: "the key that everything else is sealed with",
  phone_verifications: "a number being proven, for ten minutes; the profile has it then",
  job_alerts: "when the person was last told of new postings, and the middle of pay told last",
  unused_notices: "when the person was told that an account without use ends",
  provider_trips: "hashes of ways to a provider and back, for minutes",
};

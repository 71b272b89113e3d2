import * as accounts from "./accounts.ts";
import * as photo from "./accounts-photo.ts";
import * as analytics from "./analytics.ts";
import * as answers from "./answers.ts";
import * as applications from "./applications.ts";
import * as applicationPeople from "./applications-contacts.ts";
import * as applicationFiles from "./applications-files.ts";
import * as applicationTransfer from "./applications-transfer.ts";
import * as audit from "./audit.ts";
import * as billing from "./billing.ts";
import * as invoices from "./billing-invoices.ts";
import * as bulkSearches from "./bulk-searches.ts";
import * as calendar from "./calendar.ts";
import * as careers from "./careers.ts";
import * as actionPlans from "./careers-plans.ts";
import * as comments from "./comments.ts";
import type { Endpoint } from "./endpoint.ts";
import * as grants from "./grants.ts";
import * as interviews from "./interviews.ts";
import * as mocks from "./interviews-mocks.ts";
import * as negotiation from "./interviews-negotiation.ts";
import * as interviewNotes from "./interviews-notes.ts";
import * as preparation from "./interviews-preparation.ts";
import * as questions from "./interviews-questions.ts";
import * as speech from "./interviews-speech.ts";
import * as market from "./job-search-market.ts";
import * as jobFit from "./job-search-match.ts";
import * as savedSearches from "./job-search-saved.ts";
import * as jobSources from "./job-sources.ts";
import * as jobs from "./jobs.ts";
import * as ownPostings from "./jobs-manual.ts";
import * as savedJobs from "./jobs-saved.ts";
import * as letters from "./letters.ts";
import * as letterPrinting from "./letters-print.ts";
import * as notifications from "./notifications.ts";
import * as offers from "./offers.ts";
import * as onboarding from "./onboarding.ts";
import * as operator from "./operator.ts";
import * as overview from "./overview.ts";
import * as packages from "./packages.ts";
import * as personalData from "./personal-data.ts";
import * as phone from "./phone.ts";
import * as publicProfile from "./public-profile.ts";
import * as reminders from "./reminders.ts";
import * as followUps from "./reminders-follow-ups.ts";
import * as resumeAnalysis from "./resume-analysis.ts";
import * as resumeAi from "./resume-analysis-advice.ts";
import * as resumes from "./resumes.ts";
import * as resumePrinting from "./resumes-print.ts";
import * as resumeKeeping from "./resumes-versions.ts";
import * as security from "./security.ts";
import * as secondFactor from "./security-second-factor.ts";
import * as sessions from "./security-sessions.ts";
import * as settings from "./settings.ts";
import * as signIn from "./sign-in.ts";
import * as stories from "./stories.ts";
import * as support from "./support.ts";
import * as contact from "./support-contact.ts";
import * as teamBoards from "./team-boards.ts";
import * as teamDashboard from "./team-dashboard.ts";
import * as teamAnalytics from "./team-dashboard-analytics.ts";
import * as teams from "./teams.ts";
import * as teamBranding from "./teams-branding.ts";

// biome-ignore format: one a line, so that two additions do not meet.
const nouns = [
  accounts,
  actionPlans,
  analytics,
  answers,
  applicationFiles,
  applicationPeople,
  applicationTransfer,
  applications,
  audit,
  billing,
  calendar,
  careers,
  contact,
  followUps,
  bulkSearches,
  comments,
  grants,
  interviews,
  interviewNotes,
  preparation,
  negotiation,
  invoices,
  jobFit,
  jobSources,
  jobs,
  letterPrinting,
  letters,
  market,
  mocks,
  notifications,
  offers,
  onboarding,
  operator,
  overview,
  ownPostings,
  packages,
  personalData,
  phone,
  photo,
  publicProfile,
  questions,
  reminders,
  resumeAi,
  resumeAnalysis,
  resumeKeeping,
  resumePrinting,
  resumes,
  savedJobs,
  savedSearches,
  secondFactor,
  security,
  sessions,
  settings,
  signIn,
  speech,
  stories,
  support,
  teamAnalytics,
  teamBoards,
  teamBranding,
  teamDashboard,
  teams,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;

export const allEndpoints: readonly Endpoint[] = nouns.flatMap((noun) =>
  Object.values(noun).filter(isEndpoint),
);

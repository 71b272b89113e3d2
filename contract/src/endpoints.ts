import * as accounts from "./accounts.ts";
import * as actionPlans from "./action-plans.ts";
import * as analytics from "./analytics.ts";
import * as applicationFiles from "./application-files.ts";
import * as applicationPeople from "./application-people.ts";
import * as applicationTransfer from "./application-transfer.ts";
import * as applications from "./applications.ts";
import * as audit from "./audit.ts";
import * as billing from "./billing.ts";
import * as calendar from "./calendar.ts";
import * as careers from "./careers.ts";
import * as contact from "./contact.ts";
import type { Endpoint } from "./endpoint.ts";
import * as followUps from "./follow-ups.ts";
import * as interviews from "./interviews.ts";
import * as invoices from "./invoices.ts";
import * as jobFit from "./job-fit.ts";
import * as jobSources from "./job-sources.ts";
import * as jobs from "./jobs.ts";
import * as market from "./market.ts";
import * as notifications from "./notifications.ts";
import * as offers from "./offers.ts";
import * as onboarding from "./onboarding.ts";
import * as operator from "./operator.ts";
import * as overview from "./overview.ts";
import * as ownPostings from "./own-postings.ts";
import * as personalData from "./personal-data.ts";
import * as phone from "./phone.ts";
import * as photo from "./photo.ts";
import * as publicProfile from "./public-profile.ts";
import * as reminders from "./reminders.ts";
import * as resumeAi from "./resume-ai.ts";
import * as resumeAnalysis from "./resume-analysis.ts";
import * as resumeKeeping from "./resume-keeping.ts";
import * as resumePrinting from "./resume-printing.ts";
import * as resumes from "./resumes.ts";
import * as savedJobs from "./saved-jobs.ts";
import * as savedSearches from "./saved-searches.ts";
import * as secondFactor from "./second-factor.ts";
import * as security from "./security.ts";
import * as sessions from "./sessions.ts";
import * as settings from "./settings.ts";
import * as signIn from "./sign-in.ts";
import * as support from "./support.ts";
import * as teams from "./teams.ts";

// biome-ignore format: one a line, so that two additions do not meet.
const nouns = [
  accounts,
  actionPlans,
  analytics,
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
  interviews,
  invoices,
  jobFit,
  jobSources,
  jobs,
  market,
  notifications,
  offers,
  onboarding,
  operator,
  overview,
  ownPostings,
  personalData,
  phone,
  photo,
  publicProfile,
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
  support,
  teams,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "response" in value;

export const allEndpoints: readonly Endpoint[] = nouns.flatMap((noun) =>
  Object.values(noun).filter(isEndpoint),
);

import { profileLists, profileTexts } from "@waymark/contract/accounts";
import { lockedTopics } from "@waymark/contract/answers";
import { builtInStages, stagePhases } from "@waymark/contract/applications";
import { importFields, importRefusals } from "@waymark/contract/applications-transfer";
import { auditActions, auditDetails } from "@waymark/contract/audit";
import { Period, SubscriptionStatus } from "@waymark/contract/billing";
import { careerLevels, edgeReasons, pathKinds } from "@waymark/contract/careers";
import { interviewKinds, interviewStatuses } from "@waymark/contract/interviews";
import { AnswerCriterion, AnswerLoss, AnswerReason } from "@waymark/contract/interviews-practice";
import { searchAlerts } from "@waymark/contract/job-search-saved";
import { sourceProblems } from "@waymark/contract/job-sources";
import { JobSort, jobTypes, signalKinds } from "@waymark/contract/jobs";
import { savedJobSorts } from "@waymark/contract/jobs-saved";
import {
  AddressForm,
  LetterLength,
  LetterPart,
  LetterStatus,
  letterConventions,
  letterKinds,
  letterQuestions,
  letterTones,
} from "@waymark/contract/letters";
import { letterFormats } from "@waymark/contract/letters-print";
import { NotificationKind } from "@waymark/contract/notifications-kinds";
import { offerPeriods } from "@waymark/contract/offers";
import { dismissReasons, PackageStatus, packageRisks, RuleMiss } from "@waymark/contract/packages";
import { AnswerOrigin } from "@waymark/contract/packages-forms";
import { publicPages } from "@waymark/contract/public-pages";
import { activities } from "@waymark/contract/public-profile";
import { followUpRules } from "@waymark/contract/reminders-follow-ups";
import { checkGroups, checkIds, fixKinds } from "@waymark/contract/resume-analysis";
import { ResumeStatus, resumeSections } from "@waymark/contract/resumes";
import { resumeColors, resumeFonts, resumeSizes, resumeTemplates } from "@waymark/contract/resumes-style";
import { downloadFormats } from "@waymark/contract/resumes-versions";
import { profileVisibilities } from "@waymark/contract/settings";
import { providerFailures } from "@waymark/contract/sign-in";
import { helpTopics } from "@waymark/contract/support";
import { contactTopics } from "@waymark/contract/support-contact";
import { educations } from "@waymark/domain/careers/roles";

/**
 * Keys that sources put together from a value of the contract: the beginning that stands in the source, the values, and
 * the end. A new value then needs its text in every language before the check passes.
 */
export const builtKeys: readonly (readonly [start: string, values: readonly string[], end?: string])[] = [
  ["answers.locked.", lockedTopics],
  ["applications-tracker.followUp.", followUpRules, ".text"],
  ["applications-tracker.followUp.", followUpRules, ".short"],
  ["applications-tracker.offer.per.", offerPeriods],
  ["applications-tracker.offer.period.", offerPeriods],
  ["applications.import.field.", importFields],
  ["applications.import.refused.", importRefusals],
  ["applications.phase.", stagePhases],
  ["applications.stage.", builtInStages],
  ["billing.period.", Period.options],
  ["billing.status.", SubscriptionStatus.options],
  ["careers-paths.educations.", educations],
  ["careers-paths.levels.", careerLevels],
  ["careers-paths.reasons.", edgeReasons],
  ["careers.kind.", pathKinds],
  ["interviews-practice.criteria.", AnswerCriterion.options, ".name"],
  ["interviews-practice.losses.", AnswerLoss.options],
  ["interviews-practice.reasons.", AnswerReason.options],
  ["interviews.kind.", interviewKinds],
  ["interviews.status.", interviewStatuses],
  ["job-search.kept.alert.", searchAlerts],
  ["job-search.signal.", signalKinds],
  ["job-search.sort.", JobSort.options],
  ["job-search.type.", jobTypes],
  ["job-sources.problem.", sourceProblems],
  ["jobs-saved.sort.", savedJobSorts],
  ["letters.addressForm.", AddressForm.options],
  ["letters.convention.", letterConventions],
  ["letters.format.", letterFormats],
  ["letters.kind.", letterKinds],
  ["letters.length.", LetterLength.options],
  ["letters.part.", LetterPart.options],
  ["letters.question.", letterQuestions],
  ["letters.status.", LetterStatus.options],
  ["letters.tone.", letterTones],
  ["notifications.kind.", NotificationKind.options, ".title"],
  // Pay alerts have a text for each cause.
  ["notifications.kind.", NotificationKind.options.filter((kind) => kind !== "salary-alert"), ".text"],
  ["packages.dismiss.reason.", dismissReasons],
  ["packages.origin.", AnswerOrigin.options],
  ["packages.preview.miss.", RuleMiss.options],
  ["packages.risk.", packageRisks],
  ["packages.status.", PackageStatus.options],
  ["pages.", publicPages.filter((page) => page !== "home"), ".title"],
  ["public-profile.page.activity.", activities],
  ["resume-analysis-checks.rule.", checkIds],
  ["resume-analysis.fix.", fixKinds],
  ["resume-analysis.group.", checkGroups],
  ["resumes.color.", resumeColors],
  ["resumes.font.", resumeFonts],
  ["resumes.format.", downloadFormats],
  ["resumes.section.", resumeSections],
  ["resumes.size.", resumeSizes],
  ["resumes.status.", ResumeStatus.options],
  ["resumes.template.", resumeTemplates],
  ["security-activity.action.", auditActions],
  ["security-activity.detail.", auditDetails.filter(Boolean)],
  ["settings.choice.profileVisibility.", profileVisibilities],
  ["settings.field.", [...Object.keys(profileTexts), ...Object.keys(profileLists)]],
  ["sign-in.failed.", providerFailures],
  ["support-contact.topic.", contactTopics],
  ["support-help.", helpTopics, ".title"],
  ["support-help.", helpTopics, ".text"],
];

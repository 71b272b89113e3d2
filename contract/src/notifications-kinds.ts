import { z } from "zod";
import { grantNouns } from "./grants.ts";
import type { NotificationPreferences } from "./settings.ts";
import { goalKinds } from "./team-dashboard.ts";
import { Instant, line } from "./values.ts";

/** The switches that choose a topic: all but those of the channels. */
const notificationTopics = [
  "jobRecommendations",
  "marketInsights",
  "companyUpdates",
  "interviewReminders",
  "applicationDeadlines",
  "salaryAlerts",
  "teamGrants",
  "teamComments",
  "teamMentions",
  "teamSuggestions",
] as const satisfies readonly (keyof NotificationPreferences)[];
export const NotificationTopic = z.enum(notificationTopics);
export type NotificationTopic = z.infer<typeof NotificationTopic>;

export type NotificationChannel = "mail" | "sms";

/**
 * The delivery of a kind of notification.
 *
 * @property topic The switch that turns this kind on or off; null for kinds without one.
 * @property reach `always`: by mail regardless of switches and time, since it concerns a change to the account or a
 * payment, and an attacker could turn the switches off first. `switches`: by the channels that the person has turned on
 * (`emailAlerts`, `smsAlerts`) and verified, outside their quiet hours.
 * @property channels The channels it may use, besides the inbox, which keeps every notification.
 * @property digest Whether it may wait for the daily digest, when the person has one.
 * @property params The parameters of its sentence. A name ending in `At` is an instant, in `On` a calendar date;
 * `amount` is in minor units of `currency`. They are stored instead of the sentence, so that the language may change.
 * @property link Its target unless its creator gives another.
 */
export interface NotificationSpec {
  readonly topic: NotificationTopic | null;
  readonly reach: "always" | "switches";
  readonly channels: readonly NotificationChannel[];
  readonly digest: boolean;
  readonly params: z.ZodObject;
  readonly link: string;
}

const name = line(200).min(1);
const day = z.iso.date();
const count = z.int().min(1);
const money = { amount: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) };
const posting = { company: name, title: name };

const section = (id: string) => `/dashboard?section=${id}`;
const account = "/settings?tab=account";
const billing = section("upgrade");

const kind = <const S extends NotificationSpec>(spec: S): S => spec;

const ofAccount = <P extends z.ZodObject>(params: P) =>
  kind({ topic: null, reach: "always", channels: ["mail"], digest: false, params, link: account });

const ofMoney = <P extends z.ZodObject>(params: P) =>
  kind({ topic: null, reach: "always", channels: ["mail"], digest: false, params, link: billing });

const byMail = { reach: "switches", channels: ["mail"] } as const;
const byMailAndSms = { reach: "switches", channels: ["mail", "sms"] } as const;

/** The sentences are `notifications.kind.<kind>.title` and `.text`. */
export const notificationKinds = {
  "job-recommendation": kind({
    ...byMail,
    topic: "jobRecommendations",
    digest: true,
    /** The best posting, why it fits, and the names of the others; `context` chooses the sentence. */
    params: z.object({
      count,
      ...posting,
      match: z.int().min(0).max(100),
      why: line(1_000).min(1),
      others: line(2_000),
      context: z.enum(["", "several"]),
    }),
    link: section("search"),
  }),
  "saved-search-hits": kind({
    ...byMail,
    topic: "jobRecommendations",
    digest: true,
    params: z.object({ count, search: name }),
    link: section("search"),
  }),
  "market-report": kind({
    ...byMail,
    topic: "marketInsights",
    digest: true,
    /** `n` of the `count` postings state pay; `amount` is the middle of it, or of the published `source`. */
    params: z.object({
      role: line(500).min(1),
      count,
      fresh: z.int().min(0),
      n: z.int().min(0),
      ...money,
      skills: line(1_000),
      source: line(200),
      context: z.enum(["", "counted", "published"]),
    }),
    link: section("search"),
  }),
  "company-posted": kind({
    ...byMail,
    topic: "companyUpdates",
    digest: true,
    params: z.object({ count, ...posting }),
    link: section("search"),
  }),
  "interview-soon": kind({
    ...byMailAndSms,
    topic: "interviewReminders",
    digest: false,
    params: z.object({ ...posting, startsAt: Instant }),
    link: section("interviews"),
  }),
  "application-deadline": kind({
    ...byMailAndSms,
    topic: "applicationDeadlines",
    digest: false,
    params: z.object({ ...posting, closesOn: day }),
    link: section("applications"),
  }),
  "follow-up-due": kind({
    ...byMail,
    topic: "applicationDeadlines",
    digest: true,
    params: z.object({ ...posting, appliedOn: day }),
    link: section("applications"),
  }),
  "thank-you-due": kind({
    ...byMail,
    topic: "applicationDeadlines",
    digest: true,
    params: z.object({ ...posting, heldOn: day }),
    link: section("applications"),
  }),
  "offer-deadline": kind({
    ...byMailAndSms,
    topic: "applicationDeadlines",
    digest: false,
    params: z.object({ ...posting, decideOn: day }),
    link: section("applications"),
  }),
  "reminder-due": kind({
    ...byMailAndSms,
    topic: "applicationDeadlines",
    digest: false,
    params: z.object({ ...posting, text: line(300).min(1) }),
    link: section("applications"),
  }),
  /** The application was not sent yet. */
  "posting-gone": kind({
    ...byMail,
    topic: "applicationDeadlines",
    digest: true,
    params: z.object(posting),
    link: section("applications"),
  }),
  "salary-alert": kind({
    ...byMail,
    topic: "salaryAlerts",
    digest: true,
    /**
     * `above`: `n` new postings pay more than the person asks for, the best is `title` at `company`. `up`, `down`: the
     * middle of `n` postings moved by `percent`.
     */
    params: z.object({
      role: line(500).min(1),
      ...money,
      n: count,
      percent: z.int().min(0),
      title: line(200),
      company: line(200),
      context: z.enum(["above", "up", "down"]),
    }),
    link: section("search"),
  }),
  "recruiter-message": kind({
    ...byMailAndSms,
    topic: null,
    digest: false,
    params: z.object({ from: name }),
    link: section("dashboard"),
  }),
  "auto-apply-ready": kind({
    ...byMail,
    topic: null,
    digest: true,
    params: z.object({ count }),
    link: section("auto-apply"),
  }),
  /** A prepared application whose posting is gone. */
  "auto-apply-closed": kind({
    ...byMail,
    topic: "applicationDeadlines",
    digest: true,
    params: z.object(posting),
    link: section("auto-apply"),
  }),
  /** Asked once, a day after an approval: was it sent? */
  "auto-apply-unsent": kind({
    ...byMail,
    topic: "applicationDeadlines",
    digest: true,
    params: z.object(posting),
    link: section("auto-apply"),
  }),
  "team-invitation": kind({
    ...byMail,
    topic: null,
    digest: false,
    params: z.object({ team: name, inviter: name }),
    link: billing,
  }),
  "team-joined": kind({
    ...byMail,
    topic: null,
    digest: true,
    params: z.object({ team: name, member: name }),
    link: billing,
  }),
  "team-left": kind({
    ...byMail,
    topic: null,
    digest: true,
    params: z.object({ team: name, member: name }),
    link: billing,
  }),
  "team-removed": kind({
    ...byMail,
    topic: null,
    digest: false,
    params: z.object({ team: name }),
    link: billing,
  }),
  /** Somebody of the team shares something; `context` is what. */
  "team-grant": kind({
    ...byMail,
    topic: "teamGrants",
    digest: true,
    params: z.object({ team: name, member: name, context: z.enum(grantNouns) }),
    link: section("team"),
  }),
  /** Somebody proposes a goal: `count` applications or interviews a week. */
  "team-goal": kind({
    ...byMail,
    topic: "teamGrants",
    digest: true,
    params: z.object({ team: name, member: name, count, context: z.enum(goalKinds) }),
    link: section("team"),
  }),
  /** A comment on an own paper, or in a thread one wrote in. */
  "team-comment": kind({
    ...byMail,
    topic: "teamComments",
    digest: true,
    params: z.object({ member: name, paper: name }),
    link: section("team"),
  }),
  /** Somebody mentions the person in a comment. */
  "team-mention": kind({
    ...byMail,
    topic: "teamMentions",
    digest: true,
    params: z.object({ member: name, paper: name }),
    link: section("team"),
  }),
  /** Somebody suggests other words for an own paper. */
  "team-suggestion": kind({
    ...byMail,
    topic: "teamSuggestions",
    digest: true,
    params: z.object({ member: name, paper: name }),
    link: section("team"),
  }),
  /** Somebody of the team points out a posting. */
  "team-job": kind({
    ...byMail,
    topic: "teamMentions",
    digest: true,
    params: z.object({ member: name, ...posting }),
    link: section("search"),
  }),
  "bulk-searches-new": kind({
    ...byMail,
    topic: "jobRecommendations",
    digest: true,
    params: z.object({ count }),
    link: section("team"),
  }),
  "export-ready": kind({
    ...byMail,
    topic: null,
    digest: false,
    params: z.object({ expiresAt: Instant }),
    link: account,
  }),
  "export-failed": kind({
    ...byMail,
    topic: null,
    digest: false,
    params: z.object({}),
    link: account,
  }),
  "trial-ending": ofMoney(z.object({ endsAt: Instant })),
  "trial-ended": ofMoney(z.object({})),
  "payment-failed": ofMoney(z.object({ plan: name, ...money })),
  "payment-receipt": ofMoney(z.object({ plan: name, ...money })),
  "payment-refunded": ofMoney(z.object({ plan: name, ...money })),
  "subscription-started": ofMoney(z.object({ plan: name, chargedAt: Instant })),
  "subscription-charge-soon": ofMoney(z.object({ plan: name, chargedAt: Instant, ...money })),
  "subscription-ended": ofMoney(z.object({ plan: name })),
  "subscription-canceled": ofMoney(z.object({ plan: name, endsAt: Instant })),
  "password-changed": ofAccount(z.object({})),
  /** Send it before the address changes, so that it reaches the old one. */
  "email-changed": ofAccount(z.object({ email: name })),
  "phone-changed": ofAccount(z.object({})),
  "second-factor-on": ofAccount(z.object({})),
  "second-factor-off": ofAccount(z.object({})),
  "backup-codes-renewed": ofAccount(z.object({})),
  "backup-code-used": ofAccount(z.object({ left: z.int().min(0) })),
  "passkey-added": ofAccount(z.object({ passkey: name })),
  "passkey-removed": ofAccount(z.object({ passkey: name })),
  "identity-linked": ofAccount(z.object({ provider: name })),
  "identity-unlinked": ofAccount(z.object({ provider: name })),
  "new-sign-in": ofAccount(z.object({ device: name })),
  /** A device was signed out because an old credential of its session was used again. */
  "session-copied": ofAccount(z.object({ device: name })),
  "account-erasure-asked": ofAccount(z.object({ erasedAt: Instant })),
  "account-erasure-canceled": ofAccount(z.object({})),
} as const satisfies Record<string, NotificationSpec>;

export type NotificationKind = keyof typeof notificationKinds;
const kindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]];
export const NotificationKind = z.enum(kindNames);

export type NotificationParams<K extends NotificationKind> = z.input<(typeof notificationKinds)[K]["params"]>;

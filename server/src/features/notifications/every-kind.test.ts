import {
  NotificationKind,
  type NotificationParams,
  notificationKinds,
} from "@waymark/contract/notifications-kinds";
import { type Language, languages } from "@waymark/contract/values";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { outboxOf } from "../../testing/outbox-of.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { type NewNotification, notify } from "./notify.ts";
import { saveTimes } from "./save-times.ts";
import { sendDue } from "./send-due.ts";
import { findDue } from "./tasks.ts";
import { aReader } from "./testing/a-reader.ts";

const noon = Date.UTC(2026, 6, 1, 10);
const hour = 3_600_000;
const all = {
  salaryAlerts: true,
  teamGrants: true,
  teamComments: true,
  teamMentions: true,
  teamSuggestions: true,
};

/** A value for each parameter that any kind has; the texts are found again in the mail. */
const said = {
  count: 3,
  company: "Harbour Health",
  title: "Night nurse",
  match: 84,
  why: "triage, shifts",
  others: "Ward nurse (Tower Works)",
  search: "nurse Berlin",
  role: "Nurse, Berlin",
  fresh: 2,
  n: 31,
  amount: 4_500_000,
  currency: "EUR",
  skills: "Triage, Wound care",
  source: "BLS OEWS, US, 2024",
  percent: 7,
  startsAt: "2026-07-01T12:30:00Z",
  closesOn: "2026-07-09",
  appliedOn: "2026-07-09",
  heldOn: "2026-07-09",
  decideOn: "2026-07-09",
  text: "Ring the ward",
  from: "Ada Byron",
  team: "Harbour Team",
  inviter: "Ada Byron",
  member: "Ada Byron",
  paper: "Resume for Tower",
  expiresAt: "2026-07-01T12:30:00Z",
  endsAt: "2026-07-01T12:30:00Z",
  plan: "Pro",
  chargedAt: "2026-07-01T12:30:00Z",
  email: "new@example.org",
  left: 4,
  passkey: "Laptop key",
  provider: "Google",
  device: "Firefox on Linux",
  erasedAt: "2026-07-01T12:30:00Z",
} as const;

/** The parameters of a kind, once for each sentence that its `context` chooses. */
function paramsOf(kind: NotificationKind): Record<string, unknown>[] {
  const shape: Record<string, unknown> = notificationKinds[kind].params.shape;
  const plain = Object.fromEntries(Object.entries(said).filter(([name]) => name in shape));
  const { context } = shape;
  if (context === undefined) return [plain];
  const { options } = context as { options: readonly string[] };
  return options.map((chosen) => ({ ...plain, context: chosen }));
}

describe.each(testDatabases())("every kind of notice on $name", ({ open }) => {
  let deps: Deps;
  const clock = { now: noon };
  beforeAll(async () => {
    deps = { ...(await testDeps({ database: await open() })), now: () => new Date(clock.now) };
  });
  afterAll(() => deps.database.close());

  async function mailOf(kind: NotificationKind, params: unknown, language: Language = "en") {
    const { actor } = await aReader(deps, all);
    const { userId } = actor;
    await changePerson(deps, actor, (_tx, { localization }) => ({
      localization: { ...localization, language },
    }));
    const times = {
      quiet: false,
      quietFrom: "22:00",
      quietUntil: "07:00",
      digest: "off",
      digestAt: "08:00",
    } as const;
    await saveTimes(deps, actor, times);
    const told = await notify(deps, { userId, kind, params } as NewNotification);
    const mails = (await outboxOf(deps, userId)).filter(({ channel }) => channel === "mail");
    return { told, mails };
  }

  // The words of each kind that nobody asks for one by one.
  it.each<[NotificationKind, Record<string, unknown>, subject: string, text: string]>([
    [
      "job-recommendation",
      { context: "several" },
      "New jobs that fit you",
      "3 new jobs fit you. The best is Night nurse at Harbour Health (84% match). Why: triage, shifts. Also: Ward nurse (Tower Works).",
    ],
    [
      "market-report",
      { context: "counted" },
      "Your market this week",
      "Nurse, Berlin: 3 postings, 2 new in seven days. The median of the 31 that state pay is €45,000 a year. Most wanted skills: Triage, Wound care.",
    ],
    [
      "company-posted",
      {},
      "New jobs at a company you know",
      "Harbour Health has 3 new jobs, among them: Night nurse.",
    ],
    [
      "salary-alert",
      { context: "up" },
      "Pay in your field",
      "Pay for Nurse, Berlin has risen by 7%: the median of 31 postings is now €45,000 a year.",
    ],
    ["new-sign-in", {}, "A new device signed in", "Firefox on Linux"],
    [
      "auto-apply-ready",
      {},
      "Applications await your approval",
      "3 applications are ready for you to approve.",
    ],
  ])("%s says what it is about", async (kind, over, subject, text) => {
    const [first = {}] = paramsOf(kind);
    const { mails } = await mailOf(kind, { ...first, ...over });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(subject);
    expect(mails[0]?.text).toContain(text);
  });

  it.each(NotificationKind.options)(
    "%s is sent once by mail, in four languages, with what it is told",
    async (kind) => {
      for (const params of paramsOf(kind))
        for (const language of languages) {
          const { told, mails } = await mailOf(kind, params, language);
          expect({ kind, language, told, mails: mails.length }).toEqual({
            kind,
            language,
            told: true,
            mails: 1,
          });
          const [{ subject, text } = { subject: "", text: "" }] = mails;
          expect(`${subject} ${text}`).not.toMatch(/\{\{|undefined|\bnull\b|notifications\.kind/);
          // A name that a sentence has no use for would be a parameter without a purpose.
          const names = ["company", "title", "member", "device", "passkey", "provider", "from"] as const;
          const isPayMoved = kind === "salary-alert" && params.context !== "above";
          for (const name of names)
            if (name in params && !isPayMoved)
              expect({ kind, text }).toEqual({ kind, text: expect.stringContaining(said[name]) });
        }
    },
  );

  it("puts recommendations, employers, pay and the market into one digest", async () => {
    const { actor } = await aReader(deps, all);
    const { userId } = actor;
    // In the quiet hours everything waits, and what may wait for a digest is mailed together.
    clock.now = noon + 11 * hour;
    const tell = <K extends NotificationKind>(kind: K, params: NotificationParams<K>) =>
      notify(deps, { userId, kind, params } as NewNotification);
    for (const kind of ["job-recommendation", "market-report", "company-posted", "salary-alert"] as const)
      await tell(kind, paramsOf(kind)[0] as NotificationParams<typeof kind>);
    const mails = async () => (await outboxOf(deps, userId)).filter(({ channel }) => channel === "mail");
    expect(await mails()).toEqual([]);
    clock.now = noon + 24 * hour;
    await findDue(deps);
    await sendDue(deps, userId);
    const texts = (await mails()).map(({ text }) => text).join("\n");
    for (const words of [
      "Night nurse at Harbour Health: 84% match",
      "Nurse, Berlin: 3 postings, 2 new in seven days.",
      "Harbour Health has 3 new jobs, among them: Night nurse.",
      "pays at least €45,000 a year, more than you ask for",
    ])
      expect(texts).toContain(words);
    clock.now = noon;
  });
});

import type { UserDetail } from "@waymark/contract/accounts";
import type { Notice } from "@waymark/contract/notifications";
import {
  type NotificationChannel,
  type NotificationSpec,
  notificationKinds,
} from "@waymark/contract/notifications-kinds";
import { noticeParams } from "@waymark/domain/notifications/notice-params";
import { dialled } from "@waymark/domain/phone/dialled";
import { isPlainName } from "@waymark/domain/vocabulary/plain-name";
import type { Deps } from "../../deps.ts";
import { addressOf, unsubscribeLink } from "./unsubscribe.ts";

/** The most notices listed in a digest; the inbox has the others. */
const mostNamed = 20;
const e164 = /^\+[1-9]\d{6,14}$/;
const settingsPath = "/settings?tab=notifications";

/** One mail for all notices, or one text message each, in the caller's transaction. */
export async function leaveNotices(
  deps: Deps,
  person: UserDetail,
  channel: NotificationChannel,
  notices: readonly Notice[],
): Promise<void> {
  if (channel === "sms") return leaveTexts(deps, person, notices);
  const [first, ...others] = notices;
  if (first === undefined) return;
  await (others.length === 0 ? leaveMail(deps, person, first) : leaveDigest(deps, person, notices));
}

const othersNames: ReadonlySet<string> = new Set(["from", "inviter", "member", "team"]);

/** The sentence for a mail or text message: a name that could pass for a link or an address is left out. */
function sentence(deps: Deps, { localization }: UserDetail, { kind, params }: Notice): string {
  const { language } = localization;
  const safe = Object.entries(params).map(([name, value]) => {
    const isOut = othersNames.has(name) && !isPlainName(String(value));
    return [name, isOut ? deps.translate(language, "notifications.nameLeftOut") : value] as const;
  });
  const filled = noticeParams(Object.fromEntries(safe), localization);
  return deps.translate(language, `notifications.kind.${kind}.text`, filled);
}

/** The team that all given notices are about, by where they lead; undefined when there is no such one. */
function teamOf(notices: readonly Notice[]): string | undefined {
  const teams = notices.map(({ link }) => new URLSearchParams(link.split("?")[1]).get("team"));
  const [team = null] = teams;
  return team !== null && teams.every((other) => other === team) ? team : undefined;
}

async function leaveMail(deps: Deps, person: UserDetail, notice: Notice): Promise<void> {
  const { reach, topic }: NotificationSpec = notificationKinds[notice.kind];
  const isAlert = reach === "switches";
  const teamId = teamOf([notice]);
  const unsubscribe = isAlert ? unsubscribeLink(deps, person.id, topic ?? "emailAlerts") : undefined;
  await deps.mail.send(deps.db, {
    userId: person.id,
    to: person.email,
    language: person.localization.language,
    key: isAlert ? "notice" : "account-notice",
    subjectKey: `notifications.kind.${notice.kind}.title`,
    params: {
      name: person.displayName,
      link: addressOf(deps, notice.link),
      settings: addressOf(deps, settingsPath),
      unsubscribe: unsubscribe ?? "",
    },
    lines: [sentence(deps, person, notice)],
    ...(teamId === undefined ? {} : { teamId }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  });
}

async function leaveDigest(deps: Deps, person: UserDetail, notices: readonly Notice[]): Promise<void> {
  const { language } = person.localization;
  const unsubscribe = unsubscribeLink(deps, person.id, "emailAlerts");
  const more = notices.length - mostNamed;
  const teamId = teamOf(notices);
  const lines = notices
    .slice(0, mostNamed)
    .flatMap((notice) => [`- ${sentence(deps, person, notice)}`, addressOf(deps, notice.link), ""]);
  if (more > 0) lines.push(deps.translate(language, "notifications.more", { count: more }));
  await deps.mail.send(deps.db, {
    userId: person.id,
    to: person.email,
    language,
    key: "digest",
    params: { name: person.displayName, settings: addressOf(deps, settingsPath), unsubscribe },
    lines,
    unsubscribe,
    ...(teamId === undefined ? {} : { teamId }),
  });
}

async function leaveTexts(deps: Deps, person: UserDetail, notices: readonly Notice[]): Promise<void> {
  const to = dialled(person.phoneNumber);
  // A proven number has this form; nothing is sent to any other.
  if (!e164.test(to)) return;
  for (const notice of notices) {
    await deps.sms.send(deps.db, {
      userId: person.id,
      to,
      language: person.localization.language,
      key: "notice",
      params: { text: sentence(deps, person, notice), link: addressOf(deps, notice.link) },
    });
  }
}

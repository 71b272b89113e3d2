import { mayAct } from "@waymark/contract/accounts-unverified";
import type { NotificationTimes } from "@waymark/contract/notifications";
import {
  type NotificationChannel,
  type NotificationKind,
  type NotificationSpec,
  notificationKinds,
} from "@waymark/contract/notifications-kinds";
import type { NotificationPreferences } from "@waymark/contract/settings";
import { isWithin, nextTimeOfDay } from "./clock.ts";

export interface Reader {
  readonly switches: NotificationPreferences;
  readonly emailVerified: boolean;
  readonly phoneVerified: boolean;
  readonly times: NotificationTimes;
  /** IANA name. */
  readonly timeZone: string;
}

/** One planned mail or text message, at once or later; `digest` when the day's notifications share it. */
export interface PlannedSending {
  readonly channel: NotificationChannel;
  readonly at: Date;
  readonly digest: boolean;
}

/** `null`: the person does not want this kind, not even in their inbox. */
export type Plan = readonly PlannedSending[] | null;

/**
 * Plans how a notification reaches a person. The topic's switch decides whether it is made at all; `emailAlerts` and
 * `smsAlerts` decide on their channels, whose address or number must also be verified. Quiet hours delay it to their
 * end, the digest to its hour; kinds with `reach: "always"` wait for neither.
 *
 * @param useBy The notification is useless after this instant: if quiet hours would delay it beyond, it leaves at once.
 */
export function planSendings(kind: NotificationKind, reader: Reader, now: Date, useBy?: Date): Plan {
  const spec: NotificationSpec = notificationKinds[kind];
  if (spec.reach === "always") return spec.channels.map((channel) => ({ channel, at: now, digest: false }));
  if (spec.topic !== null && !reader.switches[spec.topic]) return null;
  return spec.channels
    .filter((channel) => isOpen(channel, reader))
    .map((channel) => {
      const digest = spec.digest && channel === "mail" && reader.times.digest === "daily";
      return { channel, digest, at: digest ? digestAfter(reader, now) : outsideQuiet(reader, now, useBy) };
    });
}

/** Tells whether a channel is turned on and verified; text messages also need a verified email address. */
function isOpen(channel: NotificationChannel, { switches, emailVerified, phoneVerified }: Reader): boolean {
  if (channel === "mail") return switches.emailAlerts && emailVerified;
  return switches.smsAlerts && phoneVerified && mayAct("alert-text", { verified: emailVerified });
}

const digestAfter = ({ times, timeZone }: Reader, now: Date) => nextTimeOfDay(now, timeZone, times.digestAt);

function outsideQuiet({ times, timeZone }: Reader, now: Date, useBy: Date | undefined): Date {
  if (!times.quiet || !isWithin(now, timeZone, times.quietFrom, times.quietUntil)) return now;
  const end = nextTimeOfDay(now, timeZone, times.quietUntil, true);
  return useBy !== undefined && end >= useBy ? now : end;
}

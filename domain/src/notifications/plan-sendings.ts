import {
  type NotificationChannel,
  type NotificationKind,
  type NotificationSpec,
  notificationKinds,
} from "@waymark/contract/notification-kinds";
import type { NotificationTimes } from "@waymark/contract/notifications";
import type { NotificationPreferences } from "@waymark/contract/settings";
import { mayAct } from "@waymark/contract/unverified";
import { isWithin, nextTimeOfDay } from "./clock.ts";

/** What decides how a notice reaches somebody. */
export interface Reader {
  readonly switches: NotificationPreferences;
  readonly emailVerified: boolean;
  readonly phoneVerified: boolean;
  readonly times: NotificationTimes;
  /** IANA name. */
  readonly timeZone: string;
}

/** One mail or text message to be: at once when `at` is now, else later; `digest` when the day's notices share it. */
export interface PlannedSending {
  readonly channel: NotificationChannel;
  readonly at: Date;
  readonly digest: boolean;
}

/** `null`: the person wants nothing of the kind, not even in their inbox. */
export type Plan = readonly PlannedSending[] | null;

/**
 * How a notice reaches somebody. The topic's switch decides whether it is made at all; `emailAlerts` and
 * `smsAlerts` decide on their channels, which must also be proven to be the person's. Quiet hours postpone to their
 * end, the digest to its hour; kinds that reach always wait for neither.
 *
 * @param useBy After this instant the notice is of no use: one that quiet hours would hold longer leaves at once.
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

/** Whether a channel is turned on, and the address or number proven; text messages need both. */
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

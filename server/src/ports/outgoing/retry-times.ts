import type { Channel } from "./store.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Ages at which a failed message is retried; after an hour it is retried hourly. */
const earlyTries = [1, 5, 15, 30].map((minutes) => minutes * minute);
const leastPause = minute / 2;

/** In milliseconds. Two days cover greylisting and a server repaired overnight; a text message matters for hours. */
export const givenUpAfter: Readonly<Record<Channel, number>> = { mail: 48 * hour, sms: 4 * hour };

export function nextTryAt(channel: Channel, createdAt: Date, now: Date): Date | null {
  const soonest = now.getTime() - createdAt.getTime() + leastPause;
  const age = earlyTries.find((one) => one >= soonest) ?? Math.max(1, Math.ceil(soonest / hour)) * hour;
  return age > givenUpAfter[channel] ? null : new Date(createdAt.getTime() + age);
}

import type { Channel } from "./store.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Ages at which a message that was not taken is tried again; from an hour on every hour. */
const earlyTries = [1, 5, 15, 30].map((minutes) => minutes * minute);
/** Two tries are at least this far apart. */
const leastPause = minute / 2;

/**
 * The age at which a message is given up, in milliseconds. Greylisting and a mail server that is mended over night are
 * outlived by two days; a text message is about the next hours.
 */
export const givenUpAfter: Readonly<Record<Channel, number>> = { mail: 48 * hour, sms: 4 * hour };

/** When a message is tried again that was not taken now; null when it is given up. */
export function nextTryAt(channel: Channel, createdAt: Date, now: Date): Date | null {
  const soonest = now.getTime() - createdAt.getTime() + leastPause;
  const age = earlyTries.find((one) => one >= soonest) ?? Math.max(1, Math.ceil(soonest / hour)) * hour;
  return age > givenUpAfter[channel] ? null : new Date(createdAt.getTime() + age);
}

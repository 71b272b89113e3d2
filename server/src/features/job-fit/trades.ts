import { setTimeout as pause } from "node:timers/promises";
import { Trades } from "@waymark/domain/jobs/fit/trades";

/** Between two steps, for whoever asks something else meanwhile; in milliseconds. */
const pauseMs = 1;

let opened: Promise<Trades> | undefined;

/** What reads titles as trades. Opened when somebody's match is asked for first: about half a second's work, in steps. */
export function trades(): Promise<Trades> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Trades> {
  const steps = Trades.of();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause(pauseMs);
  }
}

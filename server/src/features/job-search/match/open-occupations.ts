import { setTimeout as pause } from "node:timers/promises";
import { Occupations } from "@waymark/domain/job-search/match/occupations";

/** Pause between two steps, for other requests; in milliseconds. */
const pauseMs = 1;

let opened: Promise<Occupations> | undefined;

/** The reader of trades in titles. Opened on first use, in steps: about half a second of work. */
export function openOccupations(): Promise<Occupations> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Occupations> {
  const steps = Occupations.of();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause(pauseMs);
  }
}

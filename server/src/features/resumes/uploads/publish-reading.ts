import type { ReadingProgress } from "@waymark/contract/resumes-reading";
import type { Deps } from "../../../deps.ts";
import type { OnProgress } from "../../../document-parsers/parsers.ts";

/** Shorter readings report no progress; in milliseconds. */
const quietMs = 500;

/** Receives the progress of one reading; `done` is called once at its end, in any case. */
export interface PublishedReading {
  readonly onProgress: OnProgress | undefined;
  done(): Promise<void>;
}

/**
 * Reports the progress of the reading `progressId` to the person's open tabs, as `resume-reading` events. Without an id
 * nothing is reported. If reporting fails, the reading goes on.
 */
export function publishReading(
  deps: Pick<Deps, "db" | "events" | "log">,
  userId: string,
  progressId: string | undefined,
): PublishedReading {
  if (progressId === undefined || progressId === "")
    return { onProgress: undefined, done: () => Promise.resolve() };
  let order: Promise<void> = Promise.resolve();
  let latest: ReadingProgress | null = null;
  let isQuiet = true;
  const tell = () => {
    const data = latest;
    if (data === null) return;
    order = order
      .then(() => deps.events.publish(deps.db, userId, "resume-reading", data))
      .catch((err: unknown) => deps.log.warn({ err }, "the progress of a reading could not be told"));
  };
  const timer = setTimeout(() => {
    isQuiet = false;
    tell();
  }, quietMs);
  return {
    onProgress: (step) => {
      latest = { id: progressId.slice(0, 64), ...step };
      if (!isQuiet) tell();
    },
    done: () => {
      clearTimeout(timer);
      return order;
    },
  };
}

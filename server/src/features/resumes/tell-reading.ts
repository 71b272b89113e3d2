import type { ReadingProgress } from "@waymark/contract/resume-reading";
import type { Deps } from "../../deps.ts";
import type { OnProgress } from "../../pool/pool.ts";

/** A reading shorter than this is over before anybody could read how it goes. */
const quietMs = 500;

/** Hears the stages of one reading; `done` is called once, however it ended. */
export interface ToldReading {
  readonly onProgress: OnProgress | undefined;
  done(): Promise<void>;
}

/**
 * Tells a person's open tabs how the reading they called `progressId` goes, as `resume-reading` events. Without an
 * id nothing is told. Progress is a courtesy: where it cannot be told, the reading goes on.
 */
export function tellReading(
  deps: Pick<Deps, "db" | "events" | "log">,
  userId: string,
  progressId: string | undefined,
): ToldReading {
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

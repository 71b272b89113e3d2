import { type Logger, pino } from "pino";
import { describeProblem } from "./describe-problem.ts";

/**
 * The structured log, one JSON line an event on the error output. Failures are described without the data
 * they were about; nothing else hands a person's data to it.
 */
export function openLog(level: string): Logger {
  const destination = pino.destination({ dest: 2, sync: false });
  // Nobody reads the log any more: a line about that would fail the same way.
  destination.on("error", () => {});
  return pino({ level, base: null, serializers: { err: describeProblem } }, destination);
}

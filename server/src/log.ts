import { type Logger, pino } from "pino";
import { describeProblem } from "./describe-problem.ts";

/** Writes one JSON line an event, on stderr, without the data of a failure. Nothing else logs a person's data. */
export function openLog(level: string): Logger {
  const destination = pino.destination({ dest: 2, sync: false });
  // Nobody reads the log any more: logging that would fail the same way.
  destination.on("error", () => {});
  return pino({ level, base: null, serializers: { err: describeProblem } }, destination);
}

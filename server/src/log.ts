import { type Logger, pino } from "pino";
import { describeProblem } from "./describe-problem.ts";

/**
 * The structured log, one JSON line an event on the error output. Failures are described without the data
 * they were about; nothing else hands a person's data to it.
 */
export function openLog(level: string): Logger {
  return pino(
    { level, base: null, serializers: { err: describeProblem } },
    pino.destination({ dest: 2, sync: false }),
  );
}

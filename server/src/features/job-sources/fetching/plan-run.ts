const minute = 60_000;
const retryMinutes = 30;
/** A dead source is asked once a week. */
const longestRetryMinutes = 7 * 24 * 60;

/** After this many runs in a row without a posting, a run makes a single request to test the source. */
export const openCircuitAfter = 3;

/**
 * The next run of a source: after its own interval, after longer and longer ones while runs fail, and never before a
 * time that the source asked for. `jitter`, from 0 to 1, adds up to a quarter of the wait.
 */
export function nextRunAt(
  run: { kept: number; failures: number; until?: Date | undefined; refreshMinutes: number },
  now: Date,
  jitter: number,
): Date {
  const backoff = Math.min(retryMinutes * 2 ** Math.max(0, run.failures - 1), longestRetryMinutes);
  const wait = run.kept > 0 && run.failures === 0 ? run.refreshMinutes : backoff;
  const at = now.getTime() + wait * minute * (1 + 0.25 * jitter);
  return new Date(Math.max(at, run.until?.getTime() ?? 0));
}

const longestWait = 24 * 60 * minute;

/** The instant of a Retry-After header, in seconds or as a date; at most a day ahead; undefined when it is neither. */
export function retryAfter(header: string | undefined, now: Date): Date | undefined {
  const text = header?.trim() ?? "";
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  if (!Number.isFinite(at) || text === "") return undefined;
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + longestWait));
}

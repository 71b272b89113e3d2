/**
 * A reader has every event up to `max` except those in `gaps`, whose ids were assigned but whose transactions had not
 * committed yet. Written as `max-gap-gap`, it is the event id of the stream.
 */
export interface Cursor {
  readonly max: number;
  readonly gaps: readonly number[];
}

/** At most this many open gaps are remembered; older ones count as rolled back. */
export const maxGaps = 50;

export function advance({ max, gaps }: Cursor, id: number): Cursor {
  if (id <= max) return { max, gaps: gaps.filter((gap) => gap !== id) };
  const first = Math.max(max + 1, id - maxGaps);
  const skipped = Array.from({ length: id - first }, (_, index) => first + index);
  return { max: id, gaps: [...gaps, ...skipped].slice(-maxGaps) };
}

export const hasRead = ({ max, gaps }: Cursor, id: number): boolean => id <= max && !gaps.includes(id);

export const writeCursor = ({ max, gaps }: Cursor): string => [max, ...gaps].join("-");

/** Text from outside; undefined when it is invalid. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined || text.length > 1_000 || !/^\d{1,15}(-\d{1,15})*$/.test(text)) return undefined;
  const [max = 0, ...gaps] = text.split("-").map(Number);
  return { max, gaps: gaps.filter((gap) => gap < max).slice(-maxGaps) };
}

/**
 * How far somebody has read: every event up to `max` except those of `gaps`, whose ids were given out but whose
 * transactions had not committed yet. Written `max-gap-gap`, it is the id of an event on the wire.
 */
export interface Cursor {
  readonly max: number;
  readonly gaps: readonly number[];
}

/** More open gaps than this are not remembered: the oldest are taken for rolled back. */
export const maxGaps = 50;

/** The cursor after reading the event `id` as well. */
export function advance({ max, gaps }: Cursor, id: number): Cursor {
  if (id <= max) return { max, gaps: gaps.filter((gap) => gap !== id) };
  const first = Math.max(max + 1, id - maxGaps);
  const skipped = Array.from({ length: id - first }, (_, index) => first + index);
  return { max: id, gaps: [...gaps, ...skipped].slice(-maxGaps) };
}

/** Whether the event `id` has been read. */
export const hasRead = ({ max, gaps }: Cursor, id: number): boolean => id <= max && !gaps.includes(id);

export const writeCursor = ({ max, gaps }: Cursor): string => [max, ...gaps].join("-");

/** Reads a cursor that came from outside; undefined when it is none. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined || text.length > 1_000 || !/^\d{1,15}(-\d{1,15})*$/.test(text)) return undefined;
  const [max = 0, ...gaps] = text.split("-").map(Number);
  return { max, gaps: gaps.filter((gap) => gap < max).slice(-maxGaps) };
}

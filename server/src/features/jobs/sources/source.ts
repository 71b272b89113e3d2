import type { RawPosting } from "@waymark/domain/jobs/posting";

/** What a source asks of those who show its postings. */
export interface SourcePolicy {
  /** The name that stands on every card of it. */
  readonly name: string;
  /** The page the name links to; null links to the posting itself at the source. */
  readonly link: string | null;
  /** The link must be one that search engines follow. */
  readonly follow: boolean;
  /** Shortest time between two fetches. */
  readonly refreshMinutes: number;
  /** A posting the source no longer shows stays this long. */
  readonly keepDays: number;
}

/** One answer of a source, read: postings not yet cleaned, and how many items were no postings. */
export interface SourcePage {
  readonly postings: readonly RawPosting[];
  readonly skipped: number;
}

/** A place postings are fetched from. Reading never throws on an item, only on an answer that is no list. */
export interface JobSource {
  readonly id: string;
  readonly policy: SourcePolicy;
  /** Addresses of one run in order; a source read page by page ends at its first empty one. */
  addresses(boards: readonly string[]): readonly string[];
  readonly paged: boolean;
  read(body: string, address: string): SourcePage;
}

/** The answer was not what the source documents. */
export class SourceGarbled extends Error {}

/** A JSON answer's value. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new SourceGarbled("The answer is no JSON.", { cause });
  }
}

/** Reads every item that is an object with `read`; what answers null counts as skipped. */
export function readItems(
  items: unknown,
  read: (item: Readonly<Record<string, unknown>>) => RawPosting | null,
): SourcePage {
  if (!Array.isArray(items)) throw new SourceGarbled("The answer holds no list of postings.");
  const postings: RawPosting[] = [];
  let skipped = 0;
  for (const item of items.slice(0, 20_000)) {
    const posting = typeof item === "object" && item !== null && !Array.isArray(item) ? read(item) : null;
    if (posting === null) skipped++;
    else postings.push(posting);
  }
  return { postings, skipped };
}

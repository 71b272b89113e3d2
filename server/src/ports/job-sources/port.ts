import type { OccupationGroup } from "@waymark/domain/jobs/occupation-groups";
import type { RawPosting } from "@waymark/domain/jobs/posting";
import type { Board, BoardKind } from "./board-address.ts";

/** The terms of a source: the credit it asks for, and the limits of fetching. */
export interface SourcePolicy {
  /** The name that stands on every card of it. */
  readonly name: string;
  /** The page the name links to; null links to the posting itself at the source. */
  readonly link: string | null;
  /**
   * Domains that belong to the source alone. Postings with such a link are trusted as its own, so one that others share
   * would let strangers add links to its postings.
   */
  readonly domains: readonly string[];
  /** The form of credit it asks for: the sentence `sources.credit.<credit>`. */
  readonly credit: "from" | "by";
  /** The link must be one that search engines follow. */
  readonly follow: boolean;
  /** Shortest time between two fetches. */
  readonly refreshMinutes: number;
  /** A posting the source no longer shows stays this long. */
  readonly keepDays: number;
  /** Countries it covers; empty is anywhere. */
  readonly countries: readonly string[];
  /** Occupation groups it is good for; empty is all. */
  readonly groups: readonly OccupationGroup[];
  /** Environment variables without which it cannot be asked. */
  readonly keys: readonly string[];
  /** Its terms allow showing its postings to people who have not signed in. */
  readonly beforeSignIn: boolean;
  /** Whether its postings may be counted in figures about the market, or only with its owner's consent. */
  readonly aggregates: "allowed" | "needs_consent";
  /** Whether it is on unless the operator says otherwise; one that is off needs a `label`, `sources.label.<label>`. */
  readonly byDefault: "on" | "off";
  readonly label?: "unofficial" | "open_listing" | "free_text";
  readonly kind: "list" | "boards" | "sites";
  /** Requests a day at most. */
  readonly askedPerDay?: number;
  /** Pause between two requests to the same host. */
  readonly pauseMs?: number;
  /** Pages are asked for as robots.txt allows. */
  readonly obeysRobots?: boolean;
  /** The page that gives out the free key. */
  readonly keyPage?: string;
}

/** One request to come. `{NAME}` in address and body stands for a key, which is filled in when it is asked. */
export interface Step {
  readonly url: string;
  readonly kind?: string;
  readonly body?: string;
  /** The board it belongs to: a board that fails is passed over alone. */
  readonly board?: string;
  /** The posting it is about: one that is known and fresh need not be asked for again. */
  readonly about?: string;
}

/** The input of a run. */
export interface SourceSetup {
  readonly boards: readonly Board[];
  readonly keys: Readonly<Record<string, string>>;
  /** Words to search for, at sources that need some. */
  readonly queries: readonly string[];
  /** Countries of interest, ISO 3166-1 alpha-2 in lower case. */
  readonly countries: readonly string[];
}

/** One answer of a source, read: postings not yet cleaned, how many items were no postings, and what to ask next. */
export interface SourcePage {
  readonly postings: readonly RawPosting[];
  readonly skipped: number;
  readonly next?: readonly Step[];
  /** The answer broke off or was broken in places: it may have held more. */
  readonly isPart?: boolean;
}

/** A request for a credential that lives for minutes. */
export interface TokenRequest {
  readonly url: string;
  readonly body: string;
}

/** A place postings are fetched from. Reading never throws on an item, only on an answer that is no list. */
export interface JobSource {
  readonly id: string;
  readonly policy: SourcePolicy;
  /** The kind of board it reads, for sources that read one employer's board at a time. */
  readonly board?: BoardKind;
  start(setup: SourceSetup): readonly Step[];
  headers?(keys: SourceSetup["keys"]): Readonly<Record<string, string>>;
  token?: TokenRequest;
  read(body: string, step: Step): SourcePage;
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

const mostItems = 20_000;

/** Reads every item that is an object with `read`; what answers null counts as skipped. */
export function readItems(
  items: unknown,
  read: (item: Readonly<Record<string, unknown>>) => RawPosting | null,
): { postings: RawPosting[]; skipped: number } {
  if (!Array.isArray(items)) throw new SourceGarbled("The answer holds no list of postings.");
  const postings: RawPosting[] = [];
  let skipped = 0;
  for (const item of items.slice(0, mostItems)) {
    const posting = typeof item === "object" && item !== null && !Array.isArray(item) ? read(item) : null;
    if (posting === null) skipped++;
    else postings.push(posting);
  }
  return { postings, skipped };
}

/** A policy with what most sources have in common. */
export const policyOf = (
  own: Pick<SourcePolicy, "name" | "link" | "domains" | "refreshMinutes" | "keepDays"> &
    Partial<SourcePolicy>,
): SourcePolicy => ({
  credit: "from",
  follow: true,
  countries: [],
  groups: [],
  keys: [],
  beforeSignIn: true,
  aggregates: "allowed",
  byDefault: "on",
  kind: "list",
  ...own,
});

/** The occupations that remote boards are about. */
export const desk: readonly OccupationGroup[] = [
  "software",
  "engineering",
  "marketing",
  "sales",
  "support",
  "finance",
  "people",
  "management",
];

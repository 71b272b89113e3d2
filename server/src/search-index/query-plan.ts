import { numberOf } from "./columns.ts";
import type { Column, ColumnNames, IndexSchema, TextField } from "./declaration.ts";
import { type DocumentList, intersect, setBit, unite, walk } from "./document-list.ts";
import type { Segment } from "./segment.ts";

/** For example pay and its currency. */
export interface Measured<S extends IndexSchema> {
  readonly number: ColumnNames<S, "number">;
  readonly unit: ColumnNames<S, "keyword">;
  readonly in: string;
}

export interface AtLeast<S extends IndexSchema> extends Measured<S> {
  readonly least: number;
  /** Whether documents without a number meet it too. */
  readonly orUnknown: boolean;
}

/** A document must have one of these tokens, or a number that is large enough. */
export interface Filter<S extends IndexSchema> {
  /** Counts of a subject's values leave its own filters aside. */
  readonly of: string;
  readonly meets: readonly string[] | AtLeast<S>;
}

export interface QueryPlan<S extends IndexSchema> {
  readonly terms: readonly string[];
  readonly filters: readonly Filter<S>[];
  readonly not: readonly (readonly string[])[];
  /** Finds documents with this token only if they have one of `unless`. */
  readonly restricted: { readonly token: string; readonly unless: readonly string[] } | null;
  /** Milliseconds since 1970: not older. `aside` may leave it out by the name `since`. */
  readonly since: number | null;
  /** Tiers of the text fields, each newest first; newest first; or the largest numbers first. */
  readonly order: "tiers" | "newest" | Measured<S>;
  /** For an order by tiers: within a tier, documents that meet more of these, in their order, come first. */
  readonly prefers: readonly Preference[];
  /**
   * Documents that are found without the terms, because they meet one of a list. Ordered by tiers, `alike` ones come
   * directly behind the first field's documents that meet as many of `prefers`, `further` ones behind all that meet one,
   * and `near` ones behind all of that field.
   */
  readonly related: Readonly<Record<RelatedKind, readonly Preference[]>>;
}

export type RelatedKind = "alike" | "further" | "near";

/** A document meets it that has one token of each list. */
export type Preference = readonly (readonly string[])[];

/** Also keeps the sets that queries made on the way. */
export interface SearchedSegment<S extends IndexSchema> {
  readonly segment: Segment<S>;
  readonly gone: DocumentList | null;
  /** Sets that cost a walk over lists or columns, by their part of a plan. */
  readonly kept: Map<string, DocumentList>;
  readonly room: () => Uint32Array;
}

const mostKept = 64;

function keep<S extends IndexSchema>(
  from: SearchedSegment<S>,
  key: string,
  make: () => DocumentList,
): DocumentList {
  const known = from.kept.get(key);
  // A used set becomes the youngest; the oldest goes.
  if (known !== undefined) from.kept.delete(key);
  const list = known ?? make();
  from.kept.set(key, list);
  const [oldest] = from.kept.keys();
  if (from.kept.size > mostKept && oldest !== undefined) from.kept.delete(oldest);
  return list;
}

export function measuredIn<S extends IndexSchema>({ columns }: Segment<S>, measured: Measured<S>) {
  const byName: Readonly<Record<string, Column>> = columns;
  const number = byName[measured.number];
  const unit = byName[measured.unit];
  if (number?.kind !== "number" || unit?.kind !== "keyword")
    throw new TypeError(`The index has no numbers ${measured.number} in ${measured.unit}.`);
  return { numbers: number.values, units: unit.values, code: numberOf(unit, measured.in) };
}

function atLeast<S extends IndexSchema>(from: SearchedSegment<S>, wanted: AtLeast<S>): DocumentList {
  const { segment } = from;
  const { number, unit, least, orUnknown } = wanted;
  return keep(from, `at least ${number} ${unit} ${wanted.in} ${least} ${orUnknown}`, () => {
    const { numbers, units, code } = measuredIn(segment, wanted);
    const bits = new Uint32Array(segment.words);
    let count = 0;
    for (let doc = 0; doc < segment.docs; doc++) {
      const value = numbers[doc] ?? Number.NaN;
      const isIn = Number.isNaN(value) ? orUnknown : value >= least && units[doc] === code;
      if (!isIn) continue;
      setBit(bits, doc);
      count++;
    }
    return { count, docs: null, bits };
  });
}

/** Sets are kept by the tokens that lift the restriction, so that nobody gets another person's. Null without any. */
function hidden<S extends IndexSchema>(
  from: SearchedSegment<S>,
  { token, unless }: NonNullable<QueryPlan<S>["restricted"]>,
): DocumentList | null {
  const { segment } = from;
  const restricted = segment.list(token);
  if (restricted.count === 0) return null;
  const lifted = unless.map((one) => segment.list(one)).filter(({ count }) => count > 0);
  if (lifted.length === 0 && restricted.bits !== null) return restricted;
  const key = lifted.length === 0 ? "" : unless.join(" ");
  return keep(from, `hidden ${token} ${key}`, () => {
    const bits = new Uint32Array(segment.words);
    let count = 0;
    walk([restricted], lifted.length === 0 ? [] : [unite(lifted, segment.words)], (doc) => {
      setBit(bits, doc);
      count++;
      return true;
    });
    return { count, docs: null, bits };
  });
}

function anyOf<S extends IndexSchema>(from: SearchedSegment<S>, tokens: readonly string[]): DocumentList {
  const { segment } = from;
  if (tokens.length === 1) return segment.list(tokens[0] ?? "");
  return keep(from, `any ${tokens.join(" ")}`, () =>
    unite(
      tokens.map((token) => segment.list(token)),
      segment.words,
    ),
  );
}

const unbounded = Number.POSITIVE_INFINITY;

/** Looks for the terms in one field. @param aside The subject whose filters are left out. */
export function matching<S extends IndexSchema>(
  from: SearchedSegment<S>,
  plan: QueryPlan<S>,
  field: TextField,
  aside?: string,
): DocumentList {
  const { segment } = from;
  const terms = plan.terms.map((term) => segment.list(field.token(term)));
  const lists = field.hasRelated === true ? withRelated(from, plan, terms) : terms;
  for (const { of, meets } of plan.filters) {
    if (of === aside) continue;
    lists.push("least" in meets ? atLeast(from, meets) : anyOf(from, meets));
  }
  const not = plan.not.map((all) =>
    intersect(
      all.map((token) => segment.list(token)),
      [],
      unbounded,
      from.room,
    ),
  );
  if (from.gone !== null) not.push(from.gone);
  const unseen = plan.restricted === null ? null : hidden(from, plan.restricted);
  if (unseen !== null) not.push(unseen);
  const end = plan.since === null || aside === "since" ? unbounded : segment.firstBefore(plan.since);
  return intersect(lists.length > 0 ? lists : [segment.all()], not, end, from.room);
}

/** One list of the documents that have all terms or are related. */
function withRelated<S extends IndexSchema>(
  from: SearchedSegment<S>,
  { related }: QueryPlan<S>,
  terms: DocumentList[],
): DocumentList[] {
  const group = [...related.alike, ...related.further, ...related.near];
  if (group.length === 0 || terms.length === 0) return terms;
  return [unite([intersect(terms, [], unbounded, from.room), relatedIn(from, group)], from.segment.words)];
}

export const relatedIn = <S extends IndexSchema>(
  from: SearchedSegment<S>,
  group: readonly Preference[],
): DocumentList =>
  unite(
    group.map((one) => intersect(preferred(from, one), [], unbounded, from.room)),
    from.segment.words,
  );

/** A step of the order by tiers: documents with all tokens and preferences that were in no step before. */
export interface TierStep {
  readonly tokens: readonly string[];
  readonly prefers: readonly Preference[];
  /** The related documents that it takes; null when it takes others. */
  readonly group: RelatedKind | null;
}

export function tierSteps<S extends IndexSchema>(
  { terms, order, prefers, related }: QueryPlan<S>,
  fields: readonly TextField[],
): readonly TierStep[] {
  if (order !== "tiers") return [{ tokens: [], prefers: [], group: null }];
  const narrower = terms.length === 0 ? [] : fields.slice(0, -1);
  const [first = [], ...others] = narrower.map(({ token, wholeToken }) => {
    const tokens = terms.map(token);
    const whole = wholeToken?.(terms) ?? null;
    return preferring(prefers, whole === null ? [tokens] : [[...tokens, whole], tokens]);
  });
  const isPreferred = (step: TierStep) => prefers.length === 0 || step.prefers.length > 0;
  const stepsOf = (group: RelatedKind): TierStep[] =>
    related[group].length === 0
      ? []
      : preferring(prefers, [[]])
          .filter(isPreferred)
          .map((step) => ({ ...step, group }));
  const alike = stepsOf("alike");
  const titled = first.flatMap((step, i) => {
    const isLast = first[i + 1]?.prefers.length !== step.prefers.length;
    return isLast ? [step, ...alike.filter((one) => one.prefers.length === step.prefers.length)] : [step];
  });
  return [
    ...titled.filter(isPreferred),
    ...stepsOf("further"),
    ...titled.filter((one) => !isPreferred(one)),
    ...stepsOf("near"),
    ...others.flat(),
    ...preferring(prefers, [[]]),
  ];
}

/** One for all preferences, one for all but the last, and so on. */
const preferring = (prefers: readonly Preference[], tiers: readonly (readonly string[])[]): TierStep[] =>
  Array.from({ length: prefers.length + 1 }, (_, left) => prefers.slice(0, prefers.length - left)).flatMap(
    (met) => tiers.map((tokens) => ({ tokens, prefers: met, group: null })),
  );

export const preferred = <S extends IndexSchema>(
  from: SearchedSegment<S>,
  preference: Preference,
): DocumentList[] => preference.map((tokens) => anyOf(from, tokens));

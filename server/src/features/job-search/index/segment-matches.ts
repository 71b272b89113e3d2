import { knownCompanySizes } from "@waymark/contract/settings";
import { generalWords } from "@waymark/domain/job-search/general-words";
import { niceWeight, skillWeight } from "@waymark/domain/job-search/match/common-skills";
import {
  combineParts,
  isHardShown,
  languageFactor,
  levelFactor,
  type MatchParts,
  nearestOccupation,
  partialScore,
  payFactor,
  placeFactor,
  sizeFactor,
  typeFactor,
  wordScore,
} from "@waymark/domain/job-search/match/match";
import type { Occupations } from "@waymark/domain/job-search/match/occupations";
import type { Person } from "@waymark/domain/job-search/match/person";
import { titleToken } from "@waymark/domain/jobs/tokens/tokens";
import { numberOf } from "../../../search-index/columns.ts";
import type { ColumnsOf } from "../../../search-index/declaration.ts";
import { type DocumentList, hasBit, seek } from "../../../search-index/document-list.ts";
import type { Segment } from "../../../search-index/segment.ts";
import type { JobSchema } from "./job-documents.ts";
import { kindsCount, unpackKinds } from "./kinds.ts";
import {
  companySizeIn,
  hasKnownPlaceIn,
  hasLocationIn,
  isInternshipIn,
  languageSets,
  languagesIn,
  termsIn,
} from "./match-facts.ts";
import { PlaceMatches } from "./place-matches.ts";

type Columns = ColumnsOf<JobSchema>;

/** Pay is kept in four bytes: a part of it is added, so that rounding never makes it less than it is. */
const payRounding = 1 + 2 ** -23;

/**
 * Computes the matches of one segment's documents with a person from columns: tables hold what a person makes of every
 * skill, trade and kind of posting. A score is the match itself, or a little more where a column holds too little.
 */
export class SegmentMatches {
  readonly #columns: Columns;
  readonly #places: PlaceMatches;
  readonly #skills: SkillTables;
  readonly #titles: TitleTables;
  /** Factors by the packed kinds of a posting, for its level and for its language. */
  readonly #levels = new Float64Array(kindsCount);
  readonly #languages = new Float64Array(kindsCount);
  /** The factor of an internship, and of languages that only the title tells, by their set. */
  readonly #internship: number;
  readonly #titleLanguages: Float64Array;
  readonly #currency: number;
  /** Factors by the packed kinds, and by the size of the employer. */
  readonly #types = new Float64Array(kindsCount);
  readonly #sizes: Readonly<Record<string, number>>;

  constructor(
    readonly segment: Segment<JobSchema>,
    readonly person: Person,
    trades: Occupations,
  ) {
    this.#columns = segment.columns;
    this.#places = new PlaceMatches(segment, person);
    this.#skills = skillTables(this.#columns, person);
    this.#titles = titleTables(this.#columns, person, trades);
    const plain = { type: "", language: null } as const;
    this.#internship = levelFactor(person, { level: "", isInternship: true }, plain);
    for (let packed = 0; packed < kindsCount; packed++) {
      const { level, type, language } = unpackKinds(packed);
      this.#types[packed] = typeFactor(person, { type });
      this.#levels[packed] = levelFactor(person, { level, isInternship: false }, { type });
      this.#languages[packed] =
        language === "" ? Number.NaN : languageFactor(person, { languages: new Set() }, { language });
    }
    this.#titleLanguages = Float64Array.from({ length: languageSets }, (_, bits) =>
      languageFactor(person, { languages: new Set(languagesIn(bits)) }, plain),
    );
    this.#sizes = Object.fromEntries(
      knownCompanySizes.map((companySize) => [companySize, sizeFactor(person, { companySize })]),
    );
    this.#currency = person.wish === null ? -1 : numberOf(this.#columns.currency, person.wish.currency);
  }

  /** The most that each match may be, 0 to 100; -1 without one. @param docs Ascending. */
  scores(docs: Uint32Array): Int8Array {
    const { person } = this;
    const { kinds, matchFacts, topPay, currency } = this.#columns;
    const words = titleWords(this.segment, person, this.#titles, docs);
    const scores = new Int8Array(docs.length);
    const hasTitles = person.titles.length > 0;
    const parts: MatchParts = {
      hasTitle: false,
      titleWorth: 0,
      isTrade: false,
      skillsMet: 0,
      skillsAll: 0,
      hardShown: 0,
      left: 1,
    };
    const paid = { payMin: null, payMax: 0, payCurrency: person.wish?.currency ?? null };
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i] ?? 0;
      const facts = matchFacts.values[doc] ?? 0;
      const kind = kinds.values[doc] ?? 0;
      parts.hasTitle = hasTitles && termsIn(facts) > 0;
      this.#readTitle(parts, doc, words?.[i] ?? 0);
      this.#readSkills(parts, doc);
      const level = isInternshipIn(facts) ? this.#internship : (this.#levels[kind] ?? 1);
      const language = this.#languages[kind] ?? 1;
      const pay = topPay.values[doc] ?? Number.NaN;
      const isPaid = currency.values[doc] === this.#currency && !Number.isNaN(pay);
      if (isPaid) paid.payMax = pay * payRounding;
      parts.left =
        level *
        placeFactor(this.#places.placeOf(doc, hasKnownPlaceIn(facts), hasLocationIn(facts))) *
        (isPaid ? payFactor(person, paid) : 1) *
        (Number.isNaN(language) ? (this.#titleLanguages[facts & (languageSets - 1)] ?? 1) : language) *
        (this.#types[kind] ?? 1) *
        (this.#sizes[companySizeIn(facts)] ?? 1);
      scores[i] = combineParts(parts, person.isRead) ?? -1;
    }
    return scores;
  }

  /** @param words The worth of the title by words in common. */
  #readTitle(parts: MatchParts, doc: number, words: number): void {
    const { trades, specialty } = this.#columns;
    const { hasTrades, whole, elsewhere, same, knows, worths } = this.#titles;
    const named = trades.values[doc] ?? 0;
    parts.isTrade = named !== 0 && hasTrades;
    let worth = words;
    if (parts.isTrade) {
      const from = specialty.start[doc] ?? 0;
      const size = (specialty.start[doc + 1] ?? 0) - from;
      worth = Math.max(worth, (size === 0 ? whole : elsewhere)[named] ?? 0);
      const held = size === 0 ? 0 : (same[named] ?? 0);
      for (let h = 0; held >>> h !== 0; h++) {
        if (((held >>> h) & 1) === 0) continue;
        let known = 0;
        for (let k = from; k < from + size; k++) known += ((knows[specialty.values[k] ?? 0] ?? 0) >>> h) & 1;
        worth = Math.max(worth, (worths[h] ?? 0) * partialScore(known, size));
      }
    }
    parts.titleWorth = worth;
  }

  #readSkills(parts: MatchParts, doc: number): void {
    const { skills, welcomeSkills } = this.#columns;
    const { worth, weight, hard, welcome } = this.#skills;
    const end = skills.start[doc + 1] ?? 0;
    const [first, last] = [welcomeSkills.start[doc] ?? 0, welcomeSkills.start[doc + 1] ?? 0];
    let [met, all, shown] = [0, 0, 0];
    for (let k = skills.start[doc] ?? 0; k < end; k++) {
      const skill = skills.values[k] ?? 0;
      let weighs = weight[skill] ?? 1;
      for (let j = first; j < last; j++)
        if (welcome[welcomeSkills.values[j] ?? 0] === skill) weighs = niceWeight;
      met += weighs * (worth[skill] ?? 0);
      all += weighs;
      shown += hard[skill] ?? 0;
    }
    parts.skillsMet = met;
    parts.skillsAll = all;
    parts.hardShown = shown;
  }
}

/** By the number of a skill in the segment. */
interface SkillTables {
  readonly worth: Float64Array;
  readonly weight: Float64Array;
  readonly hard: Uint8Array;
  /** The number of a skill by its number among the welcome ones. */
  readonly welcome: Int32Array;
}

function skillTables({ skills, welcomeSkills }: Columns, person: Person): SkillTables {
  const ids = Array.from({ length: skills.names.count }, (_, i) => skills.names.at(i));
  const numbers = new Map(ids.map((id, i) => [id, i]));
  return {
    worth: Float64Array.from(ids, (id) => person.skills.get(id)?.worth ?? 0),
    weight: Float64Array.from(ids, skillWeight),
    hard: Uint8Array.from(ids, (id) => Number(isHardShown(person, id))),
    welcome: Int32Array.from(
      { length: welcomeSkills.names.count },
      (_, i) => numbers.get(welcomeSkills.names.at(i)) ?? -1,
    ),
  };
}

interface TitleTables {
  /** Whether the person held a known trade. */
  readonly hasTrades: boolean;
  /** The worth of a title by the number of its trades: without a specialty, and with another than the person's. */
  readonly whole: Float64Array;
  readonly elsewhere: Float64Array;
  /** The held titles, a bit each, of the same trade; and those that know a word of a specialty. */
  readonly same: Uint16Array;
  readonly knows: Uint16Array;
  readonly worths: readonly number[];
  /** The held titles, a bit each, that are no known trade. */
  readonly plain: number;
  /** The held titles that have a search term. */
  readonly terms: ReadonlyMap<string, number>;
}

function titleTables({ trades, specialty }: Columns, person: Person, known: Occupations): TitleTables {
  const { titles } = person;
  const size = trades.names.count;
  const [whole, elsewhere, same] = [new Float64Array(size), new Float64Array(size), new Uint16Array(size)];
  for (let number = 1; number < size; number++) {
    const roles = trades.names
      .at(number)
      .split(" ")
      .flatMap((id) => known.role(id) ?? []);
    for (const [h, held] of titles.entries()) {
      const near = nearestOccupation(person, held, roles);
      whole[number] = Math.max(whole[number] ?? 0, held.worth * near);
      if (near === 1) same[number] = (same[number] ?? 0) | (1 << h);
      else elsewhere[number] = Math.max(elsewhere[number] ?? 0, held.worth * near);
    }
  }
  const bitsOf = (has: (title: (typeof titles)[number]) => boolean) =>
    titles.reduce((bits, title, h) => bits | (Number(has(title)) << h), 0);
  const terms = new Set(titles.flatMap((title) => [...title.terms]));
  return {
    hasTrades: titles.some((title) => title.trades.length > 0),
    whole,
    elsewhere,
    same,
    // A word for which the column had no number may be any.
    knows: Uint16Array.from({ length: specialty.names.count }, (_, number) =>
      bitsOf(({ part }) => number === 0 || part.has(specialty.names.at(number))),
    ),
    worths: titles.map(({ worth }) => worth),
    plain: bitsOf(({ trades: own }) => own.length === 0),
    terms: new Map([...terms].map((term) => [term, bitsOf((title) => title.terms.has(term))])),
  };
}

/** The worth of titles by words in common, where trades cannot be compared; null when they always can. */
function titleWords(
  segment: Segment<JobSchema>,
  person: Person,
  { plain, terms, hasTrades }: TitleTables,
  docs: Uint32Array,
): Float64Array | null {
  const trades = segment.columns.trades.values;
  const needy = docs.filter((doc) => plain !== 0 || !hasTrades || trades[doc] === 0);
  if (needy.length === 0) return null;
  const size = needy.length;
  const common = new Uint8Array(person.titles.length * size);
  const telling = new Uint8Array(common.length);
  for (const [term, holders] of terms) {
    const isTelling = Number(!generalWords.has(term));
    eachIn(needy, segment.list(titleToken(term)), (i) => {
      for (let h = 0; holders >>> h !== 0; h++) {
        if (((holders >>> h) & 1) === 0) continue;
        const at = h * size + i;
        common[at] = (common[at] ?? 0) + 1;
        telling[at] = (telling[at] ?? 0) | isTelling;
      }
    });
  }
  const worths = new Float64Array(docs.length);
  const facts = segment.columns.matchFacts.values;
  let i = 0;
  for (let at = 0; at < docs.length && i < size; at++) {
    const doc = docs[at] ?? 0;
    if (doc !== needy[i]) continue;
    const asked = termsIn(facts[doc] ?? 0);
    for (const [h, held] of person.titles.entries()) {
      const isCompared = trades[doc] !== 0 && held.trades.length > 0;
      if (isCompared || telling[h * size + i] !== 1) continue;
      const worth = held.worth * wordScore(common[h * size + i] ?? 0, asked, held.terms.size);
      worths[at] = Math.max(worths[at] ?? 0, worth);
    }
    i += 1;
  }
  return worths;
}

/** Visits the positions of the docs that are in a list. */
function eachIn(docs: Uint32Array, list: DocumentList, visit: (index: number) => void): void {
  const { bits } = list;
  if (bits !== null) {
    for (let i = 0; i < docs.length; i++) if (hasBit(bits, docs[i] ?? 0)) visit(i);
    return;
  }
  const listed = list.docs ?? new Uint32Array(0);
  let [i, at] = [0, 0];
  while (i < docs.length && at < listed.length) {
    at = seek(listed, at, docs[i] ?? 0);
    if (listed[at] === docs[i]) visit(i++);
    else i = at < listed.length ? seek(docs, i, listed[at] ?? 0) : docs.length;
  }
}

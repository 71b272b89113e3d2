import { fold } from "../../vocabulary/fold.ts";
import { placeName } from "../../vocabulary/places.ts";
import { plainWords } from "../../vocabulary/stem.ts";
import { type ComparedPlace, isSamePlace, namedBeyond } from "../location/compared-place.ts";
import { type ComparedText, comparedText, textSimilarity } from "./text-similarity.ts";
import { titleWords } from "./title-words.ts";

/** The fields by which two postings are compared. Pay is per year. */
export interface Comparable {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly place: ComparedPlace;
  readonly description: string;
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly payCurrency: string | null;
  /** The pay as the posting words it. */
  readonly salary: string;
  readonly type: string;
}

/** The reasons why two postings are not the same job. */
export const duplicateEvidence = [
  "company",
  "title",
  "level",
  "place",
  "pay",
  "type",
  "reference",
  "hours",
  "terms",
  "text",
  "tooLittleText",
] as const;
export type DuplicateEvidence = (typeof duplicateEvidence)[number];

/**
 * @property text The share of the shorter description that the other one contains too, 0 to 1; null when it is too
 * short or was not compared.
 */
export interface Likeness {
  readonly same: boolean;
  readonly text: number | null;
  readonly against: readonly DuplicateEvidence[];
}

const legalForms =
  /\b(?:inc|llc|ltd|limited|corp(?:oration)?|company|co|plc|llp|gmbh|mbh|ag|kgaa|kg|ohg|ug|e k|e v|se|s a u|s l u|sau|slu|sl|sa|sas|sarl|eurl|sasu|bv|nv|oy|ab|spa|srl|pty|pvt|holding|the|group|gruppe|groupe|grupo)\b/g;

/** An employer's name without legal form and punctuation: "ACME Robotics GmbH & Co. KG" is "Acme Robotics". */
export function companyKey(company: string): string {
  const plain = fold(company).replace(/[^\p{L}\p{N}]+/gu, " ");
  return plain.replace(legalForms, " ").replace(/\s+/g, " ").trim() || plain.trim();
}

/** The same name without legal forms and "Group": a name that only begins like another ("Deutsche Bank") is another. */
const isSameCompany = (a: string, b: string): boolean => a !== "" && a === b;

/** Words that boards add to a title: urgency, calls to apply, references. `ownTitle` removes places and employers. */
const decoration =
  /\b(?:urgently|asap|apply|today|vacanc(?:y|ies)|opening|opportunity|wanted|required|hiring|immediately|dringend|gesucht|recrute|recherche|buscamos|oferta|ref(?:erence)?\s*[:#]?\s*[\w/-]*\d[\w/-]*|req\s*[:#]?\s*\d+|job\s*id\s*[:#]?\s*\d+)\b|[#[(]\s*\d{4,}\s*[\])]?|[£$€]\s?[\d.,]+k?(?:\s*[-–]\s*[£$€]?\s?[\d.,]+k?)?/gi;

function ownTitle({ title, company, location }: Pick<Comparable, "title" | "company" | "location">) {
  const elsewhere = new Set([...placeName(location).split(" "), ...placeName(company).split(" ")]);
  const { words, levels } = titleWords(title.replace(decoration, " "));
  const own = words.filter((word) => !elsewhere.has(word));
  return { words: [...(own.length > 0 ? own : words)].sort(), levels };
}

/** The key that possible duplicates share: the employer and the words of the title, in any order. */
export function duplicateKey(posting: Pick<Comparable, "title" | "company" | "location">): string {
  const { words } = ownTitle(posting);
  const employer = companyKey(posting.company).split(" ").slice(0, 2).join(" ");
  return employer === "" || words.length === 0
    ? ""
    : `${employer}|${words.slice(0, 8).join(" ")}`.slice(0, 200);
}

const references =
  /\b(?:ref(?:erence|erenz|erencia|\.)?|req(?:uisition)?|job ?id|kennziffer|vacancy|stellen-?(?:id|nr\.?)|offre n[o°])\s*(?:no\.?|nr\.?|id|number|code)?\s*[:#]?\s*([a-z]{0,5}[-/]?\d[\w/-]{2,20})/gi;
const weekHours =
  /\b(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:hours?|hrs?|stunden|std\.?|heures|horas|h)\b(?=[^.\n]{0,25}(?:week|woche|semaine|semana|p\/w|pw))/gi;

/** Words that make another job of the same text: a temporary cover, part time, a night shift. */
const terms = new Set(
  (
    "part parttime fixed ftc fixedterm maternity paternity temporary temp secondment bank locum nights night weekend weekends earlies lates twilight " +
    "bilingual teilzeit befristet elternzeit elternzeitvertretung nachtschicht wochenende partiel cdd remplacement conge nuit nuits " +
    "parcial temporal eventual interino sustitucion nocturno noche"
  ).split(" "),
);
const termsOf = (title: string) =>
  [...new Set(plainWords(title).filter((word) => terms.has(word)))].sort().join(" ");

const bands = /\b(?:band|grade|stufe|niveau|nivel)\s*(\d\w?)\b/gi;

const matchesIn = (text: string, pattern: RegExp) =>
  [...text.slice(0, 20_000).matchAll(pattern)].map((match) => fold(match[1] ?? match[0]).replace(",", "."));
const shareAny = (a: readonly string[], b: readonly string[]) => b.some((one) => a.includes(one));
const contradict = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && b.length > 0 && !shareAny(a, b);

const differsClearly = (a: number | null, b: number | null) =>
  a !== null && b !== null && Math.abs(a - b) > Math.max(a, b) * 0.01;

/** The parsed fields of a posting, kept for all its comparisons. */
interface Prepared {
  readonly company: string;
  readonly title: ReturnType<typeof ownTitle>;
  readonly terms: string;
  readonly bands: readonly string[];
  /** Pay in thousands as written: differing figures tell jobs apart even when the wording is not understood. */
  readonly figures: readonly string[];
  text?: ComparedText;
  references?: string[];
  hours?: string[];
}
const prepared = new WeakMap<Comparable, Prepared>();

function prepare(posting: Comparable): Prepared {
  const there = prepared.get(posting);
  if (there !== undefined) return there;
  const made: Prepared = {
    company: companyKey(posting.company),
    title: ownTitle(posting),
    terms: termsOf(posting.title),
    figures: [...posting.salary.replace(/(\d)[, .](?=\d{3}(?!\d))/g, "$1").matchAll(/\d{4,6}/g)].map(
      (m) => m[0],
    ),
    bands: matchesIn(`${posting.title} ${posting.salary}`, bands),
  };
  prepared.set(posting, made);
  return made;
}

/** The reasons against two postings being the same job, without comparing their texts. */
function contradictions(a: Comparable, b: Comparable): DuplicateEvidence[] {
  const against: DuplicateEvidence[] = [];
  const [left, right] = [prepare(a), prepare(b)];
  if (!isSameCompany(left.company, right.company)) against.push("company");
  if (left.title.levels.join(" ") !== right.title.levels.join(" ")) against.push("level");
  else if (contradict(left.bands, right.bands)) against.push("level");
  if (left.title.words.join(" ") !== right.title.words.join(" ")) against.push("title");
  if (left.terms !== right.terms) against.push("terms");
  if (!isSamePlace(a.place, b.place)) against.push("place");
  const comparable = a.payCurrency === b.payCurrency;
  if (contradict(left.figures, right.figures)) against.push("pay");
  else if (comparable && (differsClearly(a.payMin, b.payMin) || differsClearly(a.payMax, b.payMax)))
    against.push("pay");
  if (a.type !== "" && b.type !== "" && a.type !== b.type) against.push("type");
  return against;
}

/** Tells whether two postings could be the same job, by everything except their texts. */
export const mayBeSame = (a: Comparable, b: Comparable): boolean => contradictions(a, b).length === 0;

function isWordsWithin(a: ComparedText, b: ComparedText): boolean {
  const [few, many] = a.wordSet.size <= b.wordSet.size ? [a, b] : [b, a];
  return [...few.wordSet].every((word) => many.wordSet.has(word));
}

/** The least share of the shorter text that the other one must contain. */
const leastSharedText = 0.9;
/** Below this share the texts are of two jobs whatever their words say. */
const hopeless = 0.5;

/**
 * Decides whether two postings are the same job, at the same employer, in the same place. A contradiction in level,
 * place, pay, reference or hours decides at once. Otherwise the texts must agree: one may be cut short or end with a
 * source's own text, but they must not differ in between. Without texts to compare, everything else must be equal.
 */
export function compareJobs(a: Comparable, b: Comparable): Likeness {
  const against = contradictions(a, b);
  if (against.length > 0) return { same: false, text: null, against };
  const [left, right] = [prepare(a), prepare(b)];
  const hoursOf = (one: Prepared, of: Comparable) => (one.hours ??= matchesIn(of.description, weekHours));
  const referencesOf = (one: Prepared, of: Comparable) =>
    (one.references ??= matchesIn(of.description, references));
  if (contradict(referencesOf(left, a), referencesOf(right, b))) against.push("reference");
  if (contradict(hoursOf(left, a), hoursOf(right, b))) against.push("hours");
  left.text ??= comparedText(a.description);
  right.text ??= comparedText(b.description);
  const { share, swapped, own } = textSimilarity(left.text, right.text, hopeless);
  const beyond = namedBeyond(a.place, b.place);
  if (share === null) {
    if (beyond.length > 0 || !isWordsWithin(left.text, right.text)) against.push("tooLittleText");
    return { same: against.length === 0, text: share, against };
  }
  if (share < leastSharedText || swapped > 0) against.push("text");
  if ([...own].some((word) => terms.has(word))) against.push("terms");
  // A building that only one text mentions is another place of the same employer.
  if (beyond.some((word) => own.has(word))) against.push("place");
  return { same: against.length === 0, text: share, against };
}

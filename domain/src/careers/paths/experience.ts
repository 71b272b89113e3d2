import { type CareerLevel, careerLevels } from "@waymark/contract/careers";
import { plainText } from "../../vocabulary/stem.ts";

/** What was said of somebody's experience; null where nothing in it could be used. */
export interface ReadExperience {
  readonly years: number | null;
  readonly level: CareerLevel | null;
}

/** Nobody has worked for longer. */
const mostYears = 60;

/** Years that stand for a level where only the level was said. */
export const yearsOfLevel: Readonly<Record<CareerLevel, number>> = {
  entry: 1,
  mid: 3,
  senior: 6,
  lead: 9,
  executive: 13,
};

const words: readonly (readonly [CareerLevel, RegExp])[] = [
  ["executive", /\b(?:executive|c-level|direccion|direction|geschaftsleitung|directivo|dirigeant)\b/],
  ["lead", /\b(?:lead|principal|manager|head|leitend\w*|fuhrungskraft|responsable|jef[ea])\b/],
  ["senior", /\b(?:senior|sr|expert|experienced|erfahren\w*|confirmee?|experimentad[oa]|experte)\b/],
  ["mid", /\b(?:mid|middle|intermediate|medio|media|intermediaire|mittel\w*|intermedi[oa]|regular|semi)\b/],
  [
    "entry",
    /\b(?:entry|junior|jr|beginner|none|no experience|graduate|student|trainee|debutante?|principiante|intern|internship|apprentice|berufseinsteiger\w*|einsteiger\w*|(?:berufs)?anfanger\w*|azubi|auszubildende\w*|praktikant\w*|aprendiz|becari[oa]|stagiaire|apprentie?|sin experiencia|sans experience|keine|ohne)\b/,
  ],
];

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
};

/** Reads "mid-level", "5 years", 7, "3-5", "18 Monate", "senior" in four languages; null when nothing fits. */
export function readExperience(said: string | number): ReadExperience | null {
  if (typeof said === "number") return inRange(said);
  // A month of a year ("04/2020") is when, not how long.
  const plain = plainText(said.slice(0, 200).replace(/\b\d{1,2}[/.]\d{4}\b/g, " ")).replace(
    /(\d),(\d)/g,
    "$1.$2",
  );
  const level = words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  const [whole, from, to] =
    /(?<![\d.-])(\d{1,4}(?:\.\d+)?)\s*(?:(?:-|–|to|a|bis|au?)\s*(\d{1,4}(?:\.\d+)?))?/.exec(plain) ?? [];
  if (whole === undefined || from === undefined) {
    const spelled = plain.split(/[^a-z]+/).find((word) => numberWords[word] !== undefined);
    if (spelled !== undefined && /an|jahr|year|ans|ano/.test(plain))
      return inRange(numberWords[spelled] ?? 0);
    return level === null ? null : { years: null, level };
  }
  if (plain.includes(`-${from}`) && to === undefined && plain.trimStart().startsWith("-")) return null;
  const middle = to === undefined ? Number(from) : (Number(from) + Number(to)) / 2;
  const read = inRange(/\b(?:month|monat|mois|mes(?:es)?\b)/.test(plain) ? middle / 12 : middle);
  if (/\de\d/.test(plain)) return null;
  // A number that cannot be years says nothing, nor does the word beside it outweigh that it was nonsense.
  return read === null ? null : { ...read, level };
}

const inRange = (years: number): ReadExperience | null =>
  Number.isFinite(years) && years >= 0 && years <= mostYears
    ? { years: Math.round(years * 2) / 2, level: null }
    : null;

/** The level that so many years usually stand for. */
export function levelOfYears(years: number): CareerLevel {
  if (years < 2) return "entry";
  return years < 5 ? "mid" : "senior";
}

/** Years of related work that a role at a level asks for: the role's own, and what its ladder adds. */
export function yearsAsked(
  role: { readonly years: number; readonly levels: readonly CareerLevel[] },
  level: CareerLevel,
): number {
  const asked = { entry: 0, mid: 2, senior: 5, lead: 8, executive: 12 } satisfies Record<CareerLevel, number>;
  const [first = level] = role.levels;
  return role.years + Math.max(0, asked[level] - asked[first]);
}

/** Where a level stands, 0 for the lowest. */
export const rungOf = (level: CareerLevel): number => careerLevels.indexOf(level);

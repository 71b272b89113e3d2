import { fold } from "./fold.ts";
import { kindByNoun } from "./heading-words.ts";
import { sectionHeadingsOfData } from "./section-headings.generated.ts";
import type { SectionKind } from "./section-kinds.ts";

/** Words that may be part of a heading without changing its kind. */
const fillers = new Set(
  "mon ma mein meine mi our my the of and in i y e o de del la las los el en mis et les des du mes le l d und meine der die das im am relevant professional additional key top core selected other weitere sonstige autres otras otros main recent".split(
    " ",
  ),
);

/** Normalises a heading for comparison: folded, every "and" in one form, no decoration at either end. */
export function headingKey(text: string): string {
  return joinedLetters(fold(text))
    .replace(/\s*[&+/]\s*/g, " and ")
    .replace(/\s(?:y|e|et|und)\s/g, " and ")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "")
    .replace(/\s+/g, " ");
}

/** Joins `s k i l l s`, also with some letters together, as in `e d u c at i o n`. */
function joinedLetters(text: string): string {
  const words = text.trim().split(/\s+/);
  const single = words.filter((word) => word.length === 1).length;
  return words.length >= 4 && single >= words.length * 0.6 ? words.join("") : text;
}

/** Keeps letters only and collapses doubled ones, so that letter-spaced headings and common typing errors match. */
const collapsed = (key: string): string => key.replace(/[^\p{L}]/gu, "").replace(/(\p{L})\1+/gu, "$1");

const byKey = new Map<string, SectionKind>();
const bySquash = new Map<string, SectionKind>();
for (const [name, kind] of sectionHeadingsOfData()) {
  const key = headingKey(name);
  byKey.set(key, kind);
  if (key.length > 4 && !bySquash.has(collapsed(key))) bySquash.set(collapsed(key), kind);
}

/** The number or letter before a heading: "2.", "IV.", "b)". */
const headingNumber = /^\s*(?:\d{1,2}|[ivx]{1,4}|[a-h])\s?[.)]\s+(?=\p{L})/iu;

export const withoutNumber = (heading: string): string => heading.replace(headingNumber, "");

/** Null when the line is not, as a whole, a heading. */
export function headingKind(numbered: string): SectionKind | null {
  const text = withoutNumber(numbered).replace(/^[_=*#~·•|\s-]{3,}|[_=*#~·|\s-]{3,}$/gu, "");
  if (text.length > 60 || /[.!?]\s|@|\d{3}|\p{L} \d{1,2}$/u.test(text)) return null;
  const known = knownKind(text);
  if (known !== null) return known;
  // In two languages: one of them is enough.
  const sides = text.split(/\s*[/|]\s*/);
  const kinds = sides.length === 2 ? sides.map((side) => knownKind(side) ?? wholeKind(side)) : [];
  return kinds.find((kind) => kind !== null) ?? wholeKind(text);
}

const wholeKind = (text: string): SectionKind | null => {
  const named = kindByNoun(text);
  return named?.isWhole === true ? named.kind : null;
};

/** The kind of a text that only looks like a heading: one of its words names the kind, others may be unknown. */
export const kindOfLook = (text: string): SectionKind | null => kindByNoun(withoutNumber(text))?.kind ?? null;

/** Removes the "my" that letter-spaced headings stick to the noun: `MYEXPERIENCE`. */
const withoutOwner = (key: string): string =>
  key.includes(" ") ? key : key.replace(/^(?:my|mein|meine|mon|ma|mes|mi|mis)(?=\p{L}{5})/u, "");

function knownKind(text: string): SectionKind | null {
  const key = headingKey(text);
  if (key === "" || key.length > 50) return null;
  const own = withoutOwner(key);
  const whole = byKey.get(key) ?? bySquash.get(collapsed(key)) ?? bySquash.get(collapsed(own));
  if (whole) return whole;
  const named = own === key ? null : kindByNoun(own);
  if (named?.isWhole) return named.kind;
  if (key.split(" ").length > 6) return null;
  const kinds = key.split(/ and |, | - |: /).map((part) => {
    const words = part.split(" ").filter((word) => !fillers.has(word));
    return byKey.get(part) ?? byKey.get(words.join(" ")) ?? null;
  });
  // In "Personal & technical skills" the first word only describes the noun.
  const first =
    kinds.find((kind) => kind !== "other" && kind !== "contact") ??
    kinds.find((kind) => kind !== "other") ??
    kinds[0];
  return first && kinds.every((kind) => kind !== null) ? first : null;
}

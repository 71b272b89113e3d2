import type { LetterContent, LetterWish } from "@waymark/contract/letters";
import type { ResumeContent } from "@waymark/contract/resumes";
import type { Language } from "@waymark/contract/values";
import { checkEvidence } from "../check-evidence.ts";
import type { LetterMaterial } from "../material.ts";
import { writeLetter } from "../write-letter.ts";
import type { MadePosting } from "./postings.ts";

export interface MadePerson {
  readonly key: string;
  readonly language: Language;
  readonly resume: ResumeContent;
}

export interface MadeLetter {
  readonly person: MadePerson;
  readonly posting: MadePosting;
  readonly wish: LetterWish;
  readonly material: LetterMaterial;
  readonly content: LetterContent;
}

const conventions = { en: "uk", es: "es", fr: "fr", de: "de" } as const;

/** The letter of a person to a posting of their language. */
export function letterOf(
  person: MadePerson,
  posting: MadePosting,
  wish: Partial<LetterWish> = {},
): MadeLetter {
  const { language } = posting;
  const whole = {
    kind: "posting",
    language,
    convention: conventions[language],
    tone: "plain",
    length: "medium",
    ...wish,
  } as const;
  const wishes = { startDate: "2027-01-15" };
  const material = { resume: person.resume, stories: [], job: posting.job, today: "2026-11-23", wishes };
  return { person, posting, wish: whole, material, content: writeLetter(material, whole) };
}

/** The five-word runs of a letter's body, its closing paragraph aside. */
function runsOf({ content }: MadeLetter): Set<string> {
  const text = content.paragraphs
    .filter(({ part }) => part !== "close")
    .map((paragraph) => paragraph.text)
    .join(" ");
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(" ")));
}

/** The share of the runs of the shorter letter that the other one has too. */
export function sharedRuns(a: MadeLetter, b: MadeLetter): number {
  const [one, other] = [runsOf(a), runsOf(b)].toSorted((x, y) => x.size - y.size);
  if (one === undefined || other === undefined || one.size === 0) return 0;
  return [...one].filter((run) => other.has(run)).length / one.size;
}

/** The shares of all pairs. */
export const pairShares = (
  letters: readonly MadeLetter[],
  isPair: (a: MadeLetter, b: MadeLetter) => boolean,
): number[] =>
  letters.flatMap((a, i) => letters.slice(i + 1).flatMap((b) => (isPair(a, b) ? [sharedRuns(a, b)] : [])));

/** The sentences that the check refuses in a letter of ours. */
export const refusedSentences = ({ content, material }: MadeLetter): string[] =>
  checkEvidence(content, material).flatMap(({ status, paragraph, start, end, doubts }) => {
    const text = content.paragraphs.find(({ id }) => id === paragraph)?.text.slice(start, end) ?? "";
    return status === "blocked" ? [`${text} (${doubts.map(({ words }) => words).join(", ")})`] : [];
  });

export const highest = (values: readonly number[]): number => Math.max(0, ...values);
export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

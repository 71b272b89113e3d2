import type { LetterPhrases } from "../phrases/letter-phrases.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";

/**
 * A sentence that the built-in writer could have made, by its frame: what the frame says claims nothing, so only the
 * values in its places are compared.
 */
export interface FramedSentence {
  /** Values that claim something about the person: lines, titles, employers, years, skills that are proven. */
  readonly claims: readonly string[];
  /** Skills that the frame says are proven. */
  readonly skills: readonly string[];
}

interface Frame {
  readonly start: string;
  readonly end: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  /** Letters outside its places. */
  readonly letters: number;
  /** True if the posting's values in this frame (`role`, `company`, `skill`) are claims about the writer. */
  readonly claimsSkill: boolean;
}

const claiming = new Set([
  "told",
  "object",
  "title",
  "employer",
  "at",
  "years",
  "list",
  "fact",
  "from",
  "to",
  "place",
]);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function frameOf(text: string, claimsSkill: boolean): Frame {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(
    ([, name = ""]) => name.charAt(0).toLowerCase() + name.slice(1),
  );
  const parts = text.split(/\{\w+\}/);
  // "de {role}" may stand as "d’…", and prepositions melt with articles; the place then takes them.
  const loose = parts.map((part, i) =>
    i < parts.length - 1 ? part.replace(/(^|\s)(?:de|que|en|a|à|bei|von) $/u, "$1") : part,
  );
  const [start = ""] = loose;
  const pattern = new RegExp(`^${loose.map(escaped).join("(.{1,400}?)")}$`, "u");
  const letters = parts.join("").match(/\p{L}/gu)?.length ?? 0;
  return { start, end: loose.at(-1) ?? "", pattern, names, letters, claimsSkill };
}

/** The frames of a language, a text with two sentences as two frames. */
function framesOf(phrases: LetterPhrases): Frame[] {
  const { leads, ...others } = phrases;
  const split = (text: string) => text.split(/(?<=[.!?])\s(?=\p{Lu})/u);
  return [
    ...textsIn(leads)
      .flatMap(split)
      .map((text) => frameOf(text, true)),
    ...textsIn(others)
      .flatMap(split)
      .map((text) => frameOf(text, false)),
  ];
}

const fewestLetters = 8;
let known: readonly Frame[] | null = null;

/** The frame of a sentence; null for a sentence in other words. */
export function framedSentence(sentence: string): FramedSentence | null {
  const whole = framed(sentence);
  if (whole !== null) return whole;
  // "On first aid: at Acme, I …": an introduction and its proof in one sentence.
  const cut = sentence.indexOf(": ");
  const before = cut < 0 ? null : framed(sentence.slice(0, cut + 1));
  const rest = sentence.slice(cut + 2);
  const after = before === null ? null : framed(rest.charAt(0).toUpperCase() + rest.slice(1));
  return before === null || after === null
    ? null
    : { claims: [...before.claims, ...after.claims], skills: [...before.skills, ...after.skills] };
}

function framed(sentence: string): FramedSentence | null {
  // The most literal frame wins; one with hardly a word of its own would take any sentence.
  known ??= Object.values(phrasesOf)
    .flatMap(framesOf)
    .filter(({ letters }) => letters >= fewestLetters)
    .sort((a, b) => b.letters - a.letters);
  for (const { start, end, pattern, names, claimsSkill } of known) {
    if (!sentence.startsWith(start) || !sentence.endsWith(end)) continue;
    const found = pattern.exec(sentence);
    if (found === null) continue;
    const valuesOf = (isAsked: (name: string) => boolean) =>
      names.flatMap((name, i) =>
        isAsked(name) ? [name === "years" ? `${found[i + 1]} years` : (found[i + 1] ?? "")] : [],
      );
    return {
      claims: valuesOf((name) => claiming.has(name)),
      skills: valuesOf((name) => name === "skill" && claimsSkill),
    };
  }
  return null;
}

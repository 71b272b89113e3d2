import type { MatchTerm } from "@waymark/contract/resume-analysis";
import { askedSkillIds } from "../../../jobs/requirements/asked-skills.ts";
import { postingParts } from "../../../jobs/text/posting-parts.ts";
import { normalizeTitle } from "../../../jobs/title/normalize-title.ts";
import { fold } from "../../../vocabulary/fold.ts";
import { findSkills, skillIdsIn } from "../../../vocabulary/skills.ts";
import { titleScore } from "../../../vocabulary/titles.ts";
import { degrees, licences, type Requirement, spoken, yearsAsked } from "./requirements.ts";

/** A requirement of a posting. `id` is of a skill, a language, a licence or a degree; `amount` is years or a level. */
export interface RequiredTerm {
  readonly kind: MatchTerm["kind"];
  readonly id: string;
  /** As the posting writes it. */
  readonly term: string;
  readonly need: "must" | "nice";
  readonly amount: number;
}

export interface Posting {
  /** Empty when only a text is known. */
  readonly title: string;
  readonly text: string;
}

const mostSkills = 40;
const mostCharacters = 20_000;

/** Skills that every occupation requires; they weigh less than specific ones. */
const soft = new Set([
  "leadership",
  "teamwork",
  "communication",
  "problem-solving",
  "time-management",
  "organization",
  "attention-to-detail",
  "critical-thinking",
  "decision-making",
  "adaptability",
  "creativity",
  "empathy",
  "multitasking",
  "stress-resistance",
  "presentation",
]);

/** Recognises a sentence: "You need Docker." names a tool, not the job of a docker. */
const isSentence = (line: string): boolean => /[\p{Ll}\d)»"”][.!?…]$|\p{Lu}{2}[.!?]$/u.test(line);

/** The given title, else the first short line that looks like one; empty when there is none. */
export function titleOf({ title, text }: Posting): string {
  if (title.trim() !== "") return title.trim();
  const lines = text.split(/\r?\n/, 12).map((line) => line.trim());
  const looksLikeTitle = (line: string) =>
    line.length >= 3 && line.length <= 90 && !isSentence(line) && titleScore(line) >= 0.7;
  return lines.find(looksLikeTitle) ?? "";
}

/** The requirements of a posting without repetition; one that is both required and optional is required. */
export function postingTerms(posting: Posting): RequiredTerm[] {
  const terms = new Map<string, RequiredTerm>();
  const add = (term: RequiredTerm) => {
    const key = `${term.kind} ${term.id}`;
    const known = terms.get(key);
    if (known === undefined || (known.need === "nice" && term.need === "must"))
      terms.set(key, { ...term, term: known?.term ?? term.term });
  };
  const title = titleOf(posting);
  if (title !== "") {
    const plain = normalizeTitle(title) || title;
    add({ kind: "title", id: "title", term: plain, need: "must", amount: 0 });
  }
  const asked = new Set(askedSkillIds({ title, company: "", description: posting.text }));
  for (const { text, need } of postingParts(`${title}\n\n${posting.text.slice(0, mostCharacters)}`)) {
    const held = foundIn(text, licences);
    // A nursing licence is one requirement, and not nursing in addition.
    const rest = held.reduce((left, [, written]) => left.replace(written, " , "), text);
    const written = findSkills(rest);
    for (const [i, id] of skillIdsIn(rest, mostSkills).entries())
      if (asked.has(id))
        add({ kind: soft.has(id) ? "soft" : "skill", id, term: written[i] ?? id, need, amount: 0 });
    for (const [id, term] of held) add({ kind: "licence", id, term, need, amount: 0 });
    for (const [id, term] of foundIn(text, spoken)) {
      if (isSpokenLanguage(text)) add({ kind: "language", id, term, need, amount: 0 });
    }
    // "Bachelor's or Master's" requires the lower one.
    const degree = degrees.find(({ pattern }) => pattern.test(fold(text)));
    if (degree !== undefined) {
      const term = foundIn(text, [degree])[0]?.[1] ?? degree.id;
      add({ kind: "education", id: "degree", term, need, amount: degree.level });
    }
    const years = yearsAsked(text);
    if (years !== null) add({ kind: "years", id: "years", term: String(years), need, amount: years });
  }
  return [...terms.values()].slice(0, mostSkills * 2);
}

/** Ids with their spelling in the text; folding keeps offsets. */
function foundIn(text: string, requirements: readonly Requirement[]): [id: string, written: string][] {
  const folded = fold(text);
  return requirements.flatMap(({ id, pattern }) => {
    const found = pattern.exec(folded);
    return found === null ? [] : [[id, text.slice(found.index, found.index + found[0].length).trim()]];
  });
}

/** Tells whether a clause names a language as spoken, rather than a school subject or a nationality. */
const isSpokenLanguage = (text: string): boolean =>
  !/\b(?:teacher|lehr\w*|unterricht\w*|profesor\w*|professeur\w*|cuisine|market|markt|mercado|marche|company|companies)\b/.test(
    fold(text),
  );

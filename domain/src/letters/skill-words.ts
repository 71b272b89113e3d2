import type { Language } from "@waymark/contract/values";
import type { RequiredTerm } from "../job-search/match/resume/posting-terms.ts";
import { fold } from "../vocabulary/fold.ts";
import { skillById, skillId } from "../vocabulary/skills.ts";
import { cleanLine } from "./clean-line.ts";
import type { JobFacts } from "./read-job.ts";

/** Names that are the same in all four languages and no proper names. */
const ordinary = new Set(
  "triage telemetry marketing coaching branding controlling barista catering compliance housekeeping feedback mentoring reporting recruiting merchandising".split(
    " ",
  ),
);

const ordinaryEnd =
  /.{2}(?:ción|sión|dad|ería|ología|ótica|ística|aje|tion|sion|ment|ité|age|ure|ing|ance|ence|isme|ics|ship|erie)$/iu;

/** A skill as it stands within a sentence: names keep their capitals, other words lose the first one, except in German. */
function skillInSentence(name: string, language: Language): string {
  const id = skillId(name);
  const names = id === null ? undefined : skillById(id)?.names;
  const isName =
    names !== undefined && new Set(Object.values(names).map(fold)).size === 1 && !ordinary.has(fold(name));
  if (isName) return fold(name) === fold(names[language]) ? names[language] : name;
  if (language === "de")
    return /^\p{Ll}/u.test(name) && names !== undefined && /^\p{Lu}/u.test(names.de)
      ? name.charAt(0).toUpperCase() + name.slice(1)
      : name;
  // A second capital tells a name: "Microsoft Office". One word may be one: "Sage".
  const isWord = /^\p{Lu}[\p{Ll}’']/u.test(name) && !/\s\p{Lu}/u.test(name);
  const isCommon =
    name.includes(" ") ||
    ordinaryEnd.test(name) ||
    (names !== undefined && fold(name) === fold(names[language]));
  return isWord && isCommon ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** The words of a term with the hyphens and apostrophes that stand between them in the posting. */
function asPosted(term: string, text: string): string {
  const words = term.split(" ").map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (words.length < 2) return term;
  return new RegExp(words.join("[\\s’'/-]{1,2}"), "iu").exec(text)?.[0] ?? term;
}

/** A required skill in the letter's language: in the posting's words, or by the dictionary; empty when neither fits. */
export function askedSkill(
  term: RequiredTerm,
  language: Language,
  facts: Pick<JobFacts, "language" | "text">,
): string {
  const postingLanguage = facts.language;
  const written = cleanLine(asPosted(term.term, facts.text));
  const isShouted = /^\p{Lu}{4,}$/u.test(written) && skillById(term.id) !== undefined;
  const isPlain =
    !isShouted && written.length >= 2 && written.length <= 50 && !/["“”„«».;:!?]/u.test(written);
  if (isPlain && (postingLanguage === undefined || postingLanguage === language))
    return skillInSentence(written, language);
  const name = skillById(term.id)?.names[language];
  return name === undefined ? "" : skillInSentence(name, language);
}

/** A skill of a resume in the letter's language; empty when it can be said in the resume's language only. */
export function ownSkill(skill: string, language: Language, isForeign: boolean): string {
  const clean = cleanLine(skill);
  if (
    clean.length < 2 ||
    clean.length > 40 ||
    clean.split(" ").length > 4 ||
    !/^[\p{L}\p{N}][\p{L}\p{N}\s.+#&/’'-]*$/u.test(clean)
  )
    return "";
  if (!isForeign) return skillInSentence(clean, language);
  const id = skillId(clean);
  const name = id === null ? undefined : skillById(id)?.names[language];
  return name === undefined ? "" : skillInSentence(name, language);
}

/** "a, b and c" as a language writes it. */
export const listOf = (items: readonly string[], language: Language, isBritish = true): string =>
  new Intl.ListFormat(language === "en" && isBritish ? "en-GB" : language, { type: "conjunction" }).format(
    items,
  );

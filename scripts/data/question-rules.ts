import { type Language, languages } from "@waymark/contract/values";
import { plainWords, stem } from "@waymark/domain/vocabulary/stem";
import { isStopWord } from "@waymark/domain/vocabulary/stop-words";
import type { RoleBlocks } from "./read-careers.ts";
import type { QuestionRow } from "./read-questions.ts";

/** Share of words that two questions may have in common; above it they count as one. */
const mostAlike = 0.7;

/** The pair of questions that are most alike, in one language. */
interface Alike {
  readonly share: number;
  readonly row: QuestionRow;
  readonly other: QuestionRow;
}

/**
 * Reports questions that are too short, too long or no sentence, and those that another one asks already. Words of role
 * titles are left out of the comparison: questions that differ only by the role's name are the same.
 */
export function checkQuestions(rows: readonly QuestionRow[], roles: RoleBlocks): void {
  for (const { value, wrong } of rows)
    for (const language of languages) {
      const text = value.texts[language];
      const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
      if (words < 4 || words > 45) wrong(`${value.id} has ${words} words in ${language}, not 4 to 45`);
      if (!/[?.]$/.test(text)) wrong(`${value.id} does not end like a sentence in ${language}`);
      if (language === "es" && text.includes("?") && !text.includes("¿"))
        wrong(`${value.id} asks in Spanish without ¿`);
    }
  for (const language of languages)
    for (const { share, row, other } of alikes(rows, roles, language))
      if (share > mostAlike)
        row.wrong(
          `${row.value.id} asks the same as ${other.value.id} in ${language} (${Math.round(100 * share)} %)`,
        );
}

function alikes(rows: readonly QuestionRow[], roles: RoleBlocks, language: Language): Alike[] {
  const titles = new Set(
    roles.flatMap(({ value }) => value.titles[language].flatMap((title) => plainWords(title).map(stem))),
  );
  const bags = rows.map(({ value }) => {
    const words = plainWords(value.texts[language])
      .filter((word) => !isStopWord(word))
      .map(stem);
    return new Set(words.filter((word) => !titles.has(word)));
  });
  return rows.flatMap((row, at) => {
    let found: Alike | undefined;
    for (const [before, other] of rows.slice(0, at).entries()) {
      const share = common(bags[at], bags[before]);
      if (found === undefined || share > found.share) found = { share, row, other };
    }
    return found === undefined ? [] : [found];
  });
}

/** Words of both, as a share of the words of either. */
function common(a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): number {
  if (a.size === 0 || b.size === 0) return 0;
  let both = 0;
  for (const word of a) if (b.has(word)) both += 1;
  return both / (a.size + b.size - both);
}

import { fold } from "../vocabulary/fold.ts";
import { meaningful, type Passage } from "./passages.ts";
import type { LanguageRules } from "./rules/language-rules.ts";

/** The opening of a bullet. `word` is the folded action word, or else the first word; empty when there is none. */
export interface Opening {
  readonly word: string;
  readonly action: boolean;
  readonly weak: boolean;
  /** Whether it says what was done to what: more than an action and words such as "various tasks". */
  readonly whole: boolean;
}

const leastTold = 2;
const selves = /^(?:i|we|yo|nosotros|je|j|nous|ich|wir)$/;

/** Tells whether a text begins with "I" or "we" of its language, which says nothing. */
export const beginsWithSelf = ({ words }: Passage): boolean => selves.test(words[0] ?? "");

/**
 * Reads the opening of a bullet after "I" and adverbs: whether the first word (in German the last) is an action, and
 * whether the bullet begins with a weak opening.
 */
export function openingOf(passage: Passage, rules: LanguageRules): Opening {
  const written = passage.text.match(/\p{L}[\p{L}\p{M}-]*/gu) ?? [];
  const words = written.map(fold);
  let at = 0;
  if (selves.test(words[0] ?? "")) at++;
  for (let skipped = 0; skipped < 2 && rules.skipped(words[at] ?? ""); skipped++) at++;
  const word = words[at] ?? words[0] ?? "";
  const rest = ` ${words.slice(selves.test(words[0] ?? "") ? 1 : 0).join(" ")} `;
  const plain = fold(passage.text).replace(/^[^\p{L}]+/u, "");
  const weak = rules.weak.some((begin) =>
    /[':]$/.test(begin)
      ? plain.startsWith(begin)
      : rest.startsWith(` ${begin} `) || plain.startsWith(`${begin} `),
  );
  const action = !weak && (rules.isAction(word, written[at] ?? "") || rules.endsInAction(words.at(-1) ?? ""));
  const told = meaningful(passage.words).filter((one) => !rules.vague.has(one) && !selves.test(one));
  return { word, action, weak, whole: told.length >= leastTold };
}

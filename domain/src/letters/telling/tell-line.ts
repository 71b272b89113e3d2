import type { Language } from "@waymark/contract/values";
import { cleanLine } from "../clean-line.ts";
import type { ToldForm } from "../phrases/letter-phrases.ts";
import { sentencesIn } from "../sentences.ts";
import { tellEnglish } from "./english.ts";
import { tellFrench } from "./french.ts";
import { tellGerman } from "./german.ts";
import { tellSpanish } from "./spanish.ts";

/**
 * A line of a resume in a form that a sentence can take up. `past`: the rest of a sentence in the first person; `base`:
 * an infinitive; `noun`: a noun with its article; `nouns`: several without; `bare`: a noun without one, for behind a
 * colon; `whole`: a sentence already; `raw`: anything else, to be quoted.
 */
export interface Told {
  readonly form: ToldForm;
  readonly text: string;
}

export type Tell = (line: string, isPresent: boolean) => Told;

const tellers: Readonly<Record<Language, Tell>> = {
  en: tellEnglish,
  es: tellSpanish,
  fr: tellFrench,
  de: tellGerman,
};

const longestLine = 38;

/** Tells whether brackets and quotes come in pairs, so that a line can be set into a sentence. */
const isBalanced = (line: string): boolean =>
  (line.match(/\(/g)?.length ?? 0) === (line.match(/\)/g)?.length ?? 0) &&
  (line.match(/"/g)?.length ?? 0) % 2 === 0 &&
  !/["“”„«»]/u.test(line);

/** The first sentence of a line without its mark and its end; empty when it is no text for a letter. */
export function usableLine(line: string): string {
  const clean = cleanLine(line);
  const first = sentencesIn(clean)[0];
  if (first === undefined) return "";
  const text = clean.slice(first.start, first.end).replace(/[\s.;:,…!]+$/u, "");
  const count = text.split(" ").length;
  const isText = count >= 2 && count <= longestLine && (text.match(/\p{L}/gu)?.length ?? 0) > text.length / 2;
  const isOdd = /https?:|www\.|\S@\S|[_|~^=]|\b(?:undefined|null|lorem|ipsum|xxx+|tbd|todo)\b|\?/iu.test(
    text,
  );
  return isText && !isOdd && isBalanced(text) ? text : "";
}

/** The form of a line of a resume; null when it cannot stand in a letter. */
export function tellLine(line: string, language: Language, isPresent: boolean): Told | null {
  const text = usableLine(line);
  if (text === "") return null;
  const told = tellers[language](text, isPresent);
  // A second clause behind a mark does not fit into a sentence.
  const isTwo = /\s?[;:]\s/u.test(told.text) && (told.form === "noun" || told.form === "base");
  return isTwo ? { form: "raw", text } : told;
}

import { fold } from "../../vocabulary/fold.ts";

/** A word of an answer. */
export interface Word {
  readonly from: number;
  readonly to: number;
  /** As written. */
  readonly written: string;
  /** Folded: lower case, without accents. */
  readonly plain: string;
  /** True if punctuation separates it from the word before. */
  readonly afterBreak: boolean;
}

/** A sentence of an answer with its place. */
export interface Passage {
  readonly from: number;
  readonly to: number;
  readonly words: readonly Word[];
}

/** A text with its words and sentences; offsets count in the text as given. */
export interface ReadText {
  readonly text: string;
  readonly folded: string;
  readonly words: readonly Word[];
  readonly sentences: readonly Passage[];
}

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** Splits a text into words and sentences. */
export function readText(text: string): ReadText {
  const folded = fold(text);
  const sentences: Passage[] = [];
  for (const { from, to } of sentenceSpans(text)) {
    const words = wordsOf(text, folded, from, to);
    if (words.length > 0) sentences.push({ from, to, words });
  }
  return { text, folded, sentences, words: sentences.flatMap(({ words }) => words) };
}

/** A full stop ends a sentence when a blank and no small letter follow; so "2.400" and "z. B. der" stay whole. */
function sentenceSpans(text: string): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?…]+["'»”)]*(?=\s+[^\p{Ll}\s]|\s*$)|\n+/gu)) {
    const to = match.index + match[0].length;
    spans.push({ from, to });
    from = to;
  }
  if (from < text.length) spans.push({ from, to: text.length });
  return spans;
}

function wordsOf(text: string, folded: string, from: number, to: number): Word[] {
  const words: Word[] = [];
  let end = from;
  for (const match of text.slice(from, to).matchAll(word)) {
    for (const part of elided(match[0])) {
      const start = from + match.index + part.at;
      words.push({
        from: start,
        to: start + part.text.length,
        written: part.text,
        plain: folded.slice(start, start + part.text.length),
        afterBreak: words.length === 0 || /[,;:()–—"«»“”¿¡]/.test(text.slice(end, start)),
      });
      end = start + part.text.length;
    }
  }
  return words;
}

/** French and Italian elisions are words of their own: `j'ai` is two, `don't` is one. */
function elided(written: string): { text: string; at: number }[] {
  const cut = /^(?:[jJlLdDnNmMtTsScC]|[qQ]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)['’](?=\p{L}{2})/u.exec(written);
  if (cut === null || /['’](?:[mdst]|ll|re|ve)$/i.test(written)) return [{ text: written, at: 0 }];
  const head = cut[0].slice(0, -1);
  return [
    { text: head, at: 0 },
    ...elided(written.slice(cut[0].length)).map(({ text, at }) => ({ text, at: at + cut[0].length })),
  ];
}

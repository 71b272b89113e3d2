import type { Language } from "@waymark/contract/values";
import { fold } from "../../vocabulary/fold.ts";
import { findSkills, skillIdsIn } from "../../vocabulary/skills.ts";
import { stem } from "../../vocabulary/stem.ts";
import { rulesOf } from "../rules/rules.ts";

/** Figures with their unit: "34 %", "$2M", "1,200", "12:30". */
const figures = /[$€£¥]?\s?\d+(?:[.,:/-]\d+)*\s?(?:%|[€$£¥]|(?:k|m|bn|mio|mrd)\b)?\+?/gi;
const helping =
  /\b(?:help\w*|assist\w*|support\w*|contribut\w*|participat\w*|ayud\w*|apoy\w*|colabor\w*|particip\w*|aid[eaé]\w*|assist\w*|particip\w*|contribu\w*|unterstutz\w*|half|geholfen|mitarbeit\w*|mitwirk\w*|mithilfe|beteilig\w*|mitgewirkt|mitgearbeitet)\b/;
const words = /\p{L}[\p{L}\p{M}\p{N}'+#&.-]*/gu;

const plainFigure = (figure: string): string =>
  figure
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace(/[.,](?=\d{3}(?!\d))/g, "");

const figuresIn = (text: string): string[] => (text.match(figures) ?? []).map(plainFigure);

/**
 * Finds what a wording adds to its original: numbers (in figures or words), names, skills, other action words, and own
 * action in place of help. Empty when nothing was added. It errs towards refusing, since a refused wording is only not
 * shown.
 */
export function addedFacts(original: string, wording: string, language: Language): string[] {
  const rules = rulesOf[language];
  const [before, after] = [fold(original), fold(wording)];
  const had = new Set((before.match(words) ?? []).flatMap((word) => [trimmed(word), stem(trimmed(word))]));
  const isKnown = (word: string) => had.has(trimmed(fold(word))) || had.has(stem(trimmed(fold(word))));

  const knownFigures = new Set(figuresIn(original));
  const numbers = figuresIn(wording).filter((figure) => !knownFigures.has(figure));
  const every = new RegExp(rules.figures.source, "g");
  const knownNumbers = new Set(before.match(every) ?? []);
  const inWords = (after.match(every) ?? []).filter((word) => !knownNumbers.has(word));

  const knownSkills = new Set(skillIdsIn(original, 100));
  const written = findSkills(wording);
  const skills = skillIdsIn(wording, 100).flatMap((id, i) => (knownSkills.has(id) ? [] : (written[i] ?? id)));

  const names = [...wording.matchAll(words)].flatMap(({ 0: word, index }) => {
    const opens = /(?:^|[.!?:•]\s*)$/.test(wording.slice(0, index));
    if (isKnown(word)) return [];
    if (/\p{Lu}.*\p{Lu}|\p{L}\p{N}/u.test(word)) return [word];
    if (!/^\p{Lu}/u.test(word)) return [];
    const isDoing = rules.isAction(fold(word), word) || rules.skipped(fold(word));
    return isDoing && (opens || language === "de") ? [] : [word];
  });
  const lostHelp = helping.test(before) && !helping.test(after) ? ["…"] : [];
  return [...new Set([...numbers, ...inWords, ...skills, ...names, ...lostHelp])];
}

const trimmed = (word: string): string => word.replace(/(?:'s|[.'&-])+$/, "");

const mostVariants = 3;

/** Filters a model's wordings: those that differ from the original, are not needlessly long, and add nothing. */
export function honestVariants(original: string, wordings: readonly string[], language: Language): string[] {
  const plain = (text: string) =>
    fold(text)
      .replace(/[^\p{L}\p{N}%]+/gu, " ")
      .trim();
  const kept = new Map<string, string>();
  for (const wording of wordings) {
    const text = wording
      .replace(/^[\s•*\-–]+/, "")
      .replace(/\s+/g, " ")
      .trim();
    const key = plain(text);
    const tooLong = text.length > Math.max(80, original.length * 1.5);
    if (key === "" || key === plain(original) || tooLong || kept.has(key)) continue;
    if (addedFacts(original, text, language).length === 0) kept.set(key, text);
  }
  return [...kept.values()].slice(0, mostVariants);
}

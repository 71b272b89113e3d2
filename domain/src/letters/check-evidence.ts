import type { LetterContent, LetterDoubt, LetterSource, SentenceEvidence } from "@waymark/contract/letters";
import { languageOfPosting } from "../jobs/languages/language.ts";
import { type Compared, findDoubts, skillDoubts } from "./evidence/find-doubts.ts";
import { numbersIn } from "./evidence/numbers.ts";
import { framedSentence } from "./evidence/own-frames.ts";
import { keysOf, type Passage, sourcesOf } from "./evidence/passages.ts";
import { kindOf, type SentenceKind } from "./evidence/sentence-kind.ts";
import type { LetterMaterial } from "./material.ts";
import { workYears } from "./resume-facts.ts";
import { sentencesIn } from "./sentences.ts";

/** The sources that all sentences of a letter share. */
type Facts = Omit<Compared, "kind" | "nearest">;

interface Near {
  readonly passage: Passage;
  readonly shared: number;
  readonly share: number;
}

const mostSources = 3;

/** The passages that have most words and numbers in common with a sentence, best first. */
function nearestTo(sentence: string, passages: readonly Passage[]): Near[] {
  const keys = keysOf(sentence);
  const numbers = numbersIn(sentence);
  const all = Math.max(1, keys.size + numbers.length);
  return passages
    .map((passage) => {
      let shared = 0;
      for (const key of keys) if (passage.words.has(key)) shared += 1;
      for (const number of numbers)
        if (passage.numbers.some((one) => one.value === number.value)) shared += 1;
      return {
        passage,
        shared,
        share: shared / Math.max(1, Math.min(all, passage.words.size + passage.numbers.length)),
      };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.share - a.share);
}

/** Tells whether enough is shared for the passage to be a source, by the length of the shorter text. */
const supports = ({ shared, share }: Near): boolean =>
  shared >= 3 || (shared === 2 && share >= 0.3) || (shared === 1 && share >= 0.5);

/**
 * Compares every sentence of the body with the material. Numbers, employers, titles, degrees, skills, leading and
 * seniority are looked up one by one. Deterministic; offsets are UTF-16, in their paragraph.
 */
export function checkEvidence(content: LetterContent, material: LetterMaterial): SentenceEvidence[] {
  const sources = sourcesOf(material);
  const proposed = new Set(content.proposed);
  const years = workYears(material.resume, material.today);
  const days = [
    material.today,
    material.wishes?.startDate ?? "",
    material.wishes?.lastDay ?? "",
    content.date,
  ].flatMap((day) =>
    day
      .split("-")
      .map(Number)
      .filter((part) => part > 0),
  );
  const language = languageOfPosting(content.paragraphs.map(({ text }) => text).join("\n")) ?? null;
  return content.paragraphs.flatMap(({ id, text }) =>
    sentencesIn(text).map(({ start, end }): SentenceEvidence => {
      const sentence = text.slice(start, end);
      const judged = judge(sentence, { sources, years, days, language });
      const isBad = judged.doubts.length > 0 || judged.isUnsupported;
      const status = isBad
        ? proposed.has(sentence)
          ? "blocked"
          : "marked"
        : judged.sources.length > 0
          ? "supported"
          : "neutral";
      return { paragraph: id, start, end, status, sources: judged.sources, doubts: judged.doubts };
    }),
  );
}

interface Judged {
  readonly doubts: LetterDoubt[];
  readonly isUnsupported: boolean;
  readonly sources: LetterSource[];
}

/** A sentence by its frame, if it is one of the built-in writer's; else by its words. */
function judge(sentence: string, facts: Facts): Judged {
  const framed = framedSentence(sentence);
  if (framed === null) return judgeWords(sentence, kindOf(sentence), facts);
  const claim = framed.claims.join(", ");
  const skills = framed.skills.flatMap((skill) => skillDoubts(skill, facts.sources));
  if (claim === "") return { doubts: skills, isUnsupported: false, sources: postedSources(sentence, facts) };
  const stated = {
    isFirstPerson: true,
    isCourtesy: false,
    isAboutPosting: false,
    isDenied: false,
    isHaving: true,
  };
  const judged = judgeWords(claim, stated, facts);
  return { ...judged, doubts: [...skills, ...judged.doubts] };
}

/** The line of the posting that a sentence repeats. */
const postedSources = (sentence: string, { sources }: Facts): LetterSource[] =>
  nearestTo(sentence, sources.posting)
    .filter(supports)
    .slice(0, 1)
    .map(({ passage }) => passage.source);

function judgeWords(sentence: string, kind: SentenceKind, facts: Facts): Judged {
  const { sources, years } = facts;
  const near = nearestTo(sentence, sources.own);
  const found = near.filter(supports).slice(0, mostSources);
  const nearest = found.map(({ passage }) => passage);
  const doubts = findDoubts(sentence, { ...facts, kind, nearest });
  const isClaim =
    kind.isHaving || (kind.isFirstPerson && !kind.isCourtesy && !kind.isDenied && !kind.isAboutPosting);
  const hasYears = years > 0 && numbersIn(sentence).some(({ value }) => value <= years && value >= 2);
  const quotes = nearest.map(({ source }) => source);
  const isOfPosting = !isClaim && kind.isAboutPosting;
  const isExcused = hasYears || kind.isDenied || (kind.isCourtesy && !kind.isHaving);
  return {
    doubts,
    isUnsupported: isClaim && near.length === 0 && !isExcused,
    sources:
      isClaim || (found.some(({ share }) => share >= 0.6) && !isOfPosting)
        ? quotes
        : postedSources(sentence, facts),
  };
}

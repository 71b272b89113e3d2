import type { LetterContent, SentenceEvidence } from "@waymark/contract/letters";
import type { LetterMaterial } from "./material.ts";
import { sentencesIn } from "./sentences.ts";

/** Compares every sentence of the body with the material. Deterministic; offsets are UTF-16, in their paragraph. */
export function checkEvidence(content: LetterContent, material: LetterMaterial): SentenceEvidence[] {
  const known = JSON.stringify([material.resume, material.stories, material.job]);
  const proposed = new Set(content.proposed);
  return content.paragraphs.flatMap(({ id, text }) =>
    sentencesIn(text).map(({ start, end }): SentenceEvidence => {
      const sentence = text.slice(start, end);
      const numbers = (sentence.match(/\d+/g) ?? []).filter((number) => !known.includes(number));
      const doubts = numbers.map((words) => ({ what: "number" as const, words }));
      const status = doubts.length === 0 ? "neutral" : proposed.has(sentence) ? "blocked" : "marked";
      return { paragraph: id, start, end, status, sources: [], doubts };
    }),
  );
}

import { AppError } from "@waymark/contract/errors";
import type { LetterContent, LetterParagraph, SentenceEvidence } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";
import { languageOfPosting } from "@waymark/domain/jobs/languages/language";
import { checkEvidence } from "@waymark/domain/letters/check-evidence";
import type { LetterMaterial } from "@waymark/domain/letters/material";
import { detectLanguage } from "@waymark/domain/resumes/read/detect-language";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { getLetter } from "./letters.ts";
import { materialOf, resumeFor } from "./material.ts";

/** The material of a letter with a content that need not be saved. */
async function materialWith(deps: Deps, actor: Actor, id: string, content: LetterContent) {
  const letter = await getLetter(deps, actor, id);
  const resume = await resumeFor(deps, actor, letter.resumeId);
  const material = await materialOf(deps, actor, { resume, job: letter.job, recipient: content.recipient });
  return { letter, material };
}

/** The evidence of every sentence. */
export async function checkLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  content: LetterContent,
): Promise<{ sentences: SentenceEvidence[] }> {
  const { material } = await materialWith(deps, actor, id, content);
  return { sentences: checkEvidence(content, material) };
}

// Without a limit of length: a wording that is too long is refused alone, not the whole answer.
const Wordings = z.object({ variants: z.array(z.string()).max(6) });

/** Places to be filled in, and leftovers of a template. */
const unfilled = /[[\]{}<>]|\b(?:undefined|null|lorem ipsum|XXX+)\b/i;

/** Tells whether a wording is far longer than its paragraph. */
const isTooLong = (text: string, paragraph: string): boolean => text.length > 1.5 * paragraph.length + 60;

/** Short texts do not tell their language; those count as right. */
const isIn = (language: Language, text: string): boolean =>
  (languageOfPosting(text) ?? (text.length < 40 ? language : detectLanguage(text))) === language;

/**
 * Asks the model for other wordings of a paragraph, and keeps those in which every sentence has a source. A paragraph
 * without text is a question to the person, which no model answers.
 * @throws AppError `not_found`, `plan_required`, and the errors of `Llm.ask`.
 */
export async function suggestWordings(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: { paragraphId: string; content: LetterContent },
): Promise<{ wordings: string[]; refused: number; model: string }> {
  await consumeQuota(deps, actor, "cover-letter");
  const { content } = asked;
  const { letter, material } = await materialWith(deps, actor, id, content);
  const paragraph = content.paragraphs.find((one) => one.id === asked.paragraphId);
  if (paragraph === undefined) throw new AppError("not_found");
  const model = deps.llm.modelFor("letter") ?? "";
  const written = paragraph.text.trim();
  if (written === "") return { wordings: [], refused: 0, model };
  const { language, tone } = letter.wish;
  const { variants } = await deps.llm.ask({
    purpose: "letter",
    userId: actor.userId,
    language,
    data: { paragraph: written, posting: letter.job?.title ?? "", tone },
    schema: Wordings,
  });
  const given = [...new Set(variants.map((text) => text.trim()))].filter((text) => text !== written);
  const isSupported = supportedBeside(content, paragraph, material);
  const wordings = given.filter(
    (text) =>
      text !== "" &&
      !unfilled.test(text) &&
      !isTooLong(text, written) &&
      isIn(language, text) &&
      isSupported(text),
  );
  return { wordings, refused: given.length - wordings.length, model };
}

/**
 * A test for wordings of a paragraph: as if a machine had written them, no sentence may lack a source. What the person
 * already claims in the paragraph without a source may stay.
 */
function supportedBeside(content: LetterContent, paragraph: LetterParagraph, material: LetterMaterial) {
  const evidenceOf = (text: string) =>
    checkEvidence(
      { ...content, paragraphs: [{ ...paragraph, text, question: null }], proposed: [] },
      material,
    );
  const isBad = ({ status }: SentenceEvidence) => status === "marked" || status === "blocked";
  const claimed = evidenceOf(paragraph.text).filter(isBad);
  const known = new Set(claimed.flatMap(({ doubts }) => doubts.map(({ what, words }) => `${what} ${words}`)));
  return (text: string): boolean =>
    evidenceOf(text)
      .filter(isBad)
      .every(
        ({ doubts }) =>
          claimed.length > 0 && doubts.every(({ what, words }) => known.has(`${what} ${words}`)),
      );
}

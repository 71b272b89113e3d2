import { AppError } from "@waymark/contract/errors";
import type { LetterContent, SentenceEvidence } from "@waymark/contract/letters";
import { checkEvidence } from "@waymark/domain/letters/check-evidence";
import { detectLanguage } from "@waymark/domain/resumes/read/detect-language";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { getLetter } from "./letters.ts";
import { materialOf, resumeFor } from "./material.ts";

/** The material of a letter with a content that need not be saved. @throws AppError `not_found`. */
async function materialWith(deps: Deps, actor: Actor, id: string, content: LetterContent) {
  const letter = await getLetter(deps, actor, id);
  const resume = await resumeFor(deps, actor, letter.resumeId);
  const material = await materialOf(deps, actor, { resume, job: letter.job, content });
  return { letter, material };
}

/** The evidence of every sentence. @throws AppError `not_found`. */
export async function checkLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  content: LetterContent,
): Promise<{ sentences: SentenceEvidence[] }> {
  const { material } = await materialWith(deps, actor, id, content);
  return { sentences: checkEvidence(content, material) };
}

const Wordings = z.object({ variants: z.array(z.string().max(3_000)).max(4) });

/** Places to be filled in, and leftovers of a template. */
const unfilled = /[[\]{}<>]|\b(?:undefined|null|lorem ipsum|XXX+)\b/i;

/**
 * Asks the model for other wordings of a paragraph, and keeps those in which every sentence has a source.
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
  const { language } = letter.wish;
  const { variants } = await deps.llm.ask({
    purpose: "letter",
    userId: actor.userId,
    language,
    data: { paragraph: paragraph.text, posting: letter.job?.title ?? "", tone: letter.wish.tone },
    schema: Wordings,
  });
  const isSupported = (text: string) => {
    const alone = { ...content, paragraphs: [{ ...paragraph, text, question: null }], proposed: [] };
    return checkEvidence(alone, material).every(({ doubts }) => doubts.length === 0);
  };
  const usable = variants
    .map((text) => text.trim())
    .filter((text) => text !== "" && text !== paragraph.text.trim() && !unfilled.test(text))
    .filter((text) => detectLanguage(text) === language && isSupported(text));
  const model = deps.llm.modelFor("letter") ?? "";
  return { wordings: [...new Set(usable)], refused: variants.length - usable.length, model };
}

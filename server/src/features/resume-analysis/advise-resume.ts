import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";

const Advice = z.object({ lines: z.array(z.string().trim().min(1).max(400)).max(8) });
const mostLines = 4;
const mostCharacters = 40_000;

/** Contact details are not sent, because they do not matter for style. @throws AppError the errors of `Llm.ask`. */
export async function adviseResume(
  deps: Deps,
  actor: Actor,
  resume: AnalyzedResume,
  signal?: AbortSignal,
): Promise<{ lines: string[]; model: string }> {
  const { personalInfo, ...rest } = resume;
  const seen = { summary: personalInfo?.summary ?? "", ...rest, links: undefined };
  const { lines } = await deps.llm.ask({
    purpose: "feedback",
    userId: actor.userId,
    language: actor.locale,
    data: { resume: shortened(seen) },
    schema: Advice,
    signal,
  });
  return { lines: lines.slice(0, mostLines), model: deps.llm.modelFor("feedback") ?? "" };
}

/** The resume as it is if it is of usual length, else the beginning of its text. */
function shortened(resume: object): object | string {
  const text = JSON.stringify(resume);
  return text.length <= mostCharacters ? resume : text.slice(0, mostCharacters);
}

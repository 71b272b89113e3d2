import type { Language } from "@waymark/contract/values";
import { languageOfPosting } from "@waymark/domain/jobs/languages/language";
import { honestVariants } from "@waymark/domain/resume-analysis/suggestions/added-facts";
import { detectLanguage } from "@waymark/domain/resumes/read/detect-language";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";

const Wordings = z.object({ variants: z.array(z.string().max(2_000)).max(6) });

interface Asked {
  readonly bullet: string;
  readonly job?: string | undefined;
  readonly language?: Language | undefined;
}

/** Keeps wordings in the bullet's language that add nothing to it. @throws AppError the errors of `Llm.ask`. */
export async function rewordBullet(
  deps: Deps,
  actor: Actor,
  { bullet, job, language: given }: Asked,
  signal?: AbortSignal,
): Promise<{ variants: string[]; dropped: number }> {
  const written = `${job ?? ""}\n${bullet}`;
  const language = given ?? languageOfPosting(written) ?? detectLanguage(written);
  const { variants } = await deps.llm.ask({
    purpose: "reword",
    userId: actor.userId,
    language,
    data: { bullet, job: job ?? "" },
    schema: Wordings,
    signal,
  });
  const honest = honestVariants(bullet, variants, language);
  return { variants: honest, dropped: variants.length - honest.length };
}

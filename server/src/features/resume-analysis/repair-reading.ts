import type { FieldRepair } from "@waymark/contract/resume-analysis-advice";
import {
  evidencedRepairs,
  type UnsureField,
} from "@waymark/domain/resume-analysis/suggestions/evidenced-repairs";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";

const Suggestions = z.object({
  repairs: z
    .array(z.object({ field: z.string(), to: z.string().max(2_000), evidence: z.string().max(2_000) }))
    .max(100),
});

/** Characters of a file that are sent to the model; about ten pages. */
const mostCharacters = 40_000;

/** Keeps the suggestions that the file's lines prove. @throws AppError the errors of `Llm.ask`. */
export async function repairReading(
  deps: Deps,
  actor: Actor,
  { fields, lines }: { fields: readonly UnsureField[]; lines: readonly string[] },
  signal?: AbortSignal,
): Promise<{ repairs: FieldRepair[] }> {
  const { repairs } = await deps.llm.ask({
    purpose: "repair",
    userId: actor.userId,
    language: actor.locale,
    data: { fields, lines: firstOf(lines) },
    schema: Suggestions,
    signal,
  });
  return { repairs: evidencedRepairs(repairs, fields, lines) };
}

function firstOf(lines: readonly string[]): string[] {
  let left = mostCharacters;
  return lines.filter((line) => {
    left -= line.length;
    return left >= 0;
  });
}

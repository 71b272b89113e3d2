import type { Story } from "@waymark/contract/stories";
import { type ResumeLine, resumeLines } from "@waymark/domain/interviews/resume-lines";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { defaultResume, findResume } from "../../resumes/resumes.ts";
import { listStories } from "../../stories/stories.ts";

/** A person's own material: the lines of one resume, and their stories. */
export interface PersonsMaterial {
  readonly lines: readonly ResumeLine[];
  readonly stories: readonly Story[];
}

/** @param resumeId The resume that was sent; without one, and while it is in the trash, the default one. */
export async function materialOf(
  deps: Deps,
  actor: Pick<Actor, "userId">,
  resumeId: string | null = null,
): Promise<PersonsMaterial> {
  const sent = resumeId === null ? null : await findResume(deps, actor, resumeId);
  const resume = sent ?? (await defaultResume(deps, actor));
  const { stories } = await listStories(deps, actor);
  return { lines: resume === null ? [] : resumeLines(resume.content), stories };
}

export const asText = ({ lines }: PersonsMaterial): string => lines.map(({ text }) => text).join("\n");

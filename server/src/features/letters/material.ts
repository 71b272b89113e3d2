import type { LetterContent, LetterJob } from "@waymark/contract/letters";
import { emptyContent, type Resume } from "@waymark/contract/resumes";
import type { LetterMaterial } from "@waymark/domain/letters/material";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { defaultResume, getResume } from "../resumes/resumes.ts";
import { listStories } from "../stories/stories.ts";

/** The person, with the zone that decides which day it is. */
export type Owner = Pick<Actor, "userId" | "timeZone">;

/**
 * The resume a letter is made of: the given one, else the default one; null when the person has none.
 * @throws AppError `not_found`.
 */
export const resumeFor = (deps: Deps, actor: Owner, id: string | null): Promise<Resume | null> =>
  id === null ? defaultResume(deps, actor) : getResume(deps, actor, id);

/** The day in the person's zone, `YYYY-MM-DD`. */
export const todayOf = (deps: Deps, actor: Owner): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: actor.timeZone }).format(deps.now());

/** What a letter of the person may be made of. `content`: the letter so far, whose recipient is kept. */
export async function materialOf(
  deps: Deps,
  actor: Owner,
  given: { resume: Resume | null; job: LetterJob | null; content?: LetterContent },
): Promise<LetterMaterial> {
  const { stories } = await listStories(deps, actor);
  return {
    resume: given.resume?.content ?? emptyContent(),
    stories,
    job: given.job,
    today: todayOf(deps, actor),
    ...(given.content === undefined ? {} : { recipient: given.content.recipient }),
  };
}

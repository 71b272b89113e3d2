import type { LetterContent, LetterJob } from "@waymark/contract/letters";
import { emptyContent, type Resume } from "@waymark/contract/resumes";
import type { LetterMaterial } from "@waymark/domain/letters/material";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { defaultResume, findResume } from "../resumes/resumes.ts";
import { listStories } from "../stories/stories.ts";

/** The person, with the zone that decides which day it is. */
export type Owner = Pick<Actor, "userId" | "timeZone">;

/** The resume a letter is made of: the linked one, else, and while that is in the trash, the default one. */
export const resumeFor = async (deps: Deps, actor: Owner, id: string | null): Promise<Resume | null> =>
  (id === null ? null : await findResume(deps, actor, id)) ?? defaultResume(deps, actor);

/** The day in the person's zone, `YYYY-MM-DD`. */
export const todayOf = (deps: Deps, actor: Owner): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: actor.timeZone }).format(deps.now());

interface Given {
  readonly resume: Resume | null;
  readonly job: LetterJob | null;
  /** The known parts of the recipient. */
  readonly recipient?: Partial<LetterContent["recipient"]>;
}

/** Reads all sources that a letter of the person may use. */
export async function materialOf(deps: Deps, actor: Owner, given: Given): Promise<LetterMaterial> {
  const { stories } = await listStories(deps, actor);
  return {
    resume: given.resume?.content ?? emptyContent(),
    stories,
    job: given.job,
    today: todayOf(deps, actor),
    ...(given.recipient === undefined ? {} : { recipient: given.recipient }),
  };
}

import type { Resume } from "@waymark/contract/resumes";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readDefault } from "./store.ts";

/** The person's default resume; null without one. */
export function defaultResume(deps: Deps, actor: Actor): Promise<Resume | null> {
  return readDefault(deps, actor.userId);
}

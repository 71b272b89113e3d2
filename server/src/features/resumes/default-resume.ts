import type { Resume } from "@waymark/contract/resumes";
import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readDefault } from "./store.ts";

/** The person's default resume; null without one. */
export function defaultResume(deps: Deps, who: Who): Promise<Resume | null> {
  return readDefault(deps, who.userId);
}

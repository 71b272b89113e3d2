import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readApplied } from "./summaries-store.ts";

/** The person's applications, to recognise a second one: posting, employer, and the day it was sent or begun. */
export const appliedJobs = (
  deps: Deps,
  { userId }: Pick<Actor, "userId">,
): Promise<{ id: string; jobId: string | null; company: string; at: Date }[]> => readApplied(deps.db, userId);

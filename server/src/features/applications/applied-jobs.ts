import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readApplied } from "./summaries-store.ts";

/** What a new application has to know of the person's others: posting, employer, and when they were sent or begun. */
export const appliedJobs = (
  deps: Deps,
  { userId }: Pick<Actor, "userId">,
): Promise<{ id: string; jobId: string | null; company: string; at: Date }[]> => readApplied(deps.db, userId);

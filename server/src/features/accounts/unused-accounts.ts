import type { Deps } from "../../deps.ts";
import { readUnusedUnverified } from "./profile/personal-store.ts";

/** Ids of `limit` accounts, after an id, that were never verified and not used since an instant. */
export const listUnusedUnverified = (
  deps: Deps,
  before: Date,
  after: string,
  limit: number,
): Promise<string[]> => readUnusedUnverified(deps.db, before, { after, limit });

/** Whether an account was never verified and not used since an instant. */
export async function isUnusedUnverified(deps: Deps, userId: string, before: Date): Promise<boolean> {
  return (await readUnusedUnverified(deps.db, before, { userId })).length > 0;
}

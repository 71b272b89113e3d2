import type { Deps } from "../../deps.ts";
import { setLeaving } from "./profile/personal-store.ts";

/** Hides a person who asked to be erased from others, or shows them again. May take part in a transaction. */
export const markLeaving = (deps: Deps, userId: string, isLeaving: boolean): Promise<void> =>
  setLeaving(deps.db, userId, isLeaving ? deps.now() : null);

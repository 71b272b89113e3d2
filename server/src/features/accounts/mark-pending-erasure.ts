import type { Deps } from "../../deps.ts";
import { setPendingErasure } from "./profile/personal-store.ts";

/** Hides a person who asked to be erased from others, or shows them again. May take part in a transaction. */
export const markPendingErasure = (deps: Deps, userId: string, isLeaving: boolean): Promise<void> =>
  setPendingErasure(deps.db, userId, isLeaving ? deps.now() : null);

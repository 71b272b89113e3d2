import type { Deps } from "../../deps.ts";
import { setLeaving } from "./personal-store.ts";

/** Closes what others see of a person who asked to be erased, or opens it again. May take part in a transaction. */
export const markLeaving = (deps: Deps, userId: string, isLeaving: boolean): Promise<void> =>
  setLeaving(deps.db, userId, isLeaving ? deps.now() : null);

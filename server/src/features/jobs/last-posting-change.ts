import type { Deps } from "../../deps.ts";
import { newestChangeAt } from "./changes-store.ts";

/** When a posting last came, changed or went; null when that is longer ago than changes are kept. */
export const lastPostingChange = (deps: Deps): Promise<Date | null> => newestChangeAt(deps.db);

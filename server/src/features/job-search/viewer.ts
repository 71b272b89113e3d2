import type { Language } from "@waymark/contract/values";
import type { Who } from "../../actor.ts";

/** Somebody who has not signed in: finds only what may be shown before, and nothing is counted. */
export interface Stranger {
  readonly locale: Language;
}

export type Asker = Who | Stranger;

export const isPerson = (asker: Asker): asker is Who => "userId" in asker;

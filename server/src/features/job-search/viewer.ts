import type { Language } from "@waymark/contract/values";
import type { Actor } from "../../actor.ts";

/** Somebody who has not signed in: finds only what may be shown before, and nothing is counted. */
export interface Anonymous {
  readonly locale: Language;
}

export type Viewer = Actor | Anonymous;

export const isPerson = (viewer: Viewer): viewer is Actor => "userId" in viewer;

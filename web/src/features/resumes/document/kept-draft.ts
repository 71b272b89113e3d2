import { z } from "zod";
import { resumeDraftPrefix } from "../../../lib/session/stored-user.ts";
import {
  forgetStored,
  readStoredJson,
  readTabJson,
  storedKeys,
  writeStored,
  writeTab,
} from "../../../lib/storage.ts";
import { Draft } from "./draft.ts";
import { newId } from "./lists.ts";

const Kept = z.object({ userId: z.string(), version: z.int(), base: Draft, mine: Draft });
/** An unsaved draft and the version it is based on. */
export type Kept = z.infer<typeof Kept>;

const tabKey = "resume-tab";

/** This tab's id: two tabs editing one resume keep separate drafts. */
function tab(): string {
  const known = readTabJson(tabKey);
  if (typeof known === "string") return known;
  const fresh = newId();
  writeTab(tabKey, JSON.stringify(fresh));
  return fresh;
}

const prefixOf = (resumeId: string) => `${resumeDraftPrefix}${resumeId}:`;
const keyOf = (resumeId: string) => prefixOf(resumeId) + tab();

/**
 * The unsaved draft of a resume: this tab's own, else one left behind by another tab, which this tab takes
 * over. Null when this person has none.
 */
export function readKept(resumeId: string, userId: string): Kept | null {
  const own = keyOf(resumeId);
  for (const key of [own, ...storedKeys(prefixOf(resumeId))]) {
    const kept = Kept.safeParse(readStoredJson(key));
    if (!kept.success || kept.data.userId !== userId) continue;
    if (key !== own) {
      writeStored(key, null);
      keep(resumeId, kept.data);
    }
    return kept.data;
  }
  return null;
}

export function keep(resumeId: string, kept: Kept): void {
  writeStored(keyOf(resumeId), JSON.stringify(kept));
}

export function forgetKept(resumeId: string): void {
  writeStored(keyOf(resumeId), null);
}

/** Removes the drafts of all tabs, when a resume is deleted. */
export function forgetAllKept(resumeId: string): void {
  forgetStored(prefixOf(resumeId));
}

import { z } from "zod";
import { readStoredJson, writeStored } from "../../../lib/storage.ts";
import { resumeDraftPrefix } from "../../../lib/stored-user.ts";
import { Draft } from "./draft.ts";

const Kept = z.object({ userId: z.string(), version: z.int(), base: Draft, mine: Draft });
/** What was typed and not yet saved, with what it was typed over. */
export type Kept = z.infer<typeof Kept>;

const keyOf = (resumeId: string) => `${resumeDraftPrefix}${resumeId}`;

/** The unsaved draft of a resume in this browser; null when there is none of this person. */
export function readKept(resumeId: string, userId: string): Kept | null {
  const kept = Kept.safeParse(readStoredJson(keyOf(resumeId)));
  return kept.success && kept.data.userId === userId ? kept.data : null;
}

export function keep(resumeId: string, kept: Kept): void {
  writeStored(keyOf(resumeId), JSON.stringify(kept));
}

export function forgetKept(resumeId: string): void {
  writeStored(keyOf(resumeId), null);
}

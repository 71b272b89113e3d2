import { AppError } from "@waymark/contract/errors";
import type { ResumeContent } from "@waymark/contract/resumes";
import { longestContent } from "@waymark/contract/resumes-limits";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { insertRevision } from "./revision-store.ts";
import type { StoredResume } from "./store.ts";
import type { ResumeState } from "./stored-resume.ts";
import { type ResumeChanges, updateResume } from "./write-store.ts";

/** Saves within this time share one revision; in milliseconds. */
const sharedRevisionMs = 5 * 60_000;

interface Options {
  /** Stores the previous state as a revision, however recent the last one is. */
  readonly keeps?: boolean;
  /** The name of who suggested the change; the previous state is then stored as a revision that says so. */
  readonly suggestedBy?: string | null;
  /** Other columns to update in the same statement. */
  readonly also?: ResumeChanges;
}

/**
 * Saves a new version of a resume that this transaction has locked. The previous state becomes a revision: always the
 * first one, then one per five minutes of editing.
 * @returns the time of the change.
 */
export async function writeState(
  deps: Deps,
  actor: Actor,
  { resume, revisedAt }: StoredResume,
  next: ResumeState,
  { keeps = false, suggestedBy = null, also = {} }: Options = {},
): Promise<Date> {
  const now = deps.now();
  const isAnew =
    keeps ||
    suggestedBy !== null ||
    revisedAt === null ||
    now.getTime() - revisedAt.getTime() >= sharedRevisionMs;
  if (isAnew) await insertRevision(deps, actor.userId, resume, suggestedBy);
  const { name, content, style } = next;
  return updateResume(deps, actor.userId, resume.id, {
    ...also,
    name,
    content,
    style,
    version: resume.version + 1,
    revisedAt: isAnew ? now : undefined,
  });
}

/** Refuses a resume whose total length is unrealistic, even if every field is within its limit. */
export function requireSize(content: ResumeContent | undefined): void {
  if (content !== undefined && JSON.stringify(content).length > longestContent)
    throw new AppError("resume_too_long", { limit: longestContent });
}

/** Tells the person's open tabs that a resume changed. Call it in the transaction of the change. */
export async function publishChange(deps: Deps, actor: Actor, resumeId: string): Promise<void> {
  await deps.events.publish(deps.db, actor.userId, "resumes-changed", { resumeId });
}

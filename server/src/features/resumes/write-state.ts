import type { Resume } from "@waymark/contract/resumes";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { insertRevision } from "./revision-store.ts";
import { readRevisedAt } from "./store.ts";
import type { ResumeState } from "./stored-resume.ts";
import { type KeptBase, updateResume } from "./write-store.ts";

/** Saves within this span share one revision. */
const togetherMs = 5 * 60_000;

interface Options {
  /** Keeps what stood there whatever was saved shortly before. */
  readonly keeps?: boolean;
  /** The base as it stands now, when the two meet again. */
  readonly base?: KeptBase;
}

/**
 * Writes a new version of a resume. What stood there becomes a revision: the state it was made with always, then
 * one for each five minutes of writing, the last before they began anew. For a transaction.
 */
export async function writeState(
  deps: Deps,
  who: Who,
  current: Resume,
  next: ResumeState,
  { keeps = false, base }: Options = {},
): Promise<void> {
  const { id, version } = current;
  const since = await readRevisedAt(deps.db, who.userId, id);
  const now = deps.now();
  const isAnew = keeps || since === null || now.getTime() - since.getTime() >= togetherMs;
  if (isAnew) await insertRevision(deps, who.userId, current);
  const { name, content, style } = next;
  await updateResume(deps, who.userId, id, {
    name,
    content,
    style,
    version: version + 1,
    revisedAt: isAnew ? now : undefined,
    base,
  });
}

import { isDeepStrictEqual } from "node:util";
import { AppError } from "@waymark/contract/errors";
import type { Resume } from "@waymark/contract/resumes";
import type { ChangedResume } from "@waymark/contract/resumes-versions";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { lockResume, lockResumes, setDefault } from "./store.ts";
import { publishChange, requireSize, writeState } from "./write-state.ts";
import { isLarge, updateResume } from "./write-store.ts";

/**
 * Saves a person's changes. The version counts changes of name, content and style. Saving the stored state again
 * changes nothing, whatever the version, so that a request whose answer was lost can be repeated. A default resume
 * stays the default until another one is chosen.
 * @throws AppError `not_found`, `resume_too_long`; `conflict` with `details.current` when the resume changed since that
 * version.
 * @param suggestedBy The name of the member whose suggestion the person accepts, for the list of versions.
 */
export async function saveResume(
  deps: Deps,
  actor: Actor,
  id: string,
  change: ChangedResume,
  suggestedBy: string | null = null,
): Promise<{ resume: Resume }> {
  requireSize(change.content);
  return inTransaction(deps, async (tx) => {
    // Only these changes affect the person's other resumes; all others only lock this one.
    if (change.isDefault === true || isLarge(change.content)) await lockResumes(tx.db, actor.userId);
    const stored = await lockResume(tx, actor.userId, id);
    const current = stored.resume;
    const { content = current.content, style = current.style } = change;
    const next = { name: change.name || current.name, content, style };
    const { name } = current;
    const isSame = isDeepStrictEqual(next, { name, content: current.content, style: current.style });
    const isStale = change.version !== undefined && change.version !== current.version;
    if (isStale && !isSame) throw new AppError("conflict", { current });
    const { status = current.status, aiScore = current.aiScore, feedback = current.feedback } = change;
    const also = { status: change.status, aiScore: change.aiScore, feedback: change.feedback };
    const updatedAt = isSame
      ? await updateResume(tx, actor.userId, id, also)
      : await writeState(tx, actor, stored, next, { also, suggestedBy });
    const becomesDefault = change.isDefault === true && !current.isDefault;
    if (becomesDefault) await setDefault(tx.db, actor.userId, id);
    await publishChange(tx, actor, id);
    const version = isSame ? current.version : current.version + 1;
    const isDefault = current.isDefault || becomesDefault;
    const written = { ...next, status, aiScore, feedback, version, isDefault };
    return { resume: { ...current, ...written, updatedAt: updatedAt.toISOString() } };
  });
}

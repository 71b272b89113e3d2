import { AppError } from "@waymark/contract/errors";
import type { Resume } from "@waymark/contract/resumes";
import type { Revision } from "@waymark/contract/resumes-versions";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { getResume } from "./resumes.ts";
import { readRevision, readRevisions } from "./revision-store.ts";
import { lockResume, lockResumes } from "./store.ts";
import { publishChange, writeState } from "./write-state.ts";

export async function listRevisions(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ revisions: Revision[] }> {
  await getResume(deps, actor, id);
  return { revisions: await readRevisions(deps, actor.userId, id) };
}

/** @throws AppError `not_found`, also for a revision of another resume. */
export async function getRevision(deps: Deps, actor: Actor, id: string, revisionId: string) {
  await getResume(deps, actor, id);
  const revision = await readRevision(deps, actor.userId, id, revisionId);
  if (revision === null) throw new AppError("not_found");
  return revision;
}

/** The present state becomes a revision. Name and base of the resume stay. */
export async function restoreRevision(
  deps: Deps,
  actor: Actor,
  id: string,
  revisionId: string,
): Promise<{ resume: Resume }> {
  return inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, actor.userId);
    const stored = await lockResume(tx, actor.userId, id);
    const { content, style } = await getRevision(tx, actor, id, revisionId);
    await writeState(tx, actor, stored, { name: stored.resume.name, content, style }, { keeps: true });
    await publishChange(tx, actor, id);
    return { resume: await getResume(tx, actor, id) };
  });
}

import { AppError } from "@waymark/contract/errors";
import type { Resume } from "@waymark/contract/resumes";
import type { ResumeChange } from "@waymark/contract/resumes-versions";
import { applyChanges, differenceOf } from "@waymark/domain/resumes/compare/apply-changes";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { getResume } from "./resumes.ts";
import { lockResume, lockResumes, readBaseSnapshot } from "./store.ts";
import { publishChange, requireSize, writeState } from "./write-state.ts";

/** Lists the changes of both since they last matched. @throws AppError `not_found`, also without a base. */
export async function compareWithBase(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ own: ResumeChange[]; theirs: ResumeChange[] }> {
  const { own, base, origin } = await readBoth(deps, actor, id);
  return differenceOf(origin, own.content, base.content);
}

/**
 * Takes over the named changes of the base; the others are not offered again.
 * @throws AppError `not_found` as above; `conflict` with `details.current`; `resume_too_long`.
 */
export async function takeFromBase(
  deps: Deps,
  actor: Actor,
  id: string,
  { fields, version }: { fields: readonly string[]; version?: number | undefined },
): Promise<{ resume: Resume }> {
  return inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, actor.userId);
    const stored = await lockResume(tx, actor.userId, id);
    const { own, base, origin } = await readBoth(tx, actor, id);
    if (version !== undefined && version !== own.version) throw new AppError("conflict", { current: own });
    const offered = new Set(differenceOf(origin, own.content, base.content).theirs.map(({ field }) => field));
    const wanted = new Set(fields.filter((field) => offered.has(field)));
    const content = applyChanges(own.content, base.content, wanted);
    requireSize(content);
    const { name, style } = own;
    const also = { base: { id: base.id, version: base.version, content: base.content } };
    await writeState(tx, actor, stored, { name, style, content }, { keeps: wanted.size > 0, also });
    await publishChange(tx, actor, id);
    return { resume: await getResume(tx, actor, id) };
  });
}

async function readBoth(deps: Deps, actor: Actor, id: string) {
  const own = await getResume(deps, actor, id);
  const origin = await readBaseSnapshot(deps, actor.userId, id);
  if (own.base === null || origin === null) throw new AppError("not_found");
  return { own, origin, base: await getResume(deps, actor, own.base.id) };
}

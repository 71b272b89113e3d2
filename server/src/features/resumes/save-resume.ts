import { isDeepStrictEqual } from "node:util";
import { AppError } from "@waymark/contract/errors";
import type { ChangedResume } from "@waymark/contract/resume-keeping";
import type { Resume } from "@waymark/contract/resumes";
import { type Deps, inTransaction } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { getResume } from "./get-resume.ts";
import { requireSize } from "./require-size.ts";
import { lockResumes, setDefault } from "./store.ts";
import { tellChange } from "./tell-change.ts";
import { writeState } from "./write-state.ts";
import { updateResume } from "./write-store.ts";

/**
 * Saves what a person changed. A version counts what they wrote: name, content and style. Saving what stands there
 * already changes nothing, whatever the version, so that an answer that was lost can be asked for again. The default
 * stays one until another becomes it.
 * @throws AppError `not_found`, `resume_too_long`; `conflict` with `details.current` when somebody else wrote
 * something since that version.
 */
export async function saveResume(
  deps: Deps,
  who: Who,
  id: string,
  change: ChangedResume,
): Promise<{ resume: Resume }> {
  requireSize(change.content);
  return inTransaction(deps, async (tx) => {
    await lockResumes(tx.db, who.userId);
    const current = await getResume(tx, who, id);
    const { content = current.content, style = current.style, status, aiScore, feedback } = change;
    const next = { name: change.name || current.name, content, style };
    const { name } = current;
    const isSame = isDeepStrictEqual(next, { name, content: current.content, style: current.style });
    const isStale = change.version !== undefined && change.version !== current.version;
    if (isStale && !isSame) throw new AppError("conflict", { current });
    if (!isSame) await writeState(tx, who, current, next);
    await updateResume(tx, who.userId, id, { status, aiScore, feedback });
    if (change.isDefault === true && !current.isDefault) await setDefault(tx.db, who.userId, id);
    await tellChange(tx, who, id);
    return { resume: await getResume(tx, who, id) };
  });
}

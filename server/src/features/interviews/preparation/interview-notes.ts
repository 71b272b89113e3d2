import { isDeepStrictEqual } from "node:util";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import {
  type saveInterviewNotes as endpoint,
  InterviewNotes,
  InterviewNotesInput,
} from "@waymark/contract/interviews-notes";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { ownInterview } from "../list-interviews.ts";
import { publishPractice } from "../practice/publish-practice.ts";
import { lockPractice } from "../practice/questions-store.ts";
import { findNotes, putNotes, type StoredNotes } from "./notes-store.ts";

/** Stored notes as screens show them. */
export const notesOf = ({ interviewId, debriefedAt, ...notes }: StoredNotes): InterviewNotes =>
  InterviewNotes.parse({ ...notes, id: interviewId, debriefedAt: debriefedAt?.toISOString() ?? null });

export async function readInterviewNotes(deps: Deps, actor: Actor, id: string): Promise<InterviewNotes> {
  await ownInterview(deps, actor.userId, id);
  return notesOf(await findNotes(deps, actor.userId, id));
}

/** Changes notes under a lock and tells the other tabs. `change` answers the same notes when there is nothing to do. */
export async function changeNotes(
  deps: Deps,
  actor: Actor,
  id: string,
  change: (notes: StoredNotes, deps: Deps) => StoredNotes | Promise<StoredNotes>,
): Promise<InterviewNotes> {
  return inTransaction(deps, async (tx) => {
    await lockPractice(tx.db, actor.userId);
    await ownInterview(tx, actor.userId, id);
    const before = await findNotes(tx, actor.userId, id, { lock: true });
    const next = await change(before, tx);
    if (next !== before) {
      await putNotes(tx, actor.userId, next);
      await publishPractice(tx, actor, { interviewId: id });
    }
    return notesOf(await findNotes(tx, actor.userId, id));
  });
}

/** Saves the given fields; saving the stored ones again changes nothing, whatever the version. */
export const saveInterviewNotes = (
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...change }: BodyOf<typeof endpoint>,
): Promise<InterviewNotes> =>
  changeNotes(deps, actor, id, (before) => {
    const written = InterviewNotesInput.parse(before);
    const next = InterviewNotesInput.parse({ ...written, ...change });
    if (isDeepStrictEqual(next, written)) return before;
    if (version !== undefined && version !== before.version)
      throw new AppError("conflict", { current: notesOf(before) });
    return { ...before, ...next };
  });

import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import {
  type changeInterview as endpoint,
  type Interview,
  InterviewInput,
} from "@waymark/contract/interviews";
import { nextLook } from "@waymark/domain/interviews/alerts";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { waitForTracker } from "../applications/board/read-tracker.ts";
import { publishChange } from "../applications/publish-change.ts";
import { ownInterview } from "./list-interviews.ts";
import { saveInterviewers } from "./save-interviewers.ts";
import { removeInterview, updateInterview } from "./store.ts";
import { requireSpan, sealContent } from "./stored-interview.ts";

/**
 * Changes the given fields of an interview. A moved interview is announced again; a cancelled one no more.
 * @throws AppError `not_found`, `conflict` with the `current` one, or a problem with its time.
 */
export async function changeInterview(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...change }: BodyOf<typeof endpoint>,
): Promise<Interview> {
  return inTransaction(deps, async (deps) => {
    await waitForTracker(deps, actor);
    const { userId } = actor;
    const before = await ownInterview(deps, userId, id);
    if (version !== undefined && version !== before.version)
      throw new AppError("conflict", { current: before });
    const told = InterviewInput.parse({ ...before, ...change });
    const input = { ...told, people: await saveInterviewers(deps, userId, told.people) };
    const { startsAt, endsAt } = requireSpan(input);
    const now = deps.now();
    const isMoved =
      startsAt.toISOString() !== before.startsAt ||
      endsAt.toISOString() !== before.endsAt ||
      input.status !== before.status;
    const { kind, status, timeZone, startsLocal, endsLocal, secondPass } = input;
    await updateInterview(deps.db, userId, id, {
      ...{ kind, status, timeZone, startsLocal, endsLocal, secondPass, startsAt, endsAt },
      contentSealed: sealContent(await deps.keys.of(deps.db, userId), id, input),
      // Only for a move, so that another change does not lose an alert that is due right now.
      ...(isMoved
        ? { nextLookAt: status === "planned" ? nextLook({ startsAt, endsAt }, actor.timeZone, now) : null }
        : {}),
      updatedAt: now,
    });
    await publishChange(deps, actor, before.applicationId);
    return ownInterview(deps, userId, id);
  });
}

export async function deleteInterview(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await waitForTracker(deps, actor);
    const applicationId = await removeInterview(deps.db, actor.userId, id);
    if (applicationId === null) throw new AppError("not_found");
    await publishChange(deps, actor, applicationId);
  });
}

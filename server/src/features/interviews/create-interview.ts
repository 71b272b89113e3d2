import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import {
  type createInterview as endpoint,
  type Interview,
  interviewsLimit,
} from "@waymark/contract/interviews";
import { nextLook } from "@waymark/domain/interviews/alerts";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { waitForTracker } from "../applications/board/read-tracker.ts";
import { ownApplication } from "../applications/own-application.ts";
import { publishChange } from "../applications/publish-change.ts";
import { ownInterview } from "./list-interviews.ts";
import { saveInterviewers } from "./save-interviewers.ts";
import { countInterviews, insertInterview, ownerOf } from "./store.ts";
import { requireSpan, sealContent } from "./stored-interview.ts";

/**
 * Creates an interview of one of the person's applications. A repeated request with the same id creates nothing more.
 * @throws AppError `not_found`, `too_many_interviews`, or a problem with its time.
 */
export async function createInterview(
  deps: Deps,
  actor: Actor,
  { applicationId, id: given, ...asked }: BodyOf<typeof endpoint>,
): Promise<Interview> {
  return inTransaction(deps, async (deps) => {
    await waitForTracker(deps, actor);
    const { userId } = actor;
    await ownApplication(deps, actor, applicationId);
    const id = given ?? newId();
    // An id of another person gets the same answer as a missing one.
    if ((await ownerOf(deps.db, id)) !== null) return ownInterview(deps, userId, id);
    const input = { ...asked, people: await saveInterviewers(deps, userId, asked.people) };
    const { startsAt, endsAt } = requireSpan(input);
    if ((await countInterviews(deps.db, userId)) >= interviewsLimit)
      throw new AppError("too_many_interviews", { limit: interviewsLimit });
    const now = deps.now();
    const { kind, status, timeZone, startsLocal, endsLocal, secondPass } = input;
    await insertInterview(deps.db, {
      id,
      userId,
      applicationId,
      ...{ kind, status, timeZone, startsLocal, endsLocal, secondPass, startsAt, endsAt },
      contentSealed: sealContent(await deps.keys.of(deps.db, userId), id, input),
      version: 1,
      nextLookAt: status === "planned" ? nextLook({ startsAt, endsAt }, actor.timeZone, now) : null,
      createdAt: now,
      updatedAt: now,
    });
    await publishChange(deps, actor, applicationId);
    return ownInterview(deps, userId, id);
  });
}

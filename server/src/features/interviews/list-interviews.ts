import { AppError } from "@waymark/contract/errors";
import { type Interview, InterviewKind, InterviewStatus } from "@waymark/contract/interviews";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { type ApplicationSummary, applicationSummaries } from "../applications/application-summaries.ts";
import { openCareersSoon } from "../careers/careers-of.ts";
import { readBetween, readInterview, readInterviews, readNext } from "./store.ts";
import { interviewOf, type StoredInterview } from "./stored-interview.ts";

const named = (interview: StoredInterview, { title, company }: ApplicationSummary): Interview => ({
  ...interview,
  job: { title, company },
});

/** A person's interviews by time, without those of applications in the trash; optionally of one application. */
export async function interviewsOf(deps: Deps, userId: string, applicationId?: string): Promise<Interview[]> {
  const rows = await readInterviews(deps.db, userId, applicationId);
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map((row) => row.applicationId))];
  const applications = await applicationSummaries(deps, userId, ids);
  const seal = await deps.keys.of(deps.db, userId);
  return rows.flatMap((row) => {
    const application = applications.get(row.applicationId);
    return application === undefined ? [] : [named(interviewOf(row, seal), application)];
  });
}

export async function listInterviews(
  deps: Deps,
  actor: Actor,
  applicationId?: string,
): Promise<{ interviews: Interview[]; timeZone: string }> {
  const interviews = await interviewsOf(deps, actor.userId, applicationId);
  // The preparation, which is opened next, reads the role by the careers data.
  if (interviews.length > 0) openCareersSoon(deps);
  return { interviews, timeZone: actor.timeZone };
}

/** A person's interviews that begin between two instants, cancelled ones too. */
export async function interviewsBetween(
  deps: Deps,
  userId: string,
  from: Date,
  to: Date,
): Promise<Pick<Interview, "id" | "job" | "kind" | "status" | "startsAt" | "endsAt">[]> {
  const rows = await readBetween(deps.db, userId, from, to);
  const applications = await applicationSummaries(
    deps,
    userId,
    rows.map(({ applicationId }) => applicationId),
  );
  return rows.flatMap(({ id, applicationId, kind, status, startsAt, endsAt }) => {
    const application = applications.get(applicationId);
    if (application === undefined) return [];
    const { title, company } = application;
    return [
      {
        ...{ id, job: { title, company } },
        kind: InterviewKind.parse(kind),
        status: InterviewStatus.parse(status),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      },
    ];
  });
}

/** @throws AppError `not_found`, also when its application is in the trash. */
export async function ownInterview(deps: Deps, userId: string, id: string): Promise<Interview> {
  const row = await readInterview(deps.db, userId, id);
  const application =
    row === null
      ? undefined
      : (await applicationSummaries(deps, userId, [row.applicationId])).get(row.applicationId);
  if (row === null || application === undefined) throw new AppError("not_found");
  return named(interviewOf(row, await deps.keys.of(deps.db, userId)), application);
}

/** The start of each application's next interview; past and cancelled ones do not count. */
export async function nextInterviews(
  deps: Deps,
  userId: string,
  applicationId?: string,
): Promise<ReadonlyMap<string, string>> {
  const next = new Map<string, string>();
  for (const { applicationId: id, startsAt } of await readNext(deps.db, userId, deps.now(), applicationId))
    if (!next.has(id)) next.set(id, startsAt.toISOString());
  return next;
}

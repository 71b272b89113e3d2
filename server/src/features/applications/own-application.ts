import type { ApplicationJob } from "@waymark/contract/applications";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readRow } from "./store.ts";
import { cardOf } from "./stored-application.ts";

/** The fields of an application that dependent features need. */
export interface OwnApplication {
  readonly id: string;
  /** The posting it came from; null for one that the person typed. */
  readonly jobId: string | null;
  readonly job: ApplicationJob;
  readonly stage: string;
  readonly appliedAt: string | null;
  readonly deadline: string | null;
  readonly archived: boolean;
}

/** @throws AppError `not_found` when it is missing, in the trash, or another person's. */
export async function ownApplication(deps: Deps, actor: Actor, id: string): Promise<OwnApplication> {
  const row = await readRow(deps.db, actor.userId, id);
  if (row === null) throw new AppError("not_found");
  const { jobId, job, stage, appliedAt, deadline, archived } = cardOf(row);
  return { id, jobId, job, stage, appliedAt, deadline, archived };
}

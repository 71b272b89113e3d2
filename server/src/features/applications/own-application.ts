import type { ApplicationJob } from "@waymark/contract/applications";
import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readRow } from "./store.ts";
import { cardOf } from "./stored-application.ts";

/** What other features need of an application that they hang something on. */
export interface OwnApplication {
  readonly id: string;
  readonly job: ApplicationJob;
  readonly stage: string;
  readonly appliedAt: string | null;
  readonly deadline: string | null;
  readonly archived: boolean;
}

/**
 * An application of the asker.
 * @throws AppError `not_found` when there is none, it is in the trash, or somebody else's.
 */
export async function ownApplication(deps: Deps, who: Who, id: string): Promise<OwnApplication> {
  const row = await readRow(deps.db, who.userId, id);
  if (row === null) throw new AppError("not_found");
  const { job, stage, appliedAt, deadline, archived } = cardOf(row);
  return { id, job, stage, appliedAt, deadline, archived };
}

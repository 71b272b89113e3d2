import type { Stage, StagePhase } from "@waymark/contract/applications";
import { phaseOf } from "@waymark/domain/applications/stages";
import type { Deps } from "../../deps.ts";
import { readStages } from "./store.ts";
import { readPeople, readSummaries } from "./summaries-store.ts";

/** The fields by which other features name an application and know its state. */
export interface ApplicationSummary {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly stage: string;
  readonly phase: StagePhase;
  readonly stageSince: Date;
  readonly appliedAt: Date | null;
  readonly deadline: string | null;
  readonly archived: boolean;
  readonly updatedAt: Date;
  readonly version: number;
}

/** A person's applications outside the trash, by id; optionally only some ids. */
export async function applicationSummaries(
  deps: Deps,
  userId: string,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, ApplicationSummary>> {
  if (ids?.length === 0) return new Map();
  const rows = await readSummaries(deps.db, userId, ids);
  if (rows.length === 0) return new Map();
  const { stages, removed } = await readStages(deps.db, userId);
  const known = [...stages, ...removed];
  return new Map(rows.map((row) => [row.id, summaryOf(row, known)]));
}

export const summaryOf = (
  row: Omit<ApplicationSummary, "phase">,
  stages: readonly Stage[],
): ApplicationSummary => ({
  id: row.id,
  title: row.title,
  company: row.company,
  location: row.location,
  stage: row.stage,
  phase: phaseOf(stages, row.stage) ?? "waiting",
  stageSince: row.stageSince,
  appliedAt: row.appliedAt,
  deadline: row.deadline,
  archived: row.archived,
  updatedAt: row.updatedAt,
  version: row.version,
});

/** People with an application on their board, one page in order of their ids. */
export const peopleWithApplications = (deps: Deps, after: string, limit: number): Promise<string[]> =>
  readPeople(deps.db, after, limit);

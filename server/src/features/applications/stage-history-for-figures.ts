import type { SentDocument, Stage } from "@waymark/contract/applications";
import type { Step } from "@waymark/domain/applications/fold-events";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readStages } from "./board/stages-store.ts";
import { readFiguresRows } from "./stage-history-store.ts";
import { letterNameOf, resumeOf } from "./stored-application.ts";

/** The fields of an application that figures need. */
export interface FiguresOfApplication {
  readonly id: string;
  /** The source of the job, as the application names it. */
  readonly source: string;
  readonly resume: SentDocument | null;
  readonly letter: SentDocument | null;
  /** The steps that count. */
  readonly way: readonly Step[];
}

/**
 * The data for the person's figures: applications outside the trash with their steps, and every stage that a step may
 * refer to, including removed ones.
 */
export async function stageHistoryForFigures(
  deps: Deps,
  actor: Actor,
): Promise<{ applications: FiguresOfApplication[]; stages: Stage[] }> {
  const { stages, removed } = await readStages(deps.db, actor.userId);
  const rows = await readFiguresRows(deps.db, actor.userId);
  if (rows.length === 0) return { applications: [], stages: [...stages, ...removed] };
  const seal = await deps.keys.of(deps.db, actor.userId);
  const applications = rows.map((row) => {
    const letter = letterNameOf(row, seal);
    return {
      id: row.id,
      source: row.source,
      resume: resumeOf(row, seal),
      letter: letter === null ? null : { id: null, version: null, name: letter },
      way: row.way,
    };
  });
  return { applications, stages: [...stages, ...removed] };
}

import type { SentPaper, Stage } from "@waymark/contract/applications";
import type { Step } from "@waymark/domain/applications/fold-events";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readStages } from "./stages-store.ts";
import { letterNameOf, resumeOf } from "./stored-application.ts";
import { readFiguresRows } from "./way-store.ts";

/** One application as figures see it. */
export interface FiguresOfApplication {
  readonly id: string;
  /** Where the job was found, as the application says. */
  readonly source: string;
  readonly resume: SentPaper | null;
  readonly letter: SentPaper | null;
  /** What its events tell, as they count. */
  readonly way: readonly Step[];
}

/**
 * What the asker's figures are made of: their applications that are not in the trash, with their ways, and every
 * stage that a way may name, those taken off the board too.
 */
export async function waysForFigures(
  deps: Deps,
  who: Who,
): Promise<{ applications: FiguresOfApplication[]; stages: Stage[] }> {
  const { stages, removed } = await readStages(deps.db, who.userId);
  const rows = await readFiguresRows(deps.db, who.userId);
  if (rows.length === 0) return { applications: [], stages: [...stages, ...removed] };
  const seal = await deps.keys.of(deps.db, who.userId);
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

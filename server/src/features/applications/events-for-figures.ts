import type { SentPaper, Stage } from "@waymark/contract/applications";
import type { ToldEvent } from "@waymark/domain/applications/fold-events";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readFiguresRows } from "./card-store.ts";
import { readTold } from "./events-store.ts";
import { readStages } from "./stages-store.ts";
import { letterNameOf, resumeOf } from "./stored-application.ts";

/** One application as figures see it. */
export interface FiguresOfApplication {
  readonly id: string;
  /** Where the job was found, as the application says. */
  readonly source: string;
  readonly resume: SentPaper | null;
  readonly letter: SentPaper | null;
  /** In the order they were written down, those that were taken back too. */
  readonly events: readonly ToldEvent[];
}

/**
 * What the asker's figures are made of: their applications that are not in the trash, with all events, and every
 * stage that an event may name, those taken off the board too. `domain/applications/fold-events` reads the events.
 */
export async function eventsForFigures(
  deps: Deps,
  who: Who,
): Promise<{ applications: FiguresOfApplication[]; stages: Stage[] }> {
  const { stages, removed } = await readStages(deps.db, who.userId);
  const rows = await readFiguresRows(deps.db, who.userId);
  if (rows.length === 0) return { applications: [], stages: [...stages, ...removed] };
  const events = await readTold(deps.db, who.userId);
  const seal = await deps.keys.of(deps.db, who.userId);
  const applications = rows.map((row) => {
    const letter = letterNameOf(row, seal);
    return {
      id: row.id,
      source: row.source,
      resume: resumeOf(row, seal),
      letter: letter === null ? null : { id: null, version: null, name: letter },
      events: events.get(row.id) ?? [],
    };
  });
  return { applications, stages: [...stages, ...removed] };
}

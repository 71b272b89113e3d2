import type { Stage } from "@waymark/contract/applications";
import type { ToldEvent } from "@waymark/domain/applications/fold-events";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { type BriefApplication, briefOf } from "./brief-applications.ts";
import { readBrief } from "./brief-store.ts";
import { readTold } from "./events-store.ts";
import { readStages } from "./stages-store.ts";

/** The asker's tracker as an overview needs it; nothing that is sealed is opened. */
export interface Tracker {
  readonly applications: readonly BriefApplication[];
  /** Every stage that an event may name. */
  readonly stages: readonly Stage[];
  /** By application, each in the order they were written down; those of what lies in the trash too. */
  readonly events: ReadonlyMap<string, readonly ToldEvent[]>;
}

export async function readTracker(deps: Deps, who: Who): Promise<Tracker> {
  const { stages: shown, removed } = await readStages(deps.db, who.userId);
  const stages = [...shown, ...removed];
  const rows = await readBrief(deps.db, who.userId);
  const events = rows.length === 0 ? new Map() : await readTold(deps.db, who.userId);
  return { applications: rows.map((row) => briefOf(row, stages)), stages, events };
}

import type { SentDocument, Stage } from "@waymark/contract/applications";
import type { Step } from "@waymark/domain/applications/fold-events";
import type { Actor } from "../../actor.ts";
import type { CacheRules } from "../../caches.ts";
import type { PersonSeal } from "../../db/seal.ts";
import type { Deps } from "../../deps.ts";
import { readFiguresRows } from "./events-store.ts";
import { readStages } from "./store.ts";
import { letterNameOf, resumeOf } from "./stored-application.ts";

interface OpenedName {
  readonly sealed: string;
  readonly name: string;
}

/**
 * Opened names of sent documents by person, because opening 1,500 of them takes longer than everything else here. They
 * stay in memory no longer than the person's key does.
 */
const namesCache: CacheRules<Map<string, OpenedName>> = { name: "document names", max: 100, ttlMs: 300_000 };

/** Opens each sealed name once; under its place, so that one that was moved to another row does not open. */
async function rememberingSeal(
  deps: Deps,
  { userId }: Actor,
  rows: number,
): Promise<Pick<PersonSeal, "open">> {
  const seal = await deps.keys.of(deps.db, userId);
  const names = await deps.caches.of(namesCache).get(userId, async () => new Map<string, OpenedName>());
  // Two names a row; more are of rows that are gone.
  if (names.size > 3 * rows) names.clear();
  return {
    open(place, sealed) {
      const key = `${place.column}/${place.row}`;
      const known = names.get(key);
      if (known?.sealed === sealed) return known.name;
      const name = seal.open(place, sealed);
      names.set(key, { sealed, name });
      return name;
    },
  };
}

/** The fields of an application that figures need. */
export interface FiguresOfApplication {
  readonly id: string;
  /** The source of the job, as the application names it. */
  readonly source: string;
  readonly resume: SentDocument | null;
  readonly letter: SentDocument | null;
  /** The steps that count. */
  readonly history: readonly Step[];
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
  const seal = await rememberingSeal(deps, actor, rows.length);
  const applications = rows.map((row) => {
    const letter = letterNameOf(row, seal);
    return {
      id: row.id,
      source: row.source,
      resume: resumeOf(row, seal),
      letter: letter === null ? null : { id: null, version: null, name: letter },
      history: row.history,
    };
  });
  return { applications, stages: [...stages, ...removed] };
}

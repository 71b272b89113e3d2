import {
  type Application,
  type ApplicationEvent,
  applicationsLimit,
  customStagesLimit,
  type Stage,
} from "@waymark/contract/applications";
import type {
  ApplicationsFile,
  ImportedApplication,
  ImportRow,
} from "@waymark/contract/applications-transfer";
import { effectiveEvents } from "@waymark/domain/applications/fold-events";
import {
  defaultStages,
  isBuiltIn,
  type KeptStages,
  phaseOf,
  reconcileStages,
} from "@waymark/domain/applications/stages";
import { cutText } from "@waymark/domain/vocabulary/cut-text";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { allStages, happenedAt } from "../record-event.ts";
import { readAllRows } from "../store.ts";
import { knownOf } from "./import-plan.ts";

/** An application from a file, with its events in the order they were recorded. */
export interface OwnRow extends ImportRow {
  readonly given: Application;
  readonly events: ApplicationEvent[];
}

/** Cleans an imported text: no characters that the database refuses, and within our limits. */
const textOf = (given: string, most: number): string =>
  cutText(given.replace(/\p{Cs}/gu, "").replace(/[^\P{Cc}\t\n\r]/gu, ""), most);

/** The file's columns for a person who has changed none; otherwise the person's columns plus the missing ones. */
export function mergeStages(before: KeptStages, file: ApplicationsFile): KeptStages {
  const clean = (stages: readonly Stage[]) =>
    stages.map((stage) => ({ ...stage, name: stage.name === null ? null : textOf(stage.name, 40) }));
  const given = clean(file.stages);
  const isFresh = before.stages === defaultStages && before.removed.length === 0;
  const has = new Set(allStages(before).map(({ id }) => id));
  const room = customStagesLimit - before.stages.filter(({ id }) => !isBuiltIn(id)).length;
  const missing = given.filter(({ id, name }) => !isBuiltIn(id) && name !== null && !has.has(id));
  const wanted = isFresh ? given : [...before.stages, ...missing.slice(0, Math.max(0, room))];
  const settled = reconcileStages(before, wanted);
  const kept = settled === "too_many_stages" ? before : settled;
  const known = new Set(allStages(kept).map(({ id }) => id));
  const rest = [...missing, ...clean(file.removedStages)].filter(
    ({ id }) => !isBuiltIn(id) && !known.has(id),
  );
  const once = rest.filter(({ id }, i) => rest.findIndex((other) => other.id === id) === i);
  return { stages: kept.stages, removed: [...kept.removed, ...once] };
}

/** Tells whether events are consistent: they begin with `created`, and every stage is known. */
function isConsistent(events: readonly ApplicationEvent[], stages: readonly Stage[]): boolean {
  const ids = new Set(events.map(({ id }) => id));
  return (
    events[0]?.kind === "created" &&
    events.filter(({ kind }) => kind === "created").length === 1 &&
    ids.size === events.length &&
    effectiveEvents(events)[0]?.kind === "created" &&
    events.every(({ to }) => phaseOf(stages, to) !== null)
  );
}

const shownOf = (given: Application): ImportedApplication => ({
  job: given.job,
  stage: given.stage,
  addedAt: given.createdAt,
  appliedAt: given.appliedAt,
  deadline: given.deadline,
  tags: given.tags,
  notes: given.notes,
  description: given.description,
  resume: given.resume?.name ?? "",
  letter: given.letter?.name ?? "",
});

/** Plans the import of our own export: existing applications, recognised by id or content, are skipped. */
export async function planOwn(
  deps: Deps,
  actor: Actor,
  file: ApplicationsFile,
  kept: KeptStages,
): Promise<OwnRow[]> {
  const now = deps.now();
  const stages = allStages(mergeStages(kept, file));
  const { duplicates, room } = await knownOf(deps, actor);
  const ids = new Set((await readAllRows(deps.db, actor.userId)).map(({ id }) => id));
  let taken = 0;
  return file.applications.map((raw, i) => {
    const given: Application = {
      ...raw,
      tags: raw.tags.slice(0, 20).map((tag) => textOf(tag, 40).replace(/[\t\n\r]/g, " ")),
      notes: textOf(raw.notes, 50_000),
      description: textOf(raw.description, 100_000),
      jobId: raw.jobId === null ? null : textOf(raw.jobId, 200),
    };
    const events = [...raw.events].reverse().map((event) => ({
      ...event,
      at: happenedAt(event.at, now),
      recordedAt: happenedAt(event.recordedAt, now),
    }));
    const isKnown = ids.has(raw.id) || duplicates.has({ ...raw.job, appliedAt: raw.appliedAt });
    const refused = !isConsistent(events, stages)
      ? "gone"
      : isKnown
        ? "duplicate"
        : taken >= Math.min(room, applicationsLimit)
          ? "full"
          : null;
    if (refused === null) {
      taken++;
      // A second row with the same id is a duplicate.
      ids.add(raw.id);
    }
    return { row: i + 1, refused, remarks: [], application: shownOf(given), given, events };
  });
}

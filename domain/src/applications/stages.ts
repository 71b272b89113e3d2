import {
  type BuiltInStage,
  builtInStages,
  customStagesLimit,
  type Stage,
  type StagePhase,
} from "@waymark/contract/applications";

/** What each built-in stage counts as. */
const phases: Readonly<Record<BuiltInStage, StagePhase>> = {
  preparing: "preparing",
  applied: "waiting",
  "under-review": "answered",
  "phone-screen": "interviewing",
  "interview-scheduled": "interviewing",
  "technical-interview": "interviewing",
  "final-round": "interviewing",
  offer: "offer",
  accepted: "accepted",
  rejected: "rejected",
  withdrawn: "withdrawn",
  "no-answer": "no-answer",
};

const unsent = ["preparing", "waiting", "answered", "interviewing", "offer", "withdrawn"] as const;
const sent = [...unsent, "rejected", "no-answer"] as const;
const offered = [...sent, "accepted"] as const;

/**
 * Where an application may go from each phase: the one table of allowed moves. A person corrects and reopens freely;
 * refused is only what cannot have happened: nobody turns down, or stays silent to, what was never sent, and nobody
 * accepts what was not offered (docs/decisions/0021).
 */
export const allowedMoves: Readonly<Record<StagePhase, readonly StagePhase[]>> = {
  preparing: unsent,
  waiting: sent,
  answered: sent,
  interviewing: sent,
  offer: offered,
  accepted: offered,
  rejected: sent,
  withdrawn: sent,
  "no-answer": sent,
};

/** Whether an application in a stage of the first phase may be moved to a stage of the second. */
export const mayMove = (from: StagePhase, to: StagePhase): boolean => allowedMoves[from].includes(to);

/** Whether a stage is one that every person has. */
export const isBuiltIn = (id: string): id is BuiltInStage => Object.hasOwn(phases, id);

/** The columns of somebody who changed none. */
export const defaultStages: readonly Stage[] = builtInStages.map((id) => ({
  id,
  name: null,
  phase: phases[id],
  hidden: false,
}));

/** The phase of a stage, null for one that is not among these. */
export function phaseOf(stages: readonly Stage[], id: string): StagePhase | null {
  if (isBuiltIn(id)) return phases[id];
  return stages.find((stage) => stage.id === id)?.phase ?? null;
}

/** What a person keeps of their columns: those of the board, and those they took away, whose events still count. */
export interface KeptStages {
  readonly stages: readonly Stage[];
  readonly removed: readonly Stage[];
}

/**
 * What is kept when a person saves their columns: the order, names and hiding as asked; a built-in stage keeps its
 * phase and is put back where it is missing; what they took away stays known.
 * @returns a problem instead when a stage stands there twice, or there are too many of their own.
 */
export function settleStages(before: KeptStages, asked: readonly Stage[]): KeptStages | "too_many_stages" {
  const byId = new Map<string, Stage>();
  for (const stage of asked) {
    if (byId.has(stage.id)) continue;
    const { id, hidden } = stage;
    const name = stage.name === null ? null : stage.name.trim();
    if (isBuiltIn(id)) byId.set(id, { id, name, phase: phases[id], hidden });
    // One of their own without a name would be a column that nobody can read.
    else if (name !== null) byId.set(id, { id, name, phase: stage.phase, hidden });
  }
  for (const stage of defaultStages) if (!byId.has(stage.id)) byId.set(stage.id, stage);
  const stages = [...byId.values()];
  if (stages.filter(({ id }) => !isBuiltIn(id)).length > customStagesLimit) return "too_many_stages";
  const removed = [...before.removed, ...before.stages].filter(
    ({ id }, i, all) => !byId.has(id) && all.findIndex((other) => other.id === id) === i,
  );
  return { stages, removed };
}

/** Puts a stage that was taken away back on the board, as its last; any other stays where it is. */
export function reviveStage(kept: KeptStages, id: string): KeptStages {
  const stage = kept.removed.find((one) => one.id === id);
  if (stage === undefined) return kept;
  return {
    stages: [...kept.stages, { ...stage, hidden: false }],
    removed: kept.removed.filter((one) => one !== stage),
  };
}

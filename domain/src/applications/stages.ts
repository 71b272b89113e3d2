import {
  type BuiltInStage,
  builtInStages,
  customStagesLimit,
  type Stage,
  type StagePhase,
} from "@waymark/contract/applications";

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
 * The one table of allowed moves between phases. A person may correct and reopen freely; a move is refused only when it
 * cannot have happened: an unsent application cannot be rejected or left unanswered, and only an offer can be accepted
 * (docs/decisions/0021).
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

export const mayMove = (from: StagePhase, to: StagePhase): boolean => allowedMoves[from].includes(to);

export const isBuiltIn = (id: string): id is BuiltInStage => Object.hasOwn(phases, id);

export const defaultStages: readonly Stage[] = builtInStages.map((id) => ({
  id,
  name: null,
  phase: phases[id],
  hidden: false,
}));

export function phaseOf(stages: readonly Stage[], id: string): StagePhase | null {
  if (isBuiltIn(id)) return phases[id];
  return stages.find((stage) => stage.id === id)?.phase ?? null;
}

/** A person's stages: those on the board, and removed ones, whose events still count. */
export interface KeptStages {
  readonly stages: readonly Stage[];
  readonly removed: readonly Stage[];
}

/**
 * Decides the stages to keep when a person saves their columns: order, names and visibility as asked. A built-in stage
 * keeps its phase and is added again when missing; a removed stage moves to `removed`.
 * @returns `too_many_stages` instead when there are too many custom stages.
 */
export function reconcileStages(before: KeptStages, asked: readonly Stage[]): KeptStages | "too_many_stages" {
  const byId = new Map<string, Stage>();
  for (const stage of asked) {
    if (byId.has(stage.id)) continue;
    const { id, hidden } = stage;
    const name = stage.name === null ? null : stage.name.trim();
    if (isBuiltIn(id)) byId.set(id, { id, name, phase: phases[id], hidden });
    // A custom stage without a name is dropped: nobody could read its column.
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

/** Puts a removed stage back on the board as its last column; any other id changes nothing. */
export function reviveStage(kept: KeptStages, id: string): KeptStages {
  const stage = kept.removed.find((one) => one.id === id);
  if (stage === undefined) return kept;
  return {
    stages: [...kept.stages, { ...stage, hidden: false }],
    removed: kept.removed.filter((one) => one !== stage),
  };
}

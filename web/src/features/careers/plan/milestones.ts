import type { Milestone } from "@waymark/contract/careers-plans";

/** Maximum number of milestones in a plan. */
export const mostMilestones = 60;

/** The share of finished milestones, 0 to 1. */
export function shareDone(milestones: readonly Milestone[]): number {
  if (milestones.length === 0) return 0;
  return milestones.filter(({ doneAt }) => doneAt !== null).length / milestones.length;
}

export function withChanged(
  milestones: readonly Milestone[],
  id: string,
  change: Partial<Milestone>,
): Milestone[] {
  return milestones.map((one) => (one.id === id ? { ...one, ...change } : one));
}

/** Moves a milestone past its neighbour of the same kind; unchanged if there is none. */
export function withMoved(milestones: readonly Milestone[], id: string, way: -1 | 1): Milestone[] {
  const from = milestones.findIndex((one) => one.id === id);
  const moved = milestones[from];
  if (moved === undefined) return [...milestones];
  let to = from + way;
  while (milestones[to] !== undefined && milestones[to]?.kind !== moved.kind) to += way;
  const neighbour = milestones[to];
  if (neighbour === undefined) return [...milestones];
  return milestones.map((one, i) => (i === from ? neighbour : i === to ? moved : one));
}

export function withPutBack(milestones: readonly Milestone[], one: Milestone, at: number): Milestone[] {
  if (milestones.some(({ id }) => id === one.id)) return [...milestones];
  return [...milestones.slice(0, at), one, ...milestones.slice(at)];
}

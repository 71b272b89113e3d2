import type { ApplicationCard, Stage, StagePhase } from "@waymark/contract/applications";
import { isFinalStage } from "../columns.ts";

export interface Step {
  stage: string;
  at: string;
}

export interface Bar {
  stage: string;
  phase: StagePhase;
  from: number;
  to: number;
}

export function pathOf(card: ApplicationCard): Step[] {
  const made = card.appliedAt !== null && card.appliedAt < card.createdAt ? card.appliedAt : card.createdAt;
  const steps: Step[] = [{ stage: card.appliedAt === null ? card.stage : "preparing", at: made }];
  if (card.appliedAt !== null && card.appliedAt !== card.stageSince)
    steps.push({ stage: "applied", at: card.appliedAt });
  steps.push({ stage: card.stage, at: card.stageSince });
  return steps;
}

/** A final stage is a point. Steps out of order (dates can be set back) begin no earlier than the one before. */
export function barsOf(path: readonly Step[], stages: readonly Stage[], now: number): Bar[] {
  const bars: Bar[] = [];
  for (const [i, step] of path.entries()) {
    const from = Math.max(Date.parse(step.at), bars.at(-1)?.from ?? 0);
    const last = bars.at(-1);
    if (last) last.to = from;
    const phase = stages.find(({ id }) => id === step.stage)?.phase ?? "waiting";
    if (last?.stage === step.stage) {
      last.to = now;
      continue;
    }
    const to = i === path.length - 1 && isFinalStage({ phase }) ? from : now;
    bars.push({ stage: step.stage, phase, from, to: Math.max(from, to) });
  }
  return bars.filter((bar, i) => bar.to > bar.from || i === bars.length - 1);
}

const day = 86_400_000;

/** At most about eight beginnings of months. */
export function monthsBetween(from: number, to: number): number[] {
  const every = Math.max(1, Math.ceil((to - from) / (30 * day) / 8));
  const first = new Date(from);
  const found: number[] = [];
  for (let i = 1; ; i += every) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + i, 1);
    if (at >= to) return found;
    found.push(at);
  }
}

import { type FunnelLevel, funnelLevels } from "@waymark/contract/analytics";
import type { SentDocument, Stage, StagePhase } from "@waymark/contract/applications";
import { type Step, sentStep } from "../applications/fold-events.ts";
import { phaseOf } from "../applications/stages.ts";
import type { Wait } from "./days.ts";

/** An application as the analytics see it: the documents that were sent, and its steps from `stageHistoryOf`. */
export interface FigureApplication {
  readonly source: string;
  readonly resume: SentDocument | null;
  readonly letter: SentDocument | null;
  readonly history: readonly Step[];
}

export interface Stay {
  readonly stage: string;
  readonly phase: StagePhase;
  readonly wait: Wait;
  readonly isNow: boolean;
  readonly wentOn: boolean;
}

export interface Journey {
  readonly application: FigureApplication;
  /** Milliseconds since 1970, like every time in this file. */
  readonly sentAt: number;
  readonly furthest: FunnelLevel;
  readonly phase: StagePhase;
  /** The wait for an answer; null when the application was already answered when it was added. */
  readonly answer: Wait | null;
  readonly stays: readonly Stay[];
}

const levels: Readonly<Record<StagePhase, FunnelLevel>> = {
  preparing: "sent",
  waiting: "sent",
  answered: "answered",
  interviewing: "interview",
  offer: "offer",
  accepted: "accepted",
  rejected: "answered",
  withdrawn: "sent",
  "no-answer": "sent",
};

const ranks: Readonly<Record<FunnelLevel, number>> = {
  sent: funnelLevels.indexOf("sent"),
  answered: funnelLevels.indexOf("answered"),
  interview: funnelLevels.indexOf("interview"),
  offer: funnelLevels.indexOf("offer"),
  accepted: funnelLevels.indexOf("accepted"),
};

/** Rank in the funnel; 0 for a phase that was only sent. */
export const rankOf = (phase: StagePhase): number => ranks[levels[phase]];

export const cameTo = (journey: Pick<Journey, "furthest">, level: FunnelLevel): boolean =>
  ranks[journey.furthest] >= ranks[level];

const dayMs = 86_400_000;
const daysBetween = (from: number, to: number): number => Math.max(0, Math.floor((to - from) / dayMs));

/**
 * Derives the course of an application from its steps; steps before it was sent do not count.
 * @param stages Every stage that an event may name.
 * @returns null for an application that was not sent.
 */
export function journeyOf(
  application: FigureApplication,
  stages: readonly Stage[],
  now: number,
): Journey | null {
  const sent = sentStep(application.history, stages);
  const sentAt = application.history[sent]?.[1];
  if (sentAt === undefined) return null;
  const steps = application.history.slice(sent).map(([stage, at]) => ({
    stage,
    at,
    // A stage that no longer exists proves only that the application was sent.
    phase: phaseOf(stages, stage) ?? ("waiting" as const),
  }));
  const furthest = steps.reduce((most, { phase }) => Math.max(most, rankOf(phase)), 0);
  return {
    application,
    sentAt,
    furthest: funnelLevels[furthest] ?? "sent",
    phase: steps.at(-1)?.phase ?? "waiting",
    answer: waitForAnswer(steps, now),
    stays: staysOf(steps, now),
  };
}

interface PhaseStep {
  readonly stage: string;
  readonly at: number;
  readonly phase: StagePhase;
}

function staysOf(steps: readonly PhaseStep[], now: number): Stay[] {
  const stays: Stay[] = [];
  let next: PhaseStep | undefined;
  /** The highest rank of the later steps; a rejection is no progress. */
  let later = -1;
  for (const step of steps.toReversed()) {
    const { stage, phase, at } = step;
    stays.push({
      stage,
      phase,
      wait: { days: daysBetween(at, next?.at ?? now), isOver: next !== undefined },
      isNow: next === undefined,
      wentOn: later > rankOf(phase),
    });
    if (phase !== "rejected") later = Math.max(later, rankOf(phase));
    next = step;
  }
  return stays.reverse();
}

/** In days. A withdrawal ends the wait; "no answer" is the person's guess, so the wait goes on until today. */
function waitForAnswer(steps: readonly PhaseStep[], now: number): Wait | null {
  const [first] = steps;
  if (first === undefined || rankOf(first.phase) > 0) return null;
  const answer = steps.find(({ phase }) => rankOf(phase) > 0);
  if (answer !== undefined) return { days: daysBetween(first.at, answer.at), isOver: true };
  const last = steps.at(-1);
  return { days: daysBetween(first.at, last?.phase === "withdrawn" ? last.at : now), isOver: false };
}

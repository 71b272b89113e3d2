import { type FunnelLevel, funnelLevels } from "@waymark/contract/analytics";
import type { SentPaper, Stage, StagePhase } from "@waymark/contract/applications";
import { livingEvents, sentAmong, type ToldEvent } from "../applications/fold-events.ts";
import { phaseOf } from "../applications/stages.ts";
import type { Wait } from "./days.ts";

/** An application as figures see it: what was sent, and its events in the order they were written down. */
export interface FigureApplication {
  readonly source: string;
  readonly resume: SentPaper | null;
  readonly letter: SentPaper | null;
  readonly events: readonly ToldEvent[];
}

/** A stay in a stage. */
export interface Stay {
  readonly stage: string;
  readonly phase: StagePhase;
  readonly wait: Wait;
  readonly isNow: boolean;
  /** Whether it came to a further phase later on. */
  readonly wentOn: boolean;
}

/** The way of an application since it was sent. */
export interface Journey {
  readonly application: FigureApplication;
  readonly sentAt: string;
  readonly furthest: FunnelLevel;
  /** What it counts as now. */
  readonly phase: StagePhase;
  /** The wait for an answer; null where it was answered already when it was written down. */
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

const rankOf = (phase: StagePhase): number => funnelLevels.indexOf(levels[phase]);

/** Whether an application came at least as far as a level. */
export const cameTo = (journey: Journey, level: FunnelLevel): boolean =>
  funnelLevels.indexOf(journey.furthest) >= funnelLevels.indexOf(level);

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / dayMs));

/**
 * The way of an application from its events alone; what was taken back counts for nothing, nor does what was before
 * it was sent.
 * @param stages Every stage an event may name.
 * @returns null for one that was not sent.
 */
export function journeyOf(
  application: FigureApplication,
  stages: readonly Stage[],
  now: string,
): Journey | null {
  const living = livingEvents(application.events);
  const sent = sentAmong(living, stages);
  if (sent === null) return null;
  const steps = living.slice(living.findIndex(({ id }) => id === sent.id)).map(({ to, at }) => ({
    stage: to,
    at,
    // A stage nobody knows any more says only that it was sent.
    phase: phaseOf(stages, to) ?? ("waiting" as const),
  }));
  const furthest = Math.max(...steps.map(({ phase }) => rankOf(phase)));
  return {
    application,
    sentAt: steps[0]?.at ?? sent.at,
    furthest: funnelLevels[furthest] ?? "sent",
    phase: steps.at(-1)?.phase ?? "waiting",
    answer: waitForAnswer(steps, now),
    stays: steps.map(({ stage, phase, at }, i) => {
      const next = steps[i + 1];
      return {
        stage,
        phase,
        wait: { days: daysBetween(at, next?.at ?? now), isOver: next !== undefined },
        isNow: next === undefined,
        wentOn: steps
          .slice(i + 1)
          .some((later) => later.phase !== "rejected" && rankOf(later.phase) > rankOf(phase)),
      };
    }),
  };
}

/**
 * How long it took until somebody answered. Who withdrew waited until then; "no answer" is a person's own guess, so
 * that one goes on waiting until today.
 */
function waitForAnswer(
  steps: readonly { readonly phase: StagePhase; readonly at: string }[],
  now: string,
): Wait | null {
  const [first] = steps;
  if (first === undefined || rankOf(first.phase) > 0) return null;
  const answer = steps.find(({ phase }) => rankOf(phase) > 0);
  if (answer !== undefined) return { days: daysBetween(first.at, answer.at), isOver: true };
  const last = steps.at(-1);
  return { days: daysBetween(first.at, last?.phase === "withdrawn" ? last.at : now), isOver: false };
}

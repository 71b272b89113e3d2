import type { Share } from "@waymark/contract/analytics";
import type { Stage } from "@waymark/contract/applications";
import type { Step } from "../applications/fold-events.ts";
import { phaseOf } from "../applications/stages.ts";
import { rankOf } from "./journey.ts";
import { shareOf } from "./share.ts";

/** How a person's search stood at an instant. */
export interface Standing {
  readonly sent: number;
  readonly preparing: number;
  readonly answered: number;
  readonly interviews: number;
  readonly share: Share | null;
}

/**
 * How a person's search stood at an instant, by what is known today: what was taken back since never happened.
 */
export function standingAt(ways: Iterable<readonly Step[]>, stages: readonly Stage[], at: Date): Standing {
  const then = at.getTime();
  const [answeredRank, interviewRank] = [rankOf("answered"), rankOf("interviewing")];
  let [sent, preparing, answered, interviews] = [0, 0, 0, 0];
  for (const way of ways) {
    const furthest = furthestAt(way, stages, then);
    if (furthest === null) continue;
    if (furthest === unsent) preparing += 1;
    else {
      sent += 1;
      if (furthest >= answeredRank) answered += 1;
      if (furthest >= interviewRank) interviews += 1;
    }
  }
  return { sent, preparing, answered, interviews, share: shareOf(answered, sent) };
}

const unsent = -1;

/** How far an application had come since it was sent, as `journeyOf` tells it; null while it was not there yet. */
function furthestAt(way: readonly Step[], stages: readonly Stage[], then: number): number | null {
  let furthest: number | null = null;
  for (const [stage, at] of way) {
    // Times of a way never run backwards.
    if (at > then) break;
    // A stage nobody knows any more says only that it was sent.
    const phase = phaseOf(stages, stage) ?? "waiting";
    const before: number = furthest ?? unsent;
    if (phase === "preparing" || (phase === "withdrawn" && before === unsent)) furthest = unsent;
    else furthest = Math.max(before, rankOf(phase));
  }
  return furthest;
}

import type { Share } from "@waymark/contract/analytics";
import type { Stage } from "@waymark/contract/applications";
import type { Step } from "../applications/fold-events.ts";
import { phaseOf } from "../applications/stages.ts";
import { rankOf } from "./journey.ts";
import { shareOf } from "./share.ts";

export interface SearchCounts {
  readonly sent: number;
  readonly preparing: number;
  readonly answered: number;
  readonly interviews: number;
  readonly share: Share | null;
}

/** Counts a job search at an instant, by today's knowledge: steps that were taken back since do not count. */
export function searchCountsAt(
  histories: Iterable<readonly Step[]>,
  stages: readonly Stage[],
  at: Date,
): SearchCounts {
  const then = at.getTime();
  const [answeredRank, interviewRank] = [rankOf("answered"), rankOf("interviewing")];
  let [sent, preparing, answered, interviews] = [0, 0, 0, 0];
  for (const history of histories) {
    const furthest = furthestAt(history, stages, then);
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

/** The rank an application had reached by then, consistent with `journeyOf`; null before its first step. */
function furthestAt(history: readonly Step[], stages: readonly Stage[], then: number): number | null {
  let furthest: number | null = null;
  for (const [stage, at] of history) {
    // `stageHistoryOf` guarantees ascending times.
    if (at > then) break;
    // A stage that no longer exists proves only that the application was sent.
    const phase = phaseOf(stages, stage) ?? "waiting";
    const before: number = furthest ?? unsent;
    if (phase === "preparing" || (phase === "withdrawn" && before === unsent)) furthest = unsent;
    else furthest = Math.max(before, rankOf(phase));
  }
  return furthest;
}

import type { Share } from "@waymark/contract/analytics";
import type { Stage } from "@waymark/contract/applications";
import { livingEvents, type ToldEvent } from "../applications/fold-events.ts";
import { cameTo, journeyOf } from "./journey.ts";
import { shareOf } from "./share.ts";

/** How a person's search stood at an instant. */
export interface Standing {
  readonly sent: number;
  readonly preparing: number;
  readonly answered: number;
  readonly interviews: number;
  readonly share: Share | null;
}

/** How a person's search stood at an instant, by what is known today: what was taken back since never happened. */
export function standingAt(
  applications: Iterable<readonly ToldEvent[]>,
  stages: readonly Stage[],
  at: Date,
): Standing {
  const then = at.toISOString();
  let [sent, preparing, answered, interviews] = [0, 0, 0, 0];
  for (const all of applications) {
    const events = livingEvents(all).filter((event) => event.at <= then);
    if (events.length === 0) continue;
    const journey = journeyOf({ source: "", resume: null, letter: null, events }, stages, then);
    if (journey === null) preparing += 1;
    else {
      sent += 1;
      if (cameTo(journey, "answered")) answered += 1;
      if (cameTo(journey, "interview")) interviews += 1;
    }
  }
  return { sent, preparing, answered, interviews, share: shareOf(answered, sent) };
}

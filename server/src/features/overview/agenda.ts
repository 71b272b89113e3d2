import type { OverviewInterview } from "@waymark/contract/overview";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import type { BriefApplication } from "../applications/brief-applications.ts";

/** A reminder, or a suggestion to follow up, that is not done. */
export interface DueReminder {
  readonly id: string;
  readonly kind: "reminder" | "follow-up";
  readonly applicationId: string | null;
  readonly title: string;
  readonly company: string;
  readonly dueAt: Date;
}

/** What other features know of the days ahead; the composition hands in who knows it. */
export interface Agenda {
  /** Planned interviews that are not over, the next first. */
  interviews(deps: Deps, who: Who, most: number): Promise<readonly OverviewInterview[]>;
  /** What is due before an instant and not done, the oldest first; `known` are the person's applications. */
  reminders(
    deps: Deps,
    who: Who,
    before: Date,
    most: number,
    known: ReadonlyMap<string, BriefApplication>,
  ): Promise<readonly DueReminder[]>;
}

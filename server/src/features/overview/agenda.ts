import type { OverviewInterview } from "@waymark/contract/overview";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import type { ApplicationSummary } from "../applications/application-summaries.ts";

/** An open reminder or suggestion. */
export interface DueReminder {
  readonly id: string;
  readonly kind: "reminder" | "follow-up";
  readonly applicationId: string | null;
  readonly title: string;
  readonly company: string;
  readonly dueAt: Date;
}

/** The upcoming dates from other features, passed in by the composition. */
export interface Agenda {
  /** Planned interviews that are not over, the next first. */
  interviews(deps: Deps, actor: Actor, most: number): Promise<readonly OverviewInterview[]>;
  /** Open reminders and suggestions due before an instant, oldest first; `known` are the person's applications. */
  reminders(
    deps: Deps,
    actor: Actor,
    before: Date,
    most: number,
    known: ReadonlyMap<string, ApplicationSummary>,
  ): Promise<readonly DueReminder[]>;
}

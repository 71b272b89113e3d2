import type { OverviewInterview } from "@waymark/contract/overview";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import type { ApplicationSummary } from "../applications/application-summaries.ts";

export interface DueReminder {
  readonly id: string;
  readonly kind: "reminder" | "follow-up";
  readonly applicationId: string | null;
  readonly title: string;
  readonly company: string;
  readonly dueAt: Date;
}

/** Passed in by the composition, because other features have these dates. */
export interface Agenda {
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

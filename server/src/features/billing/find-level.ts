import type { Level } from "@waymark/contract/billing";
import type { Deps } from "../../deps.ts";
import { activeTeamsOf } from "../teams/teams-of.ts";
import { mayOpen } from "./current-provider.ts";
import { readOpenOf, type SubscriptionRow } from "./store.ts";
import { readTrial, type TrialRow } from "./usage-store.ts";

type ActiveTeam = Awaited<ReturnType<typeof activeTeamsOf>>[number];

export interface FoundLevel {
  readonly level: Level;
  readonly trial: TrialRow | null;
  readonly team: ActiveTeam | null;
}

/** Whether a stored subscription gives access at an instant: days of grace end without a message. */
export const isOpen = (row: Pick<SubscriptionRow, "access" | "graceUntil">, now: Date): boolean =>
  row.access === "full" || (row.access === "grace" && row.graceUntil !== null && row.graceUntil > now);

/** The highest of their own subscription, their teams and the free trial. */
export async function findLevel(deps: Deps, userId: string, now: Date): Promise<FoundLevel> {
  const teams = await activeTeamsOf(deps, userId);
  const owners = teams.map(({ ownerId }) => ownerId);
  const rows = (await readOpenOf(deps.db, [...new Set([userId, ...owners])])).filter(
    (row) => isOpen(row, now) && mayOpen(deps, row),
  );
  const trial = await readTrial(deps.db, userId);
  const team = teams.find(({ ownerId }) =>
    rows.some((row) => row.userId === ownerId && row.planType === "team"),
  );
  const found = (level: Level): FoundLevel => ({ level, trial, team: team ?? null });
  if (deps.config.PLANS === "open") return found("open");
  if (team !== undefined) return found("team");
  const own = rows.filter((row) => row.userId === userId);
  if (own.some(({ planType }) => planType === "team")) return found("team");
  if (own.length > 0) return found("pro");
  return found(trial !== null && trial.endsAt > now ? "trial" : "starter");
}

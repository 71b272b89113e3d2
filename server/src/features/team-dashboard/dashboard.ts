import { AppError } from "@waymark/contract/errors";
import type { GrantNoun } from "@waymark/contract/grants";
import type { DashboardMember, Goal } from "@waymark/contract/team-dashboard";
import { GoalKind } from "@waymark/contract/team-dashboard";
import type { TeamRole } from "@waymark/contract/teams";
import { weekOf } from "@waymark/domain/analytics/figures";
import { dayAt, dayIn, startOfDay } from "@waymark/domain/vocabulary/day-in";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { dueOn, weekFigures } from "../applications/week-figures.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { newestThreads } from "../comments/threads.ts";
import { nameOfMember } from "../grants/item-names.ts";
import { lookAt, nounsHeld } from "../grants/require-grant.ts";
import { interviewsBetween } from "../interviews/list-interviews.ts";
import { membersOf } from "../teams/teams-of.ts";
import { type GoalRow, readGoals } from "./store.ts";

const dayMs = 86_400_000;

/** The week of an instant in a zone: its Monday as an instant, and today. */
function weekIn(timeZone: string, now: Date): { monday: Date; today: string; start: Date } {
  const today = dayAt(timeZone, now.getTime());
  const start = startOfDay(timeZone, now);
  const daysIn = (Date.parse(today) - Date.parse(weekOf(today))) / dayMs;
  // Noon of Monday, so that a change of the clocks within the week does not reach another day.
  return {
    monday: startOfDay(timeZone, new Date(start.getTime() - daysIn * dayMs + dayMs / 2)),
    today,
    start,
  };
}

/** The team as the caller may see it: their own week, and of others what they share. */
export function readTeamDashboard(deps: Deps, actor: Actor, teamId: string) {
  return inTransaction(deps, async (tx) => {
    const team = await membersOf(tx, actor.userId, teamId);
    if (team === null) throw new AppError("not_found");
    await consumeQuota(tx, actor, "team-dashboard");
    const held = await nounsHeld(tx, actor, teamId);
    const seen = team.members.map(({ userId }) => userId).filter((id) => mayCount(actor, held, id));
    const goals = seen.length === 0 ? [] : await readGoals(tx.db, teamId, seen);
    const members: DashboardMember[] = [];
    for (const member of team.members)
      members.push(await memberOf(tx, actor, member, { teamId, held, goals }));
    const comments = await newestThreads(tx, actor, teamId, 10);
    return { team: { id: teamId, name: team.name }, members, comments };
  });
}

type Held = ReadonlyMap<string, readonly GrantNoun[]>;

const mayCount = (actor: Actor, held: Held, userId: string): boolean =>
  userId === actor.userId || (held.get(userId) ?? []).includes("figures");

/** Nouns of which the week of a member shows something. */
const shownNouns = ["figures", "board", "interviews"] as const;

/** The member whose week is shown; what is looked at is written down for them. */
async function ownerOf(
  tx: Deps,
  actor: Actor,
  { teamId, ownerId, shown }: { teamId: string; ownerId: string; shown: readonly GrantNoun[] },
): Promise<Actor> {
  let owner: Actor | null = null;
  for (const noun of shown) owner = (await lookAt(tx, actor, { teamId, ownerId, noun, itemId: null })).owner;
  if (owner === null) throw new AppError("not_found");
  return owner;
}

async function memberOf(
  tx: Deps,
  actor: Actor,
  { userId, role, displayName }: { userId: string; role: TeamRole; displayName: string },
  { teamId, held, goals }: { teamId: string; held: Held; goals: readonly GoalRow[] },
): Promise<DashboardMember> {
  const isSelf = userId === actor.userId;
  const shares = held.get(userId) ?? [];
  const sees = (noun: GrantNoun) => isSelf || shares.includes(noun);
  const base = { userId, displayName, role, isSelf, shares: [...shares] };
  const nothing = { week: null, goals: [], dueToday: [], interviewsToday: [] };
  const shown = shownNouns.filter(sees);
  if (shown.length === 0) return { ...base, ...nothing };
  const owner = isSelf ? actor : await ownerOf(tx, actor, { teamId, ownerId: userId, shown });
  const { monday, today, start } = weekIn(owner.timeZone, tx.now());
  const nextMonday = startOfDay(owner.timeZone, new Date(monday.getTime() + 7.5 * dayMs));
  const inWeek =
    sees("figures") || sees("interviews")
      ? (await interviewsBetween(tx, userId, monday, nextMonday)).filter(
          ({ status }) => status !== "cancelled",
        )
      : [];
  const week = sees("figures") ? await weekFigures(tx, userId, monday) : null;
  const own = goals.filter((goal) => goal.userId === userId);
  const done = { applications: week?.sent ?? 0, interviews: inWeek.length };
  return {
    ...base,
    week:
      week === null
        ? null
        : { ...week, interviews: inWeek.length, waitingSince: week.waitingSince?.toISOString() ?? null },
    goals: await Promise.all(own.map((goal) => goalOf(tx, goal, done))),
    dueToday: sees("board") ? await dueOn(tx, userId, today) : [],
    interviewsToday: sees("interviews")
      ? inWeek
          .filter(({ startsAt }) => Date.parse(startsAt) >= start.getTime())
          .filter(({ startsAt }) => dayIn(owner.timeZone, startsAt) === today)
          .map(({ id, job, kind, status, startsAt, endsAt }) => ({ id, job, kind, status, startsAt, endsAt }))
      : [],
  };
}

async function goalOf(tx: Deps, row: GoalRow, done: Record<GoalKind, number>): Promise<Goal> {
  const kind = GoalKind.parse(row.kind);
  return {
    id: row.id,
    kind,
    perWeek: row.perWeek,
    state: row.state === "proposed" ? "proposed" : "active",
    setBy: {
      userId: row.setBy,
      displayName: row.setBy === null ? "" : await nameOfMember(tx, row.setBy),
    },
    done: done[kind],
  };
}

import type { FunnelLevel } from "@waymark/contract/analytics";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { GoalKind } from "@waymark/contract/team-dashboard";
import type * as contract from "@waymark/contract/team-dashboard-analytics";
import type { PersonFigures } from "@waymark/contract/team-dashboard-analytics";
import { combinedOf } from "@waymark/domain/analytics/combined";
import { figuresOf, weekOf } from "@waymark/domain/analytics/figures";
import { shareOf } from "@waymark/domain/analytics/share";
import { dayAt } from "@waymark/domain/vocabulary/day-in";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { findActor } from "../accounts/profile/users.ts";
import { readFigures } from "../analytics/read-figures.ts";
import { stageHistoryForFigures } from "../applications/stage-history-for-figures.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { lookAt, nounsHeld, ownersSharing } from "../grants/require-grant.ts";
import { membersOf } from "../teams/teams-of.ts";
import { type GoalRow, readGoals } from "./store.ts";

export interface Period {
  readonly from: string;
  readonly to: string;
}
type Answer = AnswerOf<typeof contract.readTeamAnalytics>;

const quartersTold = 4;

export function readTeamAnalytics(deps: Deps, actor: Actor, teamId: string, period: Period): Promise<Answer> {
  return inTransaction(deps, async (tx) => {
    const team = await membersOf(tx, actor.userId, teamId);
    if (team === null) throw new AppError("not_found");
    if (period.from > period.to) throw new AppError("invalid_request");
    await consumeQuota(tx, actor, "team-analytics");
    const held = await nounsHeld(tx, actor, teamId);
    const isNamed = (userId: string) =>
      userId === actor.userId || (held.get(userId) ?? []).includes("figures");
    const named = team.members.filter(({ userId }) => isNamed(userId));
    const goals = await readGoals(
      tx.db,
      teamId,
      named.map(({ userId }) => userId),
    );
    const people: PersonFigures[] = [];
    for (const member of named)
      people.push(await personFigures(tx, actor, { teamId, member, period, goals }));
    // Members who share figures with somebody else of the team are counted without a name.
    const others = (await ownersSharing(tx, teamId, "figures")).filter((userId) => !isNamed(userId));
    return { people, total: totalOf(people), quarters: await quartersOf(tx, actor, others) };
  });
}

async function personFigures(
  tx: Deps,
  actor: Actor,
  asked: {
    teamId: string;
    member: { userId: string; displayName: string };
    period: Period;
    goals: readonly GoalRow[];
  },
): Promise<PersonFigures> {
  const { userId, displayName } = asked.member;
  const isSelf = userId === actor.userId;
  const place = { teamId: asked.teamId, ownerId: userId, noun: "figures", itemId: null } as const;
  const owner = isSelf ? actor : (await lookAt(tx, actor, place)).owner;
  const { figures } = await readFigures(tx, owner, asked.period);
  const thisWeek = weekOf(dayAt(owner.timeZone, tx.now().getTime()));
  const goals = asked.goals
    .filter((goal) => goal.userId === userId && goal.state === "active")
    .map(({ kind, perWeek, createdAt }) => {
      const since = weekOf(dayAt(owner.timeZone, createdAt.getTime()));
      const weeks = figures.weeks.filter(({ key }) => key >= since && key < thisWeek);
      const reached = (week: (typeof weeks)[number]) => (kind === "interviews" ? week.interviews : week.sent);
      const met = weeks.filter((week) => reached(week) >= perWeek).length;
      return { kind: GoalKind.parse(kind), perWeek, weeks: weeks.length, met };
    });
  const { all, funnel, sources, weeks } = figures;
  return { userId, displayName, isSelf, all, funnel, sources, weeks, goals };
}

function totalOf(people: readonly PersonFigures[]): Answer["total"] {
  const sum = (of: "sent" | "answered" | "interviews" | "offers") =>
    people.reduce((total, { all }) => total + all[of], 0);
  const [sent, answered] = [sum("sent"), sum("answered")];
  return {
    ...{ sent, answered, interviews: sum("interviews"), offers: sum("offers") },
    responseRate: shareOf(answered, sent),
  };
}

/** The last quarters of the calendar with their first and last day, the present one first. */
function lastQuarters(today: string): { quarter: string; from: string; to: string }[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: quartersTold }, (_, i) => {
    const first = new Date(Date.UTC(year, 3 * (Math.floor((month - 1) / 3) - i), 1));
    const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 3, 0));
    const day = (date: Date) => date.toISOString().slice(0, 10);
    const quarter = `${first.getUTCFullYear()}-Q${first.getUTCMonth() / 3 + 1}`;
    return { quarter, from: day(first), to: day(last) };
  });
}

/** The combined figures of people whom the caller may not see by name; nobody's look is written down. */
async function quartersOf(tx: Deps, actor: Actor, userIds: readonly string[]): Promise<Answer["quarters"]> {
  const now = tx.now();
  const histories: ({ owner: Actor } & Awaited<ReturnType<typeof stageHistoryForFigures>>)[] = [];
  for (const userId of userIds) {
    const owner = await findActor(tx, userId);
    if (owner !== null) histories.push({ owner, ...(await stageHistoryForFigures(tx, owner)) });
  }
  return lastQuarters(dayAt(actor.timeZone, now.getTime())).map(({ quarter, from, to }) => {
    const people = histories.map(({ owner, applications, stages }) => {
      const { timeZone } = owner;
      const { sent, funnel, answers } = figuresOf(applications, stages, { now, timeZone, from, to });
      const at = (level: FunnelLevel) => funnel.find((one) => one.level === level)?.reached ?? 0;
      const reached = {
        answered: at("answered"),
        interview: at("interview"),
        offer: at("offer"),
        accepted: at("accepted"),
      };
      return { sent, reached, answers: answers.bins };
    });
    const combined = combinedOf(people);
    return { quarter, combined: combined && { ...combined, funnel: [...combined.funnel] } };
  });
}

import { z } from "zod";
import { PaperKind } from "./comments.ts";
import { endpoint } from "./endpoint.ts";
import { GrantNoun, SharedInterview } from "./grants.ts";
import { TeamRole } from "./teams.ts";
import { Done, Id, Instant } from "./values.ts";

const noun = "team-dashboard";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;
const OfTeam = z.object({ teamId: z.string() });

export const goalKinds = ["applications", "interviews"] as const;
export const GoalKind = z.enum(goalKinds);
export type GoalKind = z.infer<typeof GoalKind>;

/** So many a week; `proposed` by somebody else until the person accepts it. `done` counts this week's. */
export const Goal = z.object({
  id: Id,
  kind: GoalKind,
  perWeek: z.int(),
  state: z.enum(["proposed", "active"]),
  setBy: z.object({ userId: Id.nullable(), displayName: z.string() }),
  done: z.int(),
});
export type Goal = z.infer<typeof Goal>;

const NamedJob = z.object({ id: Id, title: z.string(), company: z.string() });

/** This week of one person, by their own calendar. */
export const MemberWeek = z.object({
  sent: z.int(),
  /** Interviews from Monday to Sunday that were not cancelled. */
  interviews: z.int(),
  /** Applications that were sent and have no answer. */
  waiting: z.int(),
  waitingSince: Instant.nullable(),
});
export type MemberWeek = z.infer<typeof MemberWeek>;

/** One member with the figures and dates that they share with the caller. The caller sees all of their own. */
export const DashboardMember = z.object({
  userId: Id,
  displayName: z.string(),
  role: TeamRole,
  isSelf: z.boolean(),
  /** Nouns of which the caller holds at least one grant. */
  shares: z.array(GrantNoun),
  /** With a grant of figures. */
  week: MemberWeek.nullable(),
  goals: z.array(Goal),
  /** With a grant of the board: the last day to apply is today, and nothing was sent. */
  dueToday: z.array(NamedJob),
  /** With a grant of interviews: today's. */
  interviewsToday: z.array(SharedInterview),
});
export type DashboardMember = z.infer<typeof DashboardMember>;

/** A thread that is not done, on a paper of the caller or one they may comment on. */
export const OpenThread = z.object({
  ownerId: Id,
  kind: PaperKind,
  paperId: Id,
  paper: z.string(),
  /** Author of the last comment; empty once that account is gone. */
  author: z.string(),
  updatedAt: Instant,
});
export type OpenThread = z.infer<typeof OpenThread>;

/** Reload on the live event `team-room-changed`. */
export const readTeamDashboard = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/dashboard",
  access,
  noun,
  params: OfTeam,
  response: z.object({
    team: z.object({ id: Id, name: z.string() }),
    members: z.array(DashboardMember),
    comments: z.array(OpenThread),
  }),
  errors: [...missing, "plan_required"],
});

/** Or proposes one to a member who shares figures. One goal of each kind; null removes the own one. */
export const setGoal = endpoint({
  method: "PUT",
  path: "/api/teams/:teamId/goals/:ownerId",
  access,
  noun,
  params: OfTeam.extend({ ownerId: z.string() }),
  body: z.object({ kind: GoalKind, perWeek: z.int().min(1).max(100).nullable() }),
  response: Done,
  errors: [...missing, "plan_required"],
});

/** Answers a goal that somebody proposed to the caller. */
export const answerGoal = endpoint({
  method: "POST",
  path: "/api/teams/:teamId/goals/:goalId/answer",
  access,
  noun,
  params: OfTeam.extend({ goalId: z.string() }),
  body: z.object({ accept: z.boolean() }),
  response: Done,
  errors: [...missing],
});

import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { TeamBrand } from "./teams-branding.ts";
import { Done, Email, Id, Instant, line } from "./values.ts";

export const TeamRole = z.enum(["owner", "coach", "member"]);
export type TeamRole = z.infer<typeof TeamRole>;

export const TeamMember = z.object({
  userId: Id,
  displayName: z.string(),
  email: z.string(),
  role: TeamRole,
  joinedAt: Instant,
});
export type TeamMember = z.infer<typeof TeamMember>;

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  expired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** `active`: its plan is paid for. Otherwise members are back on their own plans, and nobody can join. */
export const Team = z.object({
  id: Id,
  name: z.string(),
  role: TeamRole,
  active: z.boolean(),
  /** Includes the owner. `pending` are open invitations. */
  seats: z.object({ limit: z.int(), used: z.int(), pending: z.int() }),
  members: z.array(TeamMember),
  invitations: z.array(Invitation),
});
export type Team = z.infer<typeof Team>;

/** The person's own teams first. Reload them on the live event `team-changed`. */
export const listTeams = endpoint({
  method: "GET",
  path: "/api/teams",
  access: "user",
  noun: "teams",
  response: z.object({ teams: z.array(Team) }),
  errors: ["not_signed_in"],
});

/**
 * Named after its owner, on an installation whose plans are open to everybody; elsewhere the Team plan opens it.
 * Answers an existing own team.
 */
export const openTeam = endpoint({
  method: "POST",
  path: "/api/teams",
  access: "user",
  noun: "teams",
  action: "team-invitation",
  body: z.object({}),
  response: z.object({ team: Team }),
  errors: ["not_signed_in", "plan_required", "email_unverified"],
  limit: 10,
});

const TeamParams = z.object({ teamId: z.string() });

export const renameTeam = endpoint({
  method: "PUT",
  path: "/api/teams/:teamId",
  access: "user",
  noun: "teams",
  params: TeamParams,
  body: z.object({ name: line(100).min(1) }),
  response: z.object({ team: Team }),
  errors: ["not_signed_in", "not_found", "name_not_plain"],
});

/**
 * Valid once and for 7 days. Inviting the same address again invalidates the old link. Needs a free seat (open
 * invitations take none) and a verified address of the owner. No mail is sent to an address that refuses invitations
 * or had three today; the answer is the same.
 */
export const invite = endpoint({
  method: "POST",
  path: "/api/teams/:teamId/invitations",
  access: "user",
  noun: "teams",
  action: "team-invitation",
  params: TeamParams,
  body: z.object({ email: Email }),
  response: z.object({ team: Team }),
  errors: [
    "not_signed_in",
    "not_found",
    "email_unverified",
    "already_member",
    "team_full",
    "team_inactive",
    "too_many_invitations",
    "mail_limit",
  ],
  limit: 10,
});

const RefusalQuery = z.object({
  token: z.string().max(300).default(""),
  /** `1` allows invitations to the address again. */
  again: z.enum(["", "1"]).default(""),
});

/** An HTML page that asks for confirmation and changes nothing. */
export const refuseInvitationsPage = endpoint({
  method: "GET",
  path: "/api/invitations/refuse",
  access: "public",
  noun: "teams",
  query: RefusalQuery,
  response: z.unknown(),
  answers: ["text/html"],
  errors: [],
  limit: 60,
});

/** From any team; from that page or with one click in a mail program (RFC 8058). The link is the only proof. */
export const refuseInvitations = endpoint({
  method: "POST",
  path: "/api/invitations/refuse",
  access: "public",
  noun: "teams",
  query: RefusalQuery,
  body: z.unknown(),
  files: [],
  response: z.unknown(),
  answers: ["text/html"],
  errors: [],
  limit: 60,
});

/** Its link stops working. */
export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "/api/teams/:teamId/invitations/:invitationId",
  access: "user",
  noun: "teams",
  params: TeamParams.extend({ invitationId: z.string() }),
  response: z.object({ team: Team }),
  errors: ["not_signed_in", "not_found"],
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/api/teams/:teamId/members/:userId",
  access: "user",
  noun: "teams",
  params: TeamParams.extend({ userId: z.string() }),
  response: z.object({ team: Team }),
  errors: ["not_signed_in", "not_found"],
});

/** Member or coach. A role shows nothing of anybody: grants do. */
export const setRole = endpoint({
  method: "PUT",
  path: "/api/teams/:teamId/members/:userId/role",
  access: "user",
  noun: "teams",
  params: TeamParams.extend({ userId: z.string() }),
  body: z.object({ role: z.enum(["coach", "member"]) }),
  response: z.object({ team: Team }),
  errors: ["not_signed_in", "not_found"],
});

/** The owner cannot leave and gets `not_found`; they cancel the plan instead. */
export const leaveTeam = endpoint({
  method: "POST",
  path: "/api/teams/:teamId/leave",
  access: "user",
  noun: "teams",
  params: TeamParams,
  body: z.object({}),
  response: Done,
  errors: ["not_signed_in", "not_found"],
});

/** The secret part of /invite/{token}. */
const InviteToken = z.string().min(1).max(200);

/**
 * For /invite/{token}, signed in or not. `not_found` for an unknown token; `invitation_over` (410) for one that was
 * used, revoked or is older than 7 days.
 */
export const readInvitation = endpoint({
  method: "POST",
  path: "/api/invitations/read",
  access: "public",
  noun: "teams",
  body: z.object({ token: InviteToken }),
  response: z.object({
    teamName: z.string(),
    invitedBy: z.string(),
    expiresAt: Instant,
    /** Whether the signed-in person already belongs to the team. */
    alreadyMember: z.boolean(),
    seatsLeft: z.int(),
    /** Null for a team without a brand of its own. */
    brand: TeamBrand.nullable(),
  }),
  errors: ["not_found", "invitation_over", "team_inactive"],
  limit: 30,
});

/** Needs a verified address (`email_unverified`: offer to send the mail again) and a free seat. */
export const acceptInvitation = endpoint({
  method: "POST",
  path: "/api/invitations/accept",
  access: "user",
  noun: "teams",
  action: "team-invitation",
  body: z.object({ token: InviteToken }),
  response: z.object({ team: Team }),
  errors: [
    "not_signed_in",
    "not_found",
    "invitation_over",
    "team_inactive",
    "team_full",
    "email_unverified",
    "already_member",
  ],
  limit: 20,
});

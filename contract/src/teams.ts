import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, Email, Id, Instant, line } from "./values.ts";

export const TeamRole = z.enum(["owner", "member"]);

export const TeamMember = z.object({
  userId: Id,
  displayName: z.string(),
  email: z.string(),
  role: TeamRole,
  joinedAt: Instant,
});
export type TeamMember = z.infer<typeof TeamMember>;

/** An invitation that nobody has accepted yet; only the owner sees these. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  expired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** `active`: its plan is paid for; otherwise members are back on their own plans, and nobody can join. */
export const Team = z.object({
  id: Id,
  name: z.string(),
  role: TeamRole,
  active: z.boolean(),
  /** The owner counts as one. `pending` are open invitations. */
  seats: z.object({ limit: z.int(), used: z.int(), pending: z.int() }),
  members: z.array(TeamMember),
  invitations: z.array(Invitation),
});
export type Team = z.infer<typeof Team>;

/** The asker's teams: the own one first. Ask again on the live event `team-changed`. */
export const listTeams = endpoint({
  method: "GET",
  path: "/api/teams",
  access: "user",
  noun: "teams",
  response: z.object({ teams: z.array(Team) }),
  errors: ["not_signed_in"],
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
 * Mails an invitation, valid for 7 days, once. Inviting the same address again sends a new link; the old one stops
 * working. Needs a free seat (open invitations do not take one) and a verified address of the owner. No mail leaves
 * for somebody who wants none or had three today; the answer is the same.
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
  /** `1` lets invitations reach the address again. */
  again: z.enum(["", "1"]).default(""),
});

/** The page behind the link under an invitation, in HTML: it asks, and changes nothing. */
export const refuseInvitationsPage = endpoint({
  method: "GET",
  path: "/api/invitations/refuse",
  access: "public",
  noun: "teams",
  query: RefusalQuery,
  response: z.unknown(),
  errors: [],
  limit: 60,
});

/**
 * Lets no invitation reach the link's address any more, of whatever team; from that page or with one click in a mail
 * program (RFC 8058). The link alone proves who asks.
 */
export const refuseInvitations = endpoint({
  method: "POST",
  path: "/api/invitations/refuse",
  access: "public",
  noun: "teams",
  query: RefusalQuery,
  body: z.unknown(),
  files: [],
  response: z.unknown(),
  errors: [],
  limit: 60,
});

/** Takes an invitation back: its link stops working. */
export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "/api/teams/:teamId/invitations/:invitationId",
  access: "user",
  noun: "teams",
  params: TeamParams.extend({ invitationId: z.string() }),
  response: z.object({ team: Team }),
  errors: ["not_signed_in", "not_found"],
});

/** Takes a member out of the own team; they are back on their own plan at once. */
export const removeMember = endpoint({
  method: "DELETE",
  path: "/api/teams/:teamId/members/:userId",
  access: "user",
  noun: "teams",
  params: TeamParams.extend({ userId: z.string() }),
  response: z.object({ team: Team }),
  errors: ["not_signed_in", "not_found"],
});

/** Leaves a team one was invited to; its owner cannot leave (they cancel the plan instead): `not_found`. */
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
 * What the page /invite/{token} says before anybody accepts, signed in or not. `not_found` for a token that never
 * was; `invitation_over` (410) for one that was used, revoked or is older than 7 days.
 */
export const readInvitation = endpoint({
  method: "POST",
  path: "/api/invitations/read",
  access: "public",
  noun: "teams",
  body: z.object({ token: InviteToken }),
  response: z.object({
    teamName: z.string(),
    /** The owner's display name. */
    invitedBy: z.string(),
    expiresAt: Instant,
    /** Whether the asker, when signed in, belongs to the team already. */
    alreadyMember: z.boolean(),
    seatsLeft: z.int(),
  }),
  errors: ["not_found", "invitation_over", "team_inactive"],
  limit: 30,
});

/** Joins the team. Needs a verified address (`email_unverified`: offer the mail again) and a free seat. */
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

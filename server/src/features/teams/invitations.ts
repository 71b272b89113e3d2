import { createHash, randomBytes } from "node:crypto";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/teams";
import type { Team } from "@waymark/contract/teams";
import { isPlainName } from "@waymark/domain/vocabulary/plain-name";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { localAddress } from "../../local-address.ts";
import { whenSentTask } from "../../ports/outgoing/queue-message.ts";
import { type AttemptRule, countAttempt } from "../accounts/credentials/count-attempt.ts";
import { getUser } from "../accounts/profile/users.ts";
import { notify } from "../notifications/notify.ts";
import { brandOfTeam } from "./branding/brand.ts";
import { publishToTeam } from "./open-team.ts";
import { refusalLink } from "./refuse-invitations.ts";
import {
  consumeInvitation,
  countMembers,
  insertInvitation,
  insertMember,
  isMember,
  lockTeam,
  prolongInvitation,
  readInvitationBy,
  readMembers,
  readOpenInvitations,
  revoke,
  revokeOpen,
  sealAddress,
  type TeamRow,
} from "./store.ts";
import { ownTeam, teamOf } from "./teams.ts";

const validMs = 7 * 86_400_000;

/** Open invitations of a team: enough for mistakes, too few for spam. */
const openAtMost = 20;

const daySeconds = 86_400;
/** Invitations of one account, to all addresses. */
const bySender: AttemptRule = { kind: "invitations-by", atMost: 25, windowSeconds: daySeconds };
/** Invitations of one account to one address. The limit over all senders is not shown to the sender. */
const byBoth: AttemptRule = { kind: "invitations-by-to", atMost: 3, windowSeconds: daySeconds };

export const membersLink = (teamId: string): string => `/dashboard?section=team&team=${teamId}&view=members`;

const invitationSentTask = whenSentTask("invitation-sent");

/** The seven days of an invitation count from when its mail left. */
export function handleInvitationSent(deps: Deps): void {
  deps.tasks.handle(invitationSentTask, ({ key, at }) =>
    prolongInvitation(deps.db, key, new Date(at.getTime() + validMs)),
  );
}

export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * Mails an invitation to the caller's own team. Only the mail contains the token; an address that was invited before
 * gets a new link, and the old one stops working. Whether the recipient refuses invitations, or has had enough of them
 * today, is decided when the mail leaves, so the caller sees no difference in answer or time.
 * @throws AppError `not_found`, `team_inactive`, `team_full`, `already_member`, `too_many_invitations`, `rate_limited`
 * after 25 in a day, or three to one address; `mail_limit`.
 */
export async function invite(
  deps: Deps,
  actor: Actor,
  teamId: string,
  email: string,
): Promise<{ team: Team }> {
  const owner = await getUser(deps, actor, actor.userId);
  return inTransaction(deps, async (tx) => {
    const team = await ownTeam(tx, actor, teamId);
    if (!team.active) throw new AppError("team_inactive");
    const members = await readMembers(tx.db, teamId);
    if (members.some((member) => member.email === email)) throw new AppError("already_member");
    if ((await countMembers(tx.db, teamId)) >= team.seats)
      throw new AppError("team_full", { limit: team.seats });
    const emailHashes = deps.keys.lookupHashes("invitation", email);
    const [emailHash = ""] = emailHashes;
    const others = (await readOpenInvitations(tx.db, teamId)).filter(
      (open) => !emailHashes.includes(open.emailHash),
    );
    if (others.length >= openAtMost) throw new AppError("too_many_invitations");
    await tx.mail.requireBelowLimit(tx.db, "team-invitation");
    await countInvitation(tx, actor.userId, emailHash);
    const token = randomBytes(32).toString("base64url");
    const id = newId();
    const createdAt = deps.now();
    await revokeOpen(tx.db, teamId, emailHashes);
    await insertInvitation(tx.db, {
      id,
      teamId,
      emailSealed: await sealAddress(tx, actor.userId, id, email),
      emailHash,
      tokenHash: hashOfToken(token),
      state: "open",
      expiresAt: new Date(createdAt.getTime() + validMs),
      createdAt,
    });
    await mailInvitation(tx, actor, { email, token, inviter: owner.displayName, team });
    return { team: await teamOf(tx, team, "owner") };
  });
}

async function countInvitation(tx: Deps, userId: string, emailHash: string): Promise<void> {
  if (tx.config.RATE_LIMITS === "off") return;
  await countAttempt(tx, bySender, userId);
  await countAttempt(tx, byBoth, `${userId} ${emailHash}`);
}

/**
 * The mail to a person who may know neither the sender nor the product: names that could carry a message are left out.
 */
async function mailInvitation(
  tx: Deps,
  { locale }: Actor,
  { email, token, inviter, team }: { email: string; token: string; inviter: string; team: TeamRow },
): Promise<void> {
  const base = tx.config.PUBLIC_URL ?? localAddress(tx.config);
  const isNamed = isPlainName(inviter) && isPlainName(team.name);
  const refusal = refusalLink(tx, email, locale);
  const link = `${base.replace(/\/$/, "")}/invite/${token}`;
  await tx.mail.send(tx.db, {
    userId: null,
    to: email,
    language: locale,
    key: isNamed ? "team-invitation" : "team-invitation-unnamed",
    params: { ...(isNamed ? { inviter, team: team.name } : {}), link, refusal },
    unsubscribe: refusal,
    teamId: team.id,
    invitedBy: team.ownerId,
    whenSent: { task: invitationSentTask, key: hashOfToken(token) },
  });
}

/** The data of an invitation's page, before it is accepted. */
export async function readInvitation(
  deps: Deps,
  actor: Actor | null,
  token: string,
): Promise<AnswerOf<typeof contract.readInvitation>> {
  const { invitation, team, owner } = await foundBy(deps, token);
  const alreadyMember = actor !== null && (await isMember(deps.db, team.id, actor.userId));
  if (!alreadyMember) {
    if (invitation.state !== "open" || invitation.expiresAt <= deps.now())
      throw new AppError("invitation_over");
    if (!team.active) throw new AppError("team_inactive");
  }
  return {
    teamName: team.name,
    invitedBy: owner ?? team.name,
    expiresAt: invitation.expiresAt.toISOString(),
    alreadyMember,
    seatsLeft: Math.max(0, team.seats - (await countMembers(deps.db, team.id))),
    brand: await brandOfTeam(deps, team.id),
  };
}

/** Members are counted under the team's lock, so that no two people take the last seat. */
export async function acceptInvitation(deps: Deps, actor: Actor, token: string): Promise<{ team: Team }> {
  const { displayName } = await getUser(deps, actor, actor.userId);
  const { invitation } = await foundBy(deps, token);
  return inTransaction(deps, async (tx) => {
    const team = await lockTeam(tx.db, invitation.teamId);
    if (team === null) throw new AppError("not_found");
    if (await isMember(tx.db, team.id, actor.userId)) throw new AppError("already_member");
    if (!(await consumeInvitation(tx.db, invitation.id, deps.now()))) throw new AppError("invitation_over");
    if (!team.active) throw new AppError("team_inactive");
    if ((await countMembers(tx.db, team.id)) >= team.seats)
      throw new AppError("team_full", { limit: team.seats });
    await insertMember(tx.db, team.id, actor.userId, deps.now());
    await publishToTeam(tx, team.id);
    await notify(tx, {
      userId: team.ownerId,
      kind: "team-joined",
      params: { team: team.name, member: displayName },
      link: membersLink(team.id),
    });
    return { team: await teamOf(tx, team, "member") };
  });
}

async function foundBy(deps: Deps, token: string) {
  const found = await readInvitationBy(deps.db, hashOfToken(token));
  if (found === null) throw new AppError("not_found");
  return found;
}

/** Withdraws an open invitation to the caller's own team. */
export function revokeInvitation(
  deps: Deps,
  actor: Actor,
  teamId: string,
  invitationId: string,
): Promise<{ team: Team }> {
  return inTransaction(deps, async (tx) => {
    const team = await ownTeam(tx, actor, teamId);
    if (!(await revoke(tx.db, teamId, invitationId))) throw new AppError("not_found");
    return { team: await teamOf(tx, team, "owner") };
  });
}

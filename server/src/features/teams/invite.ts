import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import type { Team } from "@waymark/contract/teams";
import { isPlainName } from "@waymark/domain/vocabulary/plain-name";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { localAddress } from "../../local-address.ts";
import { whenSentTask } from "../../ports/outgoing/leave-message.ts";
import { type AttemptRule, countAttempt } from "../accounts/credentials/count-attempt.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { ownTeam } from "./own-team.ts";
import { refusalLink } from "./refuse-invitations.ts";
import {
  countMembers,
  insertInvitation,
  prolongInvitation,
  readMembers,
  readOpenInvitations,
  revokeOpen,
  sealAddress,
} from "./store.ts";
import { teamOf } from "./team-of.ts";

const validMs = 7 * 86_400_000;

/** Open invitations of a team: enough for mistakes, too few for spam. */
const openAtMost = 20;

const daySeconds = 86_400;
/** Invitations of one account, to all addresses. */
const bySender: AttemptRule = { kind: "invitations-by", atMost: 25, windowSeconds: daySeconds };
/** Invitations of one account to one address. The limit over all senders is not shown to the sender. */
const byBoth: AttemptRule = { kind: "invitations-by-to", atMost: 3, windowSeconds: daySeconds };

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
    await tx.mail.requireRoom(tx.db, "team-invitation");
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
    await mailInvitation(tx, actor, { email, token, inviter: owner.displayName, team: team.name });
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
  { email, token, inviter, team }: { email: string; token: string; inviter: string; team: string },
): Promise<void> {
  const base = tx.config.PUBLIC_URL ?? localAddress(tx.config);
  const isNamed = isPlainName(inviter) && isPlainName(team);
  const refusal = refusalLink(tx, email, locale);
  const link = `${base.replace(/\/$/, "")}/invite/${token}`;
  await tx.mail.send(tx.db, {
    userId: null,
    to: email,
    language: locale,
    key: isNamed ? "team-invitation" : "team-invitation-unnamed",
    params: { ...(isNamed ? { inviter, team } : {}), link, refusal },
    unsubscribe: refusal,
    whenSent: { task: invitationSentTask, key: hashOfToken(token) },
  });
}

import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import type { Team } from "@waymark/contract/teams";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { localAddress } from "../../local-address.ts";
import type { Who } from "../../who.ts";
import { getUser } from "../accounts/get-user.ts";
import { ownTeam } from "./own-team.ts";
import { countMembers, insertInvitation, readMembers, readOpenInvitations, sealAddress } from "./store.ts";
import { teamOf } from "./team-of.ts";

const validMs = 7 * 86_400_000;

/** Open invitations a team may have: enough for mistakes, too few to send mail to the world. */
const openAtMost = 20;

export const hashOfToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * Mails an invitation to the asker's own team. The token leaves in the mail alone; an address that was invited before
 * gets a new link, and the old one stops working.
 * @throws AppError `not_found`, `team_inactive`, `team_full`, `already_member`,
 * `too_many_invitations`.
 */
export async function invite(deps: Deps, who: Who, teamId: string, email: string): Promise<{ team: Team }> {
  const owner = await getUser(deps, who, who.userId);
  return inTransaction(deps, async (tx) => {
    const team = await ownTeam(tx, who, teamId);
    if (!team.active) throw new AppError("team_inactive");
    const members = await readMembers(tx.db, teamId);
    if (members.some((member) => member.email === email)) throw new AppError("already_member");
    if ((await countMembers(tx.db, teamId)) >= team.seats)
      throw new AppError("team_full", { limit: team.seats });
    const emailHash = deps.keys.lookupHash("invitation", email);
    const others = (await readOpenInvitations(tx.db, teamId)).filter((open) => open.emailHash !== emailHash);
    if (others.length >= openAtMost) throw new AppError("too_many_invitations");
    const token = randomBytes(32).toString("base64url");
    const id = newId();
    const createdAt = deps.now();
    await insertInvitation(tx.db, {
      id,
      teamId,
      emailSealed: await sealAddress(tx, who.userId, id, email),
      emailHash,
      tokenHash: hashOfToken(token),
      state: "open",
      expiresAt: new Date(createdAt.getTime() + validMs),
      createdAt,
    });
    const base = deps.config.PUBLIC_URL ?? localAddress(deps.config);
    await deps.mail.send(tx.db, {
      userId: null,
      to: email,
      language: who.locale,
      key: "team-invitation",
      params: {
        inviter: owner.displayName,
        team: team.name,
        link: `${base.replace(/\/$/, "")}/invite/${token}`,
      },
    });
    return { team: await teamOf(tx, team, "owner") };
  });
}

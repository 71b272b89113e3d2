import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { openContent } from "../../ports/outgoing/content.ts";
import { outgoingMessages } from "../../ports/outgoing/tables.ts";
import { aPerson, freshEmail } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { acceptInvitation, hashOfToken, invite, readInvitation, revokeInvitation } from "./invitations.ts";
import { setTeamActive } from "./open-team.ts";
import { purgeInvitations } from "./purge-invitations.ts";
import { leaveTeam, removeMember } from "./remove-member.ts";
import { teamInvitations } from "./tables.ts";
import { listTeams, renameTeam } from "./teams.ts";
import { withTeams } from "./teams-of.ts";

const day = 86_400_000;

describe.each(testDatabases())("teams on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(() => deps.database.close());

  async function verified(): Promise<{ actor: Actor; email: string }> {
    return aPerson(deps, { verified: true });
  }
  async function aTeam() {
    const { actor, email } = await verified();
    const owner = { userId: actor.userId, displayName: "Nora Vale" };
    await inTransaction(deps, (tx) => setTeamActive(tx, owner, true));
    const [team] = (await listTeams(deps, actor)).teams;
    if (team === undefined) throw new Error("no team");
    const close = () => inTransaction(deps, (tx) => setTeamActive(tx, owner, false));
    return { actor, email, id: team.id, close, seen: async () => (await listTeams(deps, actor)).teams[0] };
  }
  /** The newest invitation's mail. */
  async function newestMail() {
    const rows = await deps.db.select().from(outgoingMessages).orderBy(sql`id DESC`).limit(1);
    const [row] = rows;
    const { sealed = null } = row ?? {};
    if (row === undefined || sealed === null) throw new Error("no mail");
    return openContent(deps.keys, deps.db, { ...row, sealed });
  }
  async function invited(team: { actor: Actor; id: string }, email = freshEmail()) {
    await invite(deps, team.actor, team.id, email);
    const { text } = await newestMail();
    return /\/invite\/([\w-]{43})\s/.exec(text)?.[1] ?? "";
  }

  it("invites by mail, and the one who accepts belongs to it", async () => {
    const team = await aTeam();
    const { actor, email } = await verified();
    const token = await invited(team, email);
    const mail = await newestMail();
    expect(mail).toMatchObject({ to: email, text: expect.stringContaining("Nora Maria Vale") });
    expect(await readInvitation(deps, null, token)).toMatchObject({
      teamName: "Nora Vale",
      invitedBy: "Nora Maria Vale",
      alreadyMember: false,
      seatsLeft: 4,
    });
    expect(await team.seen()).toMatchObject({
      seats: { limit: 5, used: 1, pending: 1 },
      invitations: [{ email, expired: false }],
    });
    const joined = await acceptInvitation(deps, actor, token);
    expect(joined.team).toMatchObject({ role: "member", invitations: [], seats: { used: 2, pending: 0 } });
    expect((await withTeams(deps, actor)).teams).toEqual([{ id: team.id, role: "member" }]);
    expect((await withTeams(deps, team.actor)).teams).toEqual([{ id: team.id, role: "owner" }]);
    expect(await codeOf(acceptInvitation(deps, actor, token))).toBe("already_member");
    expect(await codeOf(acceptInvitation(deps, (await verified()).actor, token))).toBe("invitation_over");
    expect(await codeOf(invite(deps, team.actor, team.id, email))).toBe("already_member");
  });

  it("gives five seats to fifty who accept at once", async () => {
    const team = await aTeam();
    const people = await Promise.all(
      Array.from({ length: 50 }, async () => {
        // Rows without accounts, because hashing fifty passwords would take long.
        const userId = newId();
        await deps.db.execute(sql`
          INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
          VALUES (${userId}, 'Ada Orr', ${freshEmail()}, true, now(), now())`);
        const token = newId();
        await deps.db.insert(teamInvitations).values({
          id: newId(),
          teamId: team.id,
          emailSealed: "",
          emailHash: token,
          tokenHash: hashOfToken(token),
          state: "open",
          expiresAt: new Date(Date.now() + day),
          createdAt: new Date(),
        });
        return { actor: { ...team.actor, userId }, token };
      }),
    );
    const codes = await Promise.all(
      people.map(({ actor, token }) => codeOf(acceptInvitation(deps, actor, token))),
    );
    expect(codes.filter((code) => code === "done")).toHaveLength(4);
    expect(codes.filter((code) => code === "team_full")).toHaveLength(46);
    const rows = sql`SELECT user_id FROM team_members WHERE team_id = ${team.id}`;
    expect((await deps.db.execute(rows)) as unknown).toMatchObject({ rows: { length: 5 } });
    expect(await codeOf(invite(deps, team.actor, team.id, freshEmail()))).toBe("team_full");
  });

  it("uses an invitation once, however many hold its link", async () => {
    const team = await aTeam();
    const token = await invited(team);
    const others = await Promise.all([verified(), verified(), verified()]);
    const codes = await Promise.all(others.map(({ actor }) => codeOf(acceptInvitation(deps, actor, token))));
    expect(codes.sort()).toEqual(["done", "invitation_over", "invitation_over"]);
  });

  it("ends invitations that were taken back, replaced or are older than seven days", async () => {
    const team = await aTeam();
    const { actor } = await verified();
    const email = freshEmail();
    const replaced = await invited(team, email);
    const token = await invited(team, email);
    expect(await codeOf(acceptInvitation(deps, actor, replaced))).toBe("invitation_over");
    const invitation = (await team.seen())?.invitations[0]?.id ?? "";
    await revokeInvitation(deps, team.actor, team.id, invitation);
    expect(await codeOf(acceptInvitation(deps, actor, token))).toBe("invitation_over");
    expect(await codeOf(readInvitation(deps, actor, token))).toBe("invitation_over");
    expect(await codeOf(revokeInvitation(deps, team.actor, team.id, invitation))).toBe("not_found");

    const old = await invited(team);
    const later: Deps = { ...deps, now: () => new Date(Date.now() + 7 * day + 1_000) };
    expect(await codeOf(acceptInvitation(later, actor, old))).toBe("invitation_over");
    expect((await listTeams(later, team.actor)).teams[0]).toMatchObject({
      seats: { pending: 0 },
      invitations: [{ expired: true }],
    });
    const muchLater: Deps = { ...deps, now: () => new Date(Date.now() + 38 * day) };
    await purgeInvitations(muchLater);
    expect(await codeOf(readInvitation(deps, actor, old))).toBe("not_found");
  });

  it("asks for a plan that is paid", async () => {
    const team = await aTeam();
    const token = await invited(team);
    const { actor } = await verified();
    await team.close();
    expect(await codeOf(acceptInvitation(deps, actor, token))).toBe("team_inactive");
    expect(await codeOf(readInvitation(deps, actor, token))).toBe("team_inactive");
    expect(await codeOf(invite(deps, team.actor, team.id, freshEmail()))).toBe("team_inactive");
  });

  it("is left, and members are taken out, but never its owner", async () => {
    const team = await aTeam();
    const [one, two] = [await verified(), await verified()];
    for (const { actor } of [one, two]) await acceptInvitation(deps, actor, await invited(team));
    await leaveTeam(deps, one.actor, team.id);
    expect(await codeOf(leaveTeam(deps, one.actor, team.id))).toBe("not_found");
    expect(await codeOf(leaveTeam(deps, team.actor, team.id))).toBe("not_found");
    expect(await codeOf(removeMember(deps, team.actor, team.id, team.actor.userId))).toBe("not_found");
    await removeMember(deps, team.actor, team.id, two.actor.userId);
    expect((await withTeams(deps, two.actor)).teams).toEqual([]);
    expect((await team.seen())?.members.map(({ userId }) => userId)).toEqual([team.actor.userId]);
  });

  it("shows and does nothing to anybody else", async () => {
    const team = await aTeam();
    await invited(team);
    const invitation = (await team.seen())?.invitations[0]?.id ?? "";
    const { actor: member } = await verified();
    await acceptInvitation(deps, member, await invited(team));
    const { actor: stranger } = await verified();
    expect((await listTeams(deps, stranger)).teams).toEqual([]);
    expect((await listTeams(deps, member)).teams[0]?.invitations).toEqual([]);
    for (const actor of [member, stranger]) {
      for (const id of [team.id, newId()]) {
        expect(await codeOf(renameTeam(deps, actor, id, "Mine"))).toBe("not_found");
        expect(await codeOf(invite(deps, actor, id, freshEmail()))).toBe("not_found");
        expect(await codeOf(revokeInvitation(deps, actor, id, invitation))).toBe("not_found");
        expect(await codeOf(removeMember(deps, actor, id, member.userId))).toBe("not_found");
      }
    }
    expect(await codeOf(leaveTeam(deps, stranger, team.id))).toBe("not_found");
    expect(await codeOf(readInvitation(deps, stranger, "guessed"))).toBe("not_found");
    expect((await renameTeam(deps, team.actor, team.id, "Harbour")).team.name).toBe("Harbour");
  });

  it("sends no more mail than a team needs, and keeps no address in clear", async () => {
    const team = await aTeam();
    const email = freshEmail();
    await invited(team, email);
    for (let i = 1; i < 20; i++) await invite(deps, team.actor, team.id, freshEmail());
    expect(await codeOf(invite(deps, team.actor, team.id, freshEmail()))).toBe("too_many_invitations");
    expect(await codeOf(invite(deps, team.actor, team.id, email))).toBe("done");
    const rows = await deps.db.execute(sql`SELECT team_invitations::text AS row FROM team_invitations`);
    expect(JSON.stringify(rows)).not.toContain(email);
  });
});

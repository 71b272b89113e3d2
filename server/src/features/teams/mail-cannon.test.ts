import { eq, sql } from "drizzle-orm";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { withRefusals } from "../../ports/mail/limits.ts";
import { deliverMessage } from "../../ports/outgoing/deliver-message.ts";
import { deliverTask, type NewMessage } from "../../ports/outgoing/queue-message.ts";
import { outgoingMessages } from "../../ports/outgoing/tables.ts";
import { aPerson, freshEmail } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { mailTo } from "../../testing/mail-to.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { people } from "../accounts/tables.ts";
import { invite } from "./invitations.ts";
import { setTeamActive } from "./open-team.ts";
import { teams } from "./tables.ts";
import { listTeams, renameTeam } from "./teams.ts";

const hour = 3_600_000;

describe.each(testDatabases())("invitations as a mail cannon on $name", ({ open }) => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  let now = new Date();
  let carried: NewMessage[] = [];
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({ database: await open(), now: () => now }));
  });
  afterAll(() => close());
  beforeEach(() => {
    carried = [];
  });

  async function aTeam() {
    const { actor } = await aPerson(deps);
    await deps.db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${actor.userId}`);
    const owner = { userId: actor.userId, displayName: "Nora Vale" };
    await inTransaction(deps, (tx) => setTeamActive(tx, owner, true));
    const [team] = (await listTeams(deps, actor)).teams;
    return { actor, id: team?.id ?? "" };
  }
  const inviteTo = (team: { actor: Actor; id: string }, email: string) =>
    codeOf(invite(deps, team.actor, team.id, email));
  /** Sends waiting messages with a carrier that accepts everything. */
  async function sendAll() {
    const carrier = withRefusals(deps, {
      name: "smtp",
      deliver: async (parcel, handOver) => {
        await handOver();
        carried.push(parcel);
      },
    });
    const waiting = await deps.db
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.state, "waiting"));
    for (const { id } of waiting) await deliverMessage(deps, deliverTask("mail"), carrier, id);
  }
  const newest = async (email: string) => {
    const [mail] = await mailTo(deps, email);
    if (mail === undefined) throw new Error("no mail");
    return mail;
  };

  it("cannot be aimed at one stranger from many teams: ten mails a day arrive", async () => {
    const email = freshEmail();
    for (let i = 0; i < 12; i++) expect(await inviteTo(await aTeam(), email)).toBe("done");
    await sendAll();
    expect(carried.filter(({ to }) => to === email)).toHaveLength(10);
  });

  it("leaves room for a sender whose first invitation comes after three of each of four others", async () => {
    const email = freshEmail();
    for (let team = 0; team < 4; team++) {
      const sender = await aTeam();
      for (let i = 0; i < 3; i++) expect(await inviteTo(sender, email)).toBe("done");
      await sendAll();
    }
    const before = carried.filter(({ to }) => to === email).length;
    expect(await inviteTo(await aTeam(), email)).toBe("done");
    await sendAll();
    expect([before, carried.filter(({ to }) => to === email).length]).toEqual([7, 8]);
  });

  it("cannot be fired at one stranger from one team, nor at many", async () => {
    const team = await aTeam();
    const email = freshEmail();
    const toOne = [];
    for (let i = 0; i < 4; i++) toOne.push(await inviteTo(team, email));
    expect(toOne).toEqual(["done", "done", "done", "rate_limited"]);
    const toMany = [];
    for (let i = 0; i < 23; i++) {
      toMany.push(await inviteTo(team, freshEmail()));
      await deps.db.execute(sql`UPDATE team_invitations SET state = 'revoked' WHERE team_id = ${team.id}`);
    }
    expect(toMany.filter((code) => code === "done")).toHaveLength(22);
    expect(toMany.at(-1)).toBe("rate_limited");
    now = new Date(now.getTime() + 25 * hour);
    expect(await inviteTo(team, email)).toBe("done");
  });

  it.each([
    ["a person's name", "Win at evil.example", "Harbour"],
    ["a team's name", "Nora Vale", "https://evil.example/prize"],
    ["an address in a name", "Nora Vale", "write to eve@evil.example"],
  ])("carries no message in %s", async (_what, person, name) => {
    const team = await aTeam();
    await deps.db.update(people).set({ displayName: person }).where(eq(people.userId, team.actor.userId));
    await deps.db.update(teams).set({ name }).where(eq(teams.id, team.id));
    const email = freshEmail();
    // Read like another process, because this one caches people for a moment.
    const fresh = await testDeps({ database: deps.database, now: () => now });
    expect(await codeOf(invite(fresh, team.actor, team.id, email))).toBe("done");
    const mail = await newest(email);
    expect(mail.key).toBe("team-invitation-unnamed");
    expect(mail.text).not.toMatch(/evil|\{\{/);
    expect(mail.text).toMatch(/\/invite\/[\w-]{43}\n/);
  });

  it("takes no team name that could be one", async () => {
    const team = await aTeam();
    const renamed = (name: string) => codeOf(renameTeam(deps, team.actor, team.id, name));
    expect(await renamed("evil.example")).toBe("name_not_plain");
    expect(await renamed("Harbour & Sons")).toBe("done");
  });

  describe("is stopped by its reader", () => {
    const linkIn = ({ unsubscribe = "" }: { unsubscribe?: string | undefined }) => {
      const { pathname, search } = new URL(unsubscribe);
      return pathname + search;
    };
    const post = (url: string, over: Partial<InjectOptions> = {}) =>
      app.inject({
        method: "POST",
        url,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
        ...over,
      });

    it("for all teams, while senders see and get what they always get", async () => {
      await sendAll();
      carried = [];
      const [email, other] = [freshEmail(), freshEmail()];
      const first = await aTeam();
      await inviteTo(first, email);
      const mail = await newest(email);
      expect(mail.text).toContain(mail.unsubscribe);
      expect(mail.unsubscribe).not.toContain(email.split("@")[0] ?? email);
      await sendAll();
      expect(carried).toHaveLength(1);

      const answer = await post(linkIn(mail));
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(answer.body).toContain("Sie bekommen keine Einladungen mehr");
      const second = await aTeam();
      const shape = async (address: string) => {
        const { team } = await invite(deps, second.actor, second.id, address);
        const {
          id: _id,
          email: _email,
          ...seen
        } = team.invitations.find((one) => one.email === address) ?? {};
        return Object.keys(seen);
      };
      expect(await shape(email)).toEqual(await shape(other));
      const rows = await deps.db.select().from(outgoingMessages).where(eq(outgoingMessages.state, "waiting"));
      const alike = rows.map(({ key, whenSent, attempts, problem }) => [key, whenSent, attempts, problem]);
      expect(alike).toHaveLength(2);
      expect(alike[0]).toEqual(alike[1]);
      await sendAll();
      expect(carried.map(({ to }) => to)).toEqual([email, other]);
      const dropped = await deps.db
        .select()
        .from(outgoingMessages)
        .where(eq(outgoingMessages.state, "dropped"));
      expect(dropped.map(({ sealed }) => sealed).at(-1)).toBeNull();

      expect((await post(`${linkIn(mail)}&again=1`)).body).toContain("können Sie wieder erreichen");
      await inviteTo(second, email);
      await sendAll();
      expect(carried.at(-1)?.to).toBe(email);
    });

    it("by POST alone, and only with a link that we made", async () => {
      const email = freshEmail();
      const team = await aTeam();
      await inviteTo(team, email);
      const link = linkIn(await newest(email));
      const page = await app.inject({ url: link });
      expect(page.statusCode).toBe(200);
      expect(page.body).toMatch(/<form method="post" action="[^"]*refuse[^"]*">/);
      expect(page.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
      const refusals = async () => (await deps.database.query("SELECT 1 FROM mail_refusals")).rows.length;
      const before = await refusals();
      const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
      const [hash = "", language = "", signature = ""] = token.split(".");
      const path = link.split("?")[0];
      for (const forged of [
        "",
        "a.b.c",
        `${hash}x.${language}.${signature}`,
        `${hash}.xx.${signature}`,
        `${hash}.${language}.${signature.slice(1)}`,
        `${token}.more`,
      ])
        expect((await post(`${path}?token=${encodeURIComponent(forged)}`)).statusCode).toBe(404);
      expect(await refusals()).toBe(before);
      expect((await post(link)).statusCode).toBe(200);
      expect((await post(link)).statusCode).toBe(200);
      expect(await refusals()).toBe(before + 1);
    });
  });
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import { openContent } from "../../ports/outgoing/content.ts";
import { freshEmail } from "../../testing/a-person.ts";
import { aShop } from "../../testing/a-shop.ts";
import { openTestDatabase } from "../../testing/database.ts";

describe("teams over HTTP", () => {
  let shop: Awaited<ReturnType<typeof aShop>>;
  let owner: Awaited<ReturnType<typeof shop.aBuyer>>;
  let member: typeof owner;
  let id: string;
  beforeAll(async () => {
    shop = await aShop(await openTestDatabase());
    owner = await shop.aBuyer();
    member = await shop.aBuyer();
    await owner.buy("team");
    id = (await owner.ask("GET", "/api/teams")).body.teams[0].id;
  });
  afterAll(() => shop.close());

  /** The token in the newest invitation's mail. */
  async function newestToken() {
    const found = await shop.deps.db.execute(sql`
      SELECT id, sealed, sealed_for AS "sealedFor" FROM outgoing_messages
      WHERE key = 'team-invitation' ORDER BY id DESC LIMIT 1`);
    const [row] = rowsOf<{ id: string; sealed: string; sealedFor: string }>(found);
    if (row === undefined) throw new Error("no mail");
    const { text } = await openContent(shop.deps.keys, shop.deps.db, row);
    return /\/invite\/([\w-]{43})\s/.exec(text)?.[1] ?? "";
  }

  it("shares the owner's plan with who accepts, and takes it back from who is taken out", async () => {
    const team = `/api/teams/${id}`;
    expect((await owner.ask("PUT", team, { name: " Harbour " })).body.team.name).toBe("Harbour");
    const invited = await owner.ask("POST", `${team}/invitations`, { email: member.email });
    expect(invited.body.team).toMatchObject({ seats: { used: 1, pending: 1 }, active: true });
    const token = await newestToken();
    const nobody = await shop.app.inject({
      method: "POST",
      url: "/api/invitations/read",
      headers: { "sec-fetch-site": "same-origin" },
      payload: { token },
    });
    expect(nobody.json()).toMatchObject({ teamName: "Harbour", seatsLeft: 4, alreadyMember: false });
    expect((await member.plan()).level).toBe("starter");
    expect((await member.ask("POST", "/api/invitations/accept", { token })).status).toBe(200);
    expect(await member.plan()).toMatchObject({
      level: "team",
      team: { role: "member", seats: { limit: 5, used: 2 } },
      can: { "cover-letter": { allowed: true }, "team-invite": { allowed: false } },
    });
    const down = await owner.ask("POST", "/api/billing/change", { planType: "monthly", period: "monthly" });
    expect(down).toMatchObject({ status: 409, body: { code: "seats_taken", details: { number: 1 } } });
    const out = await owner.ask("DELETE", `${team}/members/${member.actor.userId}`);
    expect(out.body.team.members).toHaveLength(1);
    expect((await member.plan()).level).toBe("starter");
    await owner.ask("POST", `${team}/invitations`, { email: freshEmail() });
    const { invitations } = (await owner.ask("GET", "/api/teams")).body.teams[0];
    const revoked = await owner.ask("DELETE", `${team}/invitations/${invitations[0].id}`);
    expect(revoked.body.team.invitations).toEqual([]);
  });

  it("closes with its plan: members are back on their own, and nobody joins", async () => {
    await owner.ask("POST", `/api/teams/${id}/invitations`, { email: member.email });
    const token = await newestToken();
    await member.ask("POST", "/api/invitations/accept", { token });
    expect((await member.plan()).level).toBe("team");
    await owner.ask("POST", "/api/billing/cancel", {});
    await shop.deps.payments.test?.moveClock(8 * 86_400_000);
    await shop.settle();
    expect((await member.plan()).level).toBe("starter");
    expect((await member.ask("GET", "/api/teams")).body.teams).toMatchObject([{ active: false }]);
    const invite = await owner.ask("POST", `/api/teams/${id}/invitations`, { email: freshEmail() });
    expect(invite).toMatchObject({ status: 409, body: { code: "team_inactive" } });
    expect((await member.ask("POST", `/api/teams/${id}/leave`, {})).body).toEqual({ ok: true });
  });

  it("stays open for a member who pays for a team as well; each closes with its own plan", async () => {
    const [one, two] = [await shop.aBuyer(), await shop.aBuyer()];
    await one.buy("team");
    const [first] = (await one.ask("GET", "/api/teams")).body.teams;
    await one.ask("POST", `/api/teams/${first.id}/invitations`, { email: two.email });
    const token = await newestToken();
    expect((await two.ask("POST", "/api/invitations/accept", { token })).status).toBe(200);
    await two.buy("team");
    const rolesOf = async (person: typeof one) =>
      (await person.ask("GET", "/api/teams")).body.teams
        .map(({ id, role, active }: { id: string; role: string; active: boolean }) =>
          [id === first.id ? "first" : "second", role, active].join(" "),
        )
        .sort();
    expect(await rolesOf(two)).toEqual(["first member true", "second owner true"]);
    expect(await rolesOf(one)).toEqual(["first owner true"]);
    await one.ask("POST", "/api/billing/cancel", {});
    await shop.deps.payments.test?.moveClock(8 * 86_400_000);
    await shop.settle();
    // Their own team goes on, and the other's shows and does nothing.
    expect(await rolesOf(two)).toEqual(["first member false", "second owner true"]);
    expect((await two.plan()).level).toBe("team");
    const invite = await one.ask("POST", `/api/teams/${first.id}/invitations`, { email: freshEmail() });
    expect(invite.body.code).toBe("team_inactive");
  });

  it.each([
    ["PUT", "/api/teams/x", { name: "" }, 400],
    ["PUT", "/api/teams/x", { name: "a".repeat(101) }, 400],
    ["PUT", "/api/teams/x", { name: "Mine" }, 404],
    ["POST", "/api/teams/x/invitations", { email: "no address" }, 400],
    ["POST", "/api/teams/x/invitations", { email: "a@example.org" }, 404],
    ["DELETE", "/api/teams/x/invitations/y", undefined, 404],
    ["DELETE", "/api/teams/x/members/y", undefined, 404],
    ["POST", "/api/teams/x/leave", {}, 404],
    ["POST", "/api/invitations/read", { token: "guessed" }, 404],
    ["POST", "/api/invitations/read", { token: "" }, 400],
    ["POST", "/api/invitations/accept", { token: "guessed" }, 404],
  ] as const)(
    "%s %s %j answers %i to a stranger, and 401 to nobody",
    async (method, url, payload, status) => {
      expect((await member.ask(method, url, payload)).status).toBe(status);
      if (url === "/api/invitations/read") return;
      const headers = { "sec-fetch-site": "same-origin" };
      const answer = await shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      expect([answer.statusCode, answer.json().code]).toEqual([401, "not_signed_in"]);
    },
  );
});

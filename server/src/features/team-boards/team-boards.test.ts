import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { aTeam } from "../../testing/people/a-team.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { listApplications } from "../applications/list-applications.ts";
import { removeMember } from "../teams/remove-member.ts";
import { exportTeamCards } from "./export-team-cards.ts";
import { purgeCards } from "./tasks.ts";

type Person = Awaited<ReturnType<typeof aPerson>>;

describe.each(testDatabases())("the board of a team on $name", ({ open }) => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  let now = Date.parse("2026-11-24T12:00:00Z");
  beforeAll(async () => {
    const config = { RATE_LIMITS: "off", PLANS: "open" } as const;
    ({ deps, call, close } = await openTestApp({
      ...{ database: await open(), config },
      now: () => new Date(now),
    }));
  });
  afterAll(() => close());

  async function aBoard() {
    const team = await aTeam(deps, 2);
    const [one, two] = team.people as [Person, Person];
    const base = `/api/teams/${team.id}/board`;
    const ask = async (
      person: Person,
      method: "GET" | "POST" | "PUT" | "DELETE",
      path = "",
      body?: object,
    ) => {
      const answer = await call(person, method, base + path, body);
      return { status: answer.statusCode, body: answer.json() };
    };
    const posting = {
      ...{ kind: "posting", title: "Shipyard welder", company: "Yard", location: "Kiel" },
      ...{ url: "https://yard.example/1", text: "For Ada", column: "new", assigneeId: null, dueOn: null },
    };
    const add = async (person: Person, over: object = {}) =>
      ask(person, "POST", "", { id: newId(), ...posting, ...over });
    const kindsOf = async (person: Person) => {
      const rows = await deps.db.execute(
        sql`SELECT kind FROM notifications WHERE user_id = ${person.user.id} ORDER BY id`,
      );
      return rowsOf<{ kind: string }>(rows).map(({ kind }) => kind);
    };
    return { team, one, two, ask, add, kindsOf };
  }

  it("is for the members of the team, and for nobody else", async () => {
    const { team, one, two, ask, add } = await aBoard();
    const stranger = await aPerson(deps, { verified: true });
    const { body } = await add(one, { assigneeId: stranger.user.id });
    expect(body.card).toMatchObject({ author: { displayName: "Member 1" }, assigneeId: null, version: 1 });
    const { id } = body.card;
    expect((await ask(two, "GET")).body.cards).toMatchObject([{ id, text: "For Ada" }]);
    const said = { id: newId(), text: "Hello" };
    const tries = [
      await ask(stranger, "GET"),
      await add(stranger),
      await ask(stranger, "PUT", `/${id}`, { version: 1, column: "done" }),
      await ask(stranger, "DELETE", `/${id}`),
      await ask(stranger, "POST", `/${id}/restore`, {}),
      await ask(stranger, "POST", `/${id}/comments`, said),
      await ask(stranger, "POST", `/${id}/take`, { applicationId: newId() }),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));
    await removeMember(deps, team.owner.actor, team.id, two.user.id);
    expect((await ask(two, "GET")).status).toBe(404);
    // A card of another team is missing in this one.
    const other = await aBoard();
    expect((await other.ask(other.one, "PUT", `/${id}`, { version: 1, column: "done" })).status).toBe(404);
  });

  it("takes nothing more from a member who is removed while writing, and keeps what was written", async () => {
    const { team, one, two, ask, add } = await aBoard();
    const begun = await add(two);
    const { id, version } = begun.body.card;
    await removeMember(deps, team.owner.actor, team.id, two.user.id);
    const late = [
      await add(two, { title: "Too late" }),
      await ask(two, "PUT", `/${id}`, { title: "Too late", version }),
      await ask(two, "POST", `/${id}/comments`, { id: newId(), text: "Too late", mentions: [] }),
      await ask(two, "DELETE", `/${id}`),
    ];
    expect(late.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const { cards } = (await ask(one, "GET")).body;
    expect(cards).toMatchObject([{ id, title: "Shipyard welder", comments: [] }]);
  });

  it("tells the second of two who move a card what the first did", async () => {
    const { one, two, ask, add } = await aBoard();
    const { id } = (await add(one)).body.card;
    expect((await ask(one, "PUT", `/${id}`, { version: 1, column: "doing" })).body.card.version).toBe(2);
    const late = await ask(two, "PUT", `/${id}`, { version: 1, column: "done" });
    expect(late.status).toBe(409);
    expect(late.body.details.current).toMatchObject({
      column: "doing",
      version: 2,
      title: "Shipyard welder",
    });
  });

  it("keeps the order of a column, new and moved cards on top", async () => {
    const { one, ask, add } = await aBoard();
    const a = (await add(one, { title: "a" })).body.card;
    const b = (await add(one, { title: "b" })).body.card;
    const c = (await add(one, { title: "c", column: "doing" })).body.card;
    const titles = async () =>
      (await ask(one, "GET")).body.cards
        .filter(({ column }: { column: string }) => column === "new")
        .map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(["b", "a"]);
    await ask(one, "PUT", `/${c.id}`, { version: 1, column: "new" });
    expect(await titles()).toEqual(["c", "b", "a"]);
    await ask(one, "PUT", `/${c.id}`, { version: 2, rank: (a.rank + b.rank) / 2 });
    expect(await titles()).toEqual(["b", "c", "a"]);
  });

  it("makes a posting an own application with one press, however often", async () => {
    const { one, two, ask, add } = await aBoard();
    const { id } = (await add(one)).body.card;
    const applicationId = newId();
    for (let i = 0; i < 2; i += 1)
      expect((await ask(two, "POST", `/${id}/take`, { applicationId })).body).toEqual({ applicationId });
    const { applications } = await listApplications(deps, two.actor, { archived: false });
    expect(applications).toMatchObject([
      { id: applicationId, job: { title: "Shipyard welder", company: "Yard" } },
    ]);
    const task = (await add(one, { kind: "task" })).body.card;
    expect((await ask(two, "POST", `/${task.id}/take`, { applicationId: newId() })).status).toBe(404);
  });

  it("tells of comments once an hour: those mentioned, the author and who takes care of it", async () => {
    const { team, one, two, ask, add, kindsOf } = await aBoard();
    const { id } = (await add(one, { assigneeId: two.user.id })).body.card;
    const stranger = await aPerson(deps);
    const mentions = [two.user.id, stranger.user.id];
    for (let i = 0; i < 4; i += 1)
      await ask(team.owner, "POST", `/${id}/comments`, { id: newId(), text: "<i>Look</i>", mentions });
    expect([await kindsOf(one), await kindsOf(two), await kindsOf(stranger)]).toEqual([
      ["team-comment"],
      ["team-mention"],
      [],
    ]);
    expect((await ask(one, "GET")).body.cards[0].comments).toHaveLength(4);
  });

  it("brings a deleted card back within a week, and then deletes it for good", async () => {
    const { one, ask, add } = await aBoard();
    const { id } = (await add(one)).body.card;
    expect((await ask(one, "DELETE", `/${id}`)).status).toBe(200);
    expect((await ask(one, "GET")).body.cards).toEqual([]);
    expect((await ask(one, "POST", `/${id}/restore`, {})).body.card.title).toBe("Shipyard welder");
    await ask(one, "DELETE", `/${id}`);
    now += 8 * 86_400_000;
    await purgeCards(deps);
    const left = await deps.db.execute(sql`SELECT 1 FROM team_cards WHERE id = ${id}`);
    expect(rowsOf(left)).toEqual([]);
    now -= 8 * 86_400_000;
  });

  it("is sealed, refuses addresses that run scripts, and is in the export of who wrote it", async () => {
    const { one, two, ask, add } = await aBoard();
    const { id } = (await add(one, { title: "canarytitle" })).body.card;
    await ask(two, "POST", `/${id}/comments`, { id: newId(), text: "canarytext" });
    const raw = await deps.db.execute(
      sql`SELECT c::text || m::text AS row FROM team_cards c JOIN team_card_comments m ON m.card_id = c.id WHERE c.id = ${id}`,
    );
    expect(rowsOf<{ row: string }>(raw)[0]?.row).not.toContain("canary");
    expect((await add(one, { url: "javascript:alert(1)" })).status).toBe(400);
    expect(JSON.stringify(await exportTeamCards.read(deps, one.user.id))).toContain("canarytitle");
    expect(JSON.stringify(await exportTeamCards.read(deps, two.user.id))).toContain("canarytext");
    await deps.db.execute(sql`DELETE FROM users WHERE id = ${two.user.id}`);
    const [card] = (await ask(one, "GET")).body.cards;
    expect(card.comments[0]).toMatchObject({ text: "canarytext", author: { userId: null } });
  });
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { aPerson, eventsOf } from "../../../testing/a-person.ts";
import { everyTestDatabase } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { exportAccounts } from "../export-accounts.ts";
import { changePerson } from "./change-person.ts";
import { closeProfile } from "./personal-store.ts";
import { sealedTexts } from "./sealed-texts.ts";
import { getUser, getUserProfile } from "./users.ts";

describe.each(everyTestDatabase())("people on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(() => deps.database.close());

  it("answers everybody's own account and nobody else's", async () => {
    const { actor, user } = await aPerson(deps);
    const { user: other } = await aPerson(deps);
    const own = await getUser(deps, actor, actor.userId);
    expect(own).toMatchObject({ ...user, preferences: { emailAlerts: true, smsAlerts: false } });
    expect(own.localization.language).toBe("de");
    for (const id of [other.id, "", "profile", "0190a000-0000-7000-8000-000000000000", "' OR 1=1", "%00"]) {
      const error = await getUser(deps, actor, id).catch((e: unknown) => e);
      expect(error).toMatchObject({ code: "not_found", details: undefined });
    }
  });

  it("reads what the search begins with", async () => {
    const { actor } = await aPerson(deps);
    expect(await getUserProfile(deps, actor)).toEqual({
      desiredJobTitle: "",
      experienceLevel: "",
      skills: [],
      industry: "",
    });
    await changePerson(deps, actor, (_tx, person) => ({
      title: "Nurse",
      desiredRoles: ["Head nurse", "Nurse"],
      skills: ["Triage"],
      jobPreferences: { ...person.jobPreferences, industries: ["Health"] },
    }));
    expect(await getUserProfile(deps, actor)).toMatchObject({
      desiredJobTitle: "Head nurse",
      industry: "Health",
    });
  });

  it.each([
    ["SQL", "'; DROP TABLE people; --"],
    ["emoji", "👩🏽‍⚕️🧑‍🚀 ﷽ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["right to left", "مرحبا \u202eabc\u202c עברית"],
    ["10,000 characters", "ñ".repeat(10_000)],
    ["lines and tabs", "a\n\tb\r\nc"],
  ])("stores %s exactly, sealed where it must be", async (_what, text) => {
    const { actor } = await aPerson(deps);
    const bio = `bio ${text}`;
    await changePerson(deps, actor, () => ({ bio, title: text, phoneNumber: "+49 151 234", skills: [text] }));
    expect(await getUser(deps, actor, actor.userId)).toMatchObject({
      bio,
      title: text,
      skills: [text],
      version: 2,
    });
    const raw = rowsOf<{ row: string }>(
      await deps.db.execute(sql`SELECT people::text AS row FROM people WHERE user_id = ${actor.userId}`),
    )[0]?.row;
    expect(raw).not.toContain("bio ");
    expect(raw).not.toContain("151 234");
    expect(raw).not.toContain("+49151234");
  });

  it.each(Object.entries(sealedTexts))(
    "seals %s, and exports it readable",
    async (_column, { field, removedAtClaim }) => {
      const { actor } = await aPerson(deps);
      const text = field === "phoneNumber" ? "+49 151 98765432" : `Quarzsand ${field}`;
      await changePerson(deps, actor, () => ({ [field]: text }));
      const { data } = await exportAccounts.read(deps, actor.userId);
      expect(data).toMatchObject({ profile: { [field]: text } });
      const raw = rowsOf<{ row: string }>(
        await deps.db.execute(sql`SELECT people::text AS row FROM people WHERE user_id = ${actor.userId}`),
      )[0]?.row;
      expect(raw).not.toMatch(/Quarzsand|98765432/);
      await closeProfile(deps.db, actor.userId, deps.now());
      const after = (await exportAccounts.read(deps, actor.userId)).data;
      expect(after).toMatchObject({ profile: { [field]: removedAtClaim ? "" : text } });
    },
  );

  it("refuses a stale version with the row as it stands, and keeps both", async () => {
    const { actor } = await aPerson(deps);
    await changePerson(deps, actor, () => ({ title: "first" }), 1);
    const error = await changePerson(deps, actor, () => ({ title: "second" }), 1).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: "conflict", details: { current: { title: "first", version: 2 } } });
    expect((await changePerson(deps, actor, () => ({ title: "third" }))).version).toBe(3);
    expect(await eventsOf(deps, actor.userId)).toEqual(["signed-in", "user-updated", "user-updated"]);
  });

  it("loses no change of many at once", async () => {
    const { actor } = await aPerson(deps);
    await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        changePerson(deps, actor, (_tx, person) => ({ skills: [...person.skills, `skill ${i}`] })),
      ),
    );
    const { skills, version } = await getUser(deps, actor, actor.userId);
    expect([...skills].sort()).toEqual(Array.from({ length: 8 }, (_, i) => `skill ${i}`));
    expect(version).toBe(9);
  });
});

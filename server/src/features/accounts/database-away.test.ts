import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caches } from "../../caches.ts";
import { isDatabaseGone } from "../../db/db.ts";
import { openPostgres } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { aPerson, goodPassword as password } from "../../testing/a-person.ts";
import { failureOf } from "../../testing/code-of.ts";
import { testDeps } from "../../testing/deps.ts";
import { checkEmail } from "./credentials/check-email.ts";
import { login } from "./credentials/login.ts";
import { register } from "./credentials/register.ts";
import { signOut } from "./sessions/end-sessions.ts";
import { findCaller } from "./sessions/find-caller.ts";

describe("while the database is away", () => {
  let there: Deps;
  let away: Deps;
  let headers: { cookie: string };
  beforeAll(async () => {
    there = await testDeps();
    ({ headers } = await aPerson(there));
    const database = openPostgres("postgres://nobody@127.0.0.1:1/nothing", () => {});
    away = { ...there, database, db: database.db, caches: new Caches() };
  });
  afterAll(async () => {
    await there.database.close();
    await away.database.close();
  });

  // The cookie has a valid signature: only the database could tell whether its session still exists.
  it.each<[string, () => Promise<unknown>]>([
    ["asking who it is", () => findCaller(away, headers)],
    ["signing out", () => signOut(away, headers)],
    ["signing in", () => login(away, { email: "a@example.org", password }, "en")],
    ["signing up", () => register(away, { email: "a@example.org", password, fullName: "A" }, "en")],
    ["checking an address", () => checkEmail(away, "a@example.org")],
  ])("%s fails as that, and not as a wrong password or nobody", async (_what, work) => {
    expect(isDatabaseGone(await failureOf(work()))).toBe(true);
  });
});

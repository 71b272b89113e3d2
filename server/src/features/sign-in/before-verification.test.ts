import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { aPerson, verifyAddress } from "../../testing/a-person.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { forgetAccount } from "../accounts/account.ts";
import { makeFeed } from "../calendar/change-feed.ts";
import { ensurePage, publishPage } from "../public-profile/own-page.ts";

describe("links of an account whose address nobody has verified", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({
      database: await openTestDatabase(),
      config: { RATE_LIMITS: "off" },
    }));
  });
  afterAll(() => close());

  it("a calendar feed and a secret profile link made before answer 404 until it is", async () => {
    const { actor } = await aPerson(deps, { verified: true });
    const { userId } = actor;
    await deps.db.execute(sql`UPDATE people SET onboarding_completed_at = now(),
      privacy_settings = '{"profileVisibility":"recruiters"}' WHERE user_id = ${userId}`);
    const feed = new URL((await makeFeed(deps, actor, true)).address).pathname;
    const secret = `/p/${(await ensurePage(deps, actor)).secret}`;
    await publishPage(deps, actor, true);
    const statuses = async () => {
      const answers = [await app.inject({ url: feed }), await app.inject({ url: secret })];
      return answers.map(({ statusCode }) => statusCode);
    };
    await deps.db.execute(sql`UPDATE users SET email_verified = false WHERE id = ${userId}`);
    forgetAccount(deps, userId);
    expect(await statuses()).toEqual([404, 404]);
    await verifyAddress(deps, userId);
    expect(await statuses()).toEqual([200, 200]);
  });
});

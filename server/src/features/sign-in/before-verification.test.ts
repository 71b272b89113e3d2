import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { aPerson, verifyAddress } from "../../testing/a-person.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { forgetAccount } from "../accounts/account.ts";
import { makeFeed } from "../calendar/change-feed.ts";
import { ensurePage } from "../public-profile/own-page.ts";

describe("links of an account whose address nobody has verified", () => {
  let deps: Deps;
  let app: FastifyInstance;
  beforeAll(async () => {
    deps = await testDeps({ database: await openTestDatabase(), config: { RATE_LIMITS: "off" } });
    app = await createApp(deps);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await deps.database.close();
  });

  it("a calendar feed and a secret profile link made before answer 404 until it is", async () => {
    const { actor } = await aPerson(deps, { verified: true });
    const { userId } = actor;
    await deps.db.execute(sql`UPDATE people SET onboarding_completed_at = now(),
      privacy_settings = '{"profileVisibility":"recruiters"}' WHERE user_id = ${userId}`);
    const feed = new URL((await makeFeed(deps, actor, true)).address).pathname;
    const secret = `/p/${(await ensurePage(deps, actor)).secret}`;
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

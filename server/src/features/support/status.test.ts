import { InstallationStatus } from "@waymark/contract/support";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { aPerson } from "../../testing/a-person.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

describe("the status of the installation", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  beforeAll(async () => {
    const secrets = { OPERATOR_EMAIL: "boss@example.org", LLM_API_KEY: "sk-hidden" } as const;
    ({ deps, app, close } = await openTestApp({ config: secrets }));
  });
  afterAll(() => close());

  it("shows stand-ins to people with an account, and nothing secret", async () => {
    const { headers } = await aPerson(deps);
    const answer = await app.inject({ method: "GET", url: "/api/status", headers });
    const status = InstallationStatus.parse(answer.json().status);
    expect(status).toMatchObject({
      database: "embedded",
      mail: "outbox",
      sms: "outbox",
      payments: "test",
      model: "off",
      backups: { last: null, everyHours: 24 },
    });
    for (const secret of ["boss@", "sk-hidden", deps.config.DATA_DIR])
      expect(answer.body).not.toContain(secret);
  });

  it("refuses visitors", async () => {
    expect((await app.inject({ method: "GET", url: "/api/status" })).statusCode).toBe(401);
  });
});

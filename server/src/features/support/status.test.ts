import { InstallationStatus } from "@waymark/contract/support";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";

describe("the status of the installation", () => {
  let deps: Deps;
  let app: FastifyInstance;
  beforeAll(async () => {
    const secrets = { OPERATOR_EMAIL: "boss@example.org", LLM_API_KEY: "sk-hidden" } as const;
    deps = await testDeps({ config: secrets });
    app = await createApp(deps);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await deps.database.close();
  });

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

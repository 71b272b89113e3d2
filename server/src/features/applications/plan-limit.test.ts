import { describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { newId } from "../../ids.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";

describe("applications and the plan", () => {
  it("counts created applications, but neither repeated requests nor restored ones", async () => {
    const deps = await testDeps({ config: { RATE_LIMITS: "off" } });
    const app = await createApp(deps);
    await app.ready();
    try {
      const { headers } = await aPerson(deps);
      const post = (url: string, payload: object) =>
        app.inject({
          method: "POST",
          url,
          payload,
          headers: { ...headers, "sec-fetch-site": "same-origin" },
        });
      const id = newId();
      for (let i = 0; i < 3; i++) await post("/api/applications", { id, job: { title: "Nurse" } });
      for (let i = 1; i < 10; i++)
        expect((await post("/api/applications", { job: { title: "Nurse" } })).statusCode).toBe(200);
      const refused = await post("/api/applications", { job: { title: "Nurse" } });
      expect(refused.json().code).toBe("plan_limit_reached");
      const moved = await post(`/api/applications/${id}/move`, { changeId: newId(), to: "applied" });
      expect(moved.statusCode).toBe(200);
    } finally {
      await app.close();
      await deps.database.close();
    }
  });
});

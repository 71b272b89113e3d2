import * as contract from "@waymark/contract/careers";
import { Localization } from "@waymark/contract/settings";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { createApp } from "../../../app.ts";
import type { Deps } from "../../../deps.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { testDeps } from "../../../testing/deps.ts";
import { changePerson } from "../../accounts/profile/change-person.ts";

export type Person = Awaited<ReturnType<typeof aPerson>>;

/** The app for tests of careers, with English-speaking people and paths validated by the contract. */
export interface CareerProduct {
  readonly deps: Deps;
  readonly app: FastifyInstance;
  anEnglishPerson(): Promise<Person>;
  call(
    actor: Person,
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
  paths(body: object, actor: Person): Promise<ReturnType<typeof contract.careerPaths.response.parse>>;
  close(): Promise<void>;
}

export async function careerProduct(now: () => Date): Promise<CareerProduct> {
  const deps = await testDeps({ config: { RATE_LIMITS: "off" }, now });
  const app = await createApp(deps);
  await app.ready();
  const call: CareerProduct["call"] = (actor, method, url, payload) =>
    app.inject({
      method,
      url,
      headers: { ...actor.headers, "sec-fetch-site": "same-origin" },
      ...(payload === undefined ? {} : { payload }),
    });
  return {
    deps,
    app,
    call,
    async anEnglishPerson() {
      const person = await aPerson(deps);
      const localization = Localization.parse({ language: "en", timeZone: "UTC" });
      await changePerson(deps, person.actor, () => ({ localization }));
      return person;
    },
    async paths(body, actor) {
      const answer = await call(actor, "POST", "/api/career-paths", body);
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
      return contract.careerPaths.response.parse(answer.json());
    },
    async close() {
      await app.close();
      await deps.database.close();
    },
  };
}

import * as contract from "@waymark/contract/careers";
import { Localization } from "@waymark/contract/settings";
import { expect } from "vitest";
import { aPerson } from "../../../testing/a-person.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { changePerson } from "../../accounts/profile/change-person.ts";

export type Person = Awaited<ReturnType<typeof aPerson>>;

/** The app for tests of careers, with English-speaking people and paths validated by the contract. */
export interface CareerProduct extends TestApp {
  anEnglishPerson(): Promise<Person>;
  paths(body: object, actor: Person): Promise<ReturnType<typeof contract.careerPaths.response.parse>>;
}

export async function careerProduct(now: () => Date): Promise<CareerProduct> {
  const product = await openTestApp({ config: { RATE_LIMITS: "off" }, now });
  const { deps, call } = product;
  return {
    ...product,
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
  };
}

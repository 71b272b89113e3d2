import { careerDefaults } from "@waymark/contract/careers";
import { emptyContent } from "@waymark/contract/resumes";
import { Localization } from "@waymark/contract/settings";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { createResume } from "../resumes/resumes.ts";
import { generatePaths } from "./generate-paths.ts";

let deps: Deps;
beforeAll(async () => {
  deps = await testDeps({ now: () => new Date(Date.UTC(2026, 10, 22, 12)) });
});
afterAll(() => deps.database.close());

it("takes the years from the resume's dates when the profile has none, but prefers the request's", async () => {
  const { actor } = await aPerson(deps);
  await changePerson(deps, actor, () => ({
    localization: Localization.parse({ language: "en" }),
    title: "Software developer",
    experience: "Software developer, Weser Daten (2020–)",
  }));
  const dated = (startDate: string, endDate: string) => ({
    id: newId(),
    title: "Software developer",
    company: "Weser Daten",
    location: "Bremen",
    startDate,
    endDate,
    current: endDate === "",
    description: "",
  });
  await createResume(deps, actor, {
    name: "Developer",
    content: { ...emptyContent(), experience: [dated("2020-04", ""), dated("2018-08", "2020-03")] },
  });
  const body = { skills: [], not: [] };
  const answer = await generatePaths(deps, actor, body);
  expect(answer.assumed.map(({ kind }) => kind)).not.toContain("experience-default");
  // Eight years and four months by the test's clock.
  expect(answer.paths[0]?.nodes[0]?.level).toBe("senior");
  const said = await generatePaths(deps, actor, { ...body, experience: "1 year" });
  expect(said.paths[0]?.nodes[0]?.level).toBe("entry");
});

it("reads the screen's defaults as 'not given' for a person who gave nothing, else as said", async () => {
  const { actor } = await aPerson(deps);
  const assumedOf = async () =>
    (await generatePaths(deps, actor, { ...careerDefaults, skills: [], not: [] })).assumed.map(
      ({ kind }) => kind,
    );
  expect(await assumedOf()).toEqual(
    expect.arrayContaining(["role-default", "experience-default", "industry-default"]),
  );
  await changePerson(deps, actor, () => ({ title: careerDefaults.currentRole, experience: "mid-level" }));
  expect(await assumedOf()).not.toContain("role-default");
  expect(await assumedOf()).not.toContain("experience-default");
});

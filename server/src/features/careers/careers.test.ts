import * as contract from "@waymark/contract/careers";
import { CareerPath } from "@waymark/contract/careers";
import { ActionPlan, actionPlansLimit } from "@waymark/contract/careers-plans";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson } from "../../testing/a-person.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { storePostings } from "../jobs/store-postings.ts";
import { aPosting } from "../jobs/testing/a-posting.ts";
import { restorePlan } from "./action-plans.ts";
import { purgePlans } from "./tasks.ts";
import { type CareerProduct, careerProduct, type Person } from "./testing/career-product.ts";

describe("career paths over HTTP", () => {
  let product: CareerProduct;
  let deps: Deps;
  let one: Person;
  let other: Person;
  const clock = { now: Date.UTC(2026, 10, 22, 12) };
  beforeAll(async () => {
    product = await careerProduct(() => new Date(clock.now));
    deps = product.deps;
    one = await product.anEnglishPerson();
    other = await product.anEnglishPerson();
    await storePostings(deps, [
      ...Array.from({ length: 9 }, (_, i) =>
        aPosting({
          title: "Charge Nurse",
          location: "Berlin, Germany",
          salary: `€${50 + i},000 - €${52 + i},000 a year`,
        }),
      ),
      aPosting({ title: "Charge Nurse", location: "Austin, TX, United States" }),
    ]);
  });
  afterAll(() => product.close());
  const anEnglishPerson = () => product.anEnglishPerson();
  const call: CareerProduct["call"] = (...asked) => product.call(...asked);
  const paths = (body: object, actor = one) => product.paths(body, actor);
  const kinds = (assumed: readonly { kind: string }[]) => assumed.map(({ kind }) => kind);

  it("tells what is published about the occupation of a title, with source and year", async () => {
    const read = async (title: string) =>
      contract.readOccupation.response.parse(
        (await call(one, "GET", `/api/occupations?title=${encodeURIComponent(title)}`)).json(),
      ).occupation;
    const nurse = await read("registered nurse");
    expect(nurse).toMatchObject({
      role: "Registered nurse",
      pay: { currency: "USD", source: { name: "BLS OEWS", country: "US", year: 2024 } },
      outlook: { source: { country: "US", year: 2024 } },
    });
    const { p10, p50, p90 } = nurse?.pay ?? { p10: 0, p50: 0, p90: 0 };
    expect([p10, p50, p90].every((value) => value !== null && value > 0)).toBe(true);
    expect((p10 ?? 0) < p50 && p50 < (p90 ?? 0)).toBe(true);
    expect(nurse?.skills.length).toBeGreaterThan(3);
    expect(await read("Underwater basket weaver")).toBeNull();
  });

  it("answers paths with every field, from a nurse's title, years and skills", async () => {
    const answer = await paths({
      currentRole: "Sr. RN, ICU",
      experience: "5 years",
      skills: ["Patient care", "Triage"],
      industry: "Healthcare",
    });
    expect(answer.reading).toMatchObject({ role: { id: "registered-nurse" }, level: "senior" });
    expect(kinds(answer.assumed)).toEqual(["pay-of-united-states"]);
    expect(answer.paths.length).toBeGreaterThanOrEqual(3);
    for (const path of answer.paths) {
      expect(path.nodes[0]).toMatchObject({ roleId: "registered-nurse", probability: 100, level: "senior" });
      expect(path.nodes.length).toBeGreaterThanOrEqual(2);
      const ids = new Set(path.nodes.map(({ id }) => id));
      expect(path.connections.every(({ from, to }) => ids.has(from) && ids.has(to))).toBe(true);
      for (const node of path.nodes.slice(1)) {
        expect(node.contributions.map(({ part }) => part)).toEqual([...contract.contributionParts]);
        expect(node.salaryRange).toContain("United States, 2024");
        expect(node.description).not.toBe("");
        expect(node.timeToAchieve).toMatch(/\d.*(month|year)/);
      }
      expect(path.insights.recommendedActions.length).toBeGreaterThanOrEqual(3);
      expect(JSON.stringify(path)).not.toContain("paths.");
    }
    const [first] = answer.paths;
    expect(first?.nodes[0]?.skillsHeld.filter(({ held }) => held).map(({ id }) => id)).toContain(
      "patient-care",
    );
    // Five years of nursing imply skills that the person did not name.
    const held = first?.nodes[0]?.skillsHeld ?? [];
    expect(held.find(({ id }) => id === "patient-care")).toMatchObject({ held: true, fromRole: false });
    expect(held.find(({ id }) => id === "nursing")).toMatchObject({ held: true, fromRole: true });
    const learns = answer.paths.flatMap(({ insights }) => insights.recommendedActions).join(" ");
    expect(learns).not.toMatch(/Nursing\b/);
  });

  it("leaves out the targets that were shown, and then answers the same again", async () => {
    const body = { currentRole: "Registered nurse", experience: 5 };
    const before = await paths(body);
    const targets = before.paths.map(({ targetRoleId }) => targetRoleId);
    const after = await paths({ ...body, not: targets });
    expect(after.paths.length).toBeGreaterThan(0);
    expect(after.paths.filter(({ targetRoleId }) => targets.includes(targetRoleId))).toEqual([]);
    expect(await paths({ ...body, not: targets })).toEqual(after);
    expect(await paths(body)).toEqual(before);
  });

  it("shows the path to the person's own goal first", async () => {
    const { paths: found } = await paths({ currentRole: "Registered nurse", target: "Nurse manager" });
    expect(found[0]).toMatchObject({ kind: "wish", targetRoleId: "nurse-manager" });
  });

  it("counts the openings of the person's country, and takes its pay from eight postings on", async () => {
    const german = await anEnglishPerson();
    await changePerson(deps, german.actor, () => ({ location: "Berlin, Germany" }));
    const answer = await paths({ currentRole: "Registered nurse", target: "Charge nurse" }, german);
    const node = answer.paths[0]?.nodes.find(({ roleId }) => roleId === "charge-nurse");
    expect(node).toMatchObject({
      openings: 9,
      openingsQuery: "Charge nurse",
      salary: { basis: "postings", country: "DE", currency: "EUR", count: 9 },
    });
    expect(kinds(answer.assumed)).toContain("pay-of-united-states");
    // Pay in two countries is not compared.
    expect(answer.paths[0]?.insights.salaryIncrease).toBeNull();
  });

  it("keeps choices: a corrected role, hidden ones that never appear, pinned paths that stay", async () => {
    const me = await aPerson(deps);
    await changePerson(deps, me.actor, () => ({ title: "Ninja of joy", skills: ["Triage"] }));
    const put = (body: object) => call(me, "PUT", "/api/career-choices", body);
    expect((await put({ currentRoleId: "registered-nurse" })).statusCode).toBe(200);
    const before = await paths({}, me);
    expect(before.paths[0]?.nodes[0]?.roleId).toBe("registered-nurse");
    expect(kinds(before.assumed)).not.toContain("no-skills");
    const [first, second] = before.paths;
    const hidden = first?.targetRoleId ?? "";
    const saved = await put({ hidden: [hidden], pinned: [second?.id], version: 1 });
    expect(saved.json().choices).toMatchObject({ hidden: [hidden], version: 2 });
    expect(saved.json().roles.map(({ id }: { id: string }) => id)).toContain(hidden);
    const after = await paths({ not: before.paths.map(({ targetRoleId }) => targetRoleId) }, me);
    expect(after.paths.flatMap(({ nodes }) => nodes.map(({ roleId }) => roleId))).not.toContain(hidden);
    expect(after.paths.find(({ id }) => id === second?.id)).toMatchObject({ pinned: true });
    expect((await put({ version: 1, hidden: [] })).json().code).toBe("conflict");
    for (const body of [{ currentRoleId: "nobody" }, { hidden: ["nobody"] }, { pinned: ["a>b"] }])
      expect((await put(body)).json().code).toBe("no_such_role");
  });

  it("finds roles by the beginning of their titles, by other titles, and with typing errors", async () => {
    const titles = async (query: string) =>
      (await call(one, "GET", `/api/career-roles?query=${encodeURIComponent(query)}`))
        .json()
        .roles.map(({ title }: { title: string }) => title);
    expect((await titles("registered n"))[0]).toBe("Registered nurse");
    expect(await titles("RN")).toContain("Registered nurse");
    expect(await titles("regsitered nruse")).toContain("Registered nurse");
    expect(await titles("")).toHaveLength(12);
    expect(await titles("工".repeat(200))).toEqual([]);
  });

  it("creates a plan for a step, keeps completed milestones, and restores a deleted plan", async () => {
    const step = { fromRoleId: "registered-nurse", toRoleId: "charge-nurse", level: "senior" };
    const opened = (await call(one, "POST", "/api/action-plans", step)).json().plan;
    expect(opened).toMatchObject({ progress: 0, version: 1, toRole: { title: "Charge nurse" } });
    const { milestones } = ActionPlan.parse(opened);
    const due = milestones.map(({ dueOn }) => dueOn ?? "");
    expect(due).toEqual([...due].sort());
    expect(due.every((day) => day > "2026-11-22")).toBe(true);
    expect(new Set(milestones.map(({ kind }) => kind))).toEqual(new Set(["skill", "evidence", "step"]));
    expect((await call(one, "POST", "/api/action-plans", step)).json().plan.id).toBe(opened.id);

    const ticked = milestones.map((one, at) =>
      at === 0 ? { ...one, doneAt: "2026-11-22T12:00:00.000Z" } : one,
    );
    const url = `/api/action-plans/${opened.id}`;
    const saved = await call(one, "PUT", url, { version: 1, milestones: ticked });
    expect(saved.json().plan).toMatchObject({ version: 2, progress: 1 / milestones.length });
    const stale = await call(one, "PUT", url, { version: 1, milestones });
    expect(stale.json()).toMatchObject({ code: "conflict", details: { current: { version: 2 } } });

    for (const [actor, id] of [
      [other, opened.id],
      [one, newId()],
    ] as const) {
      const target = `/api/action-plans/${id}`;
      expect((await call(actor, "PUT", target, { milestones })).statusCode).toBe(404);
      expect((await call(actor, "DELETE", target)).statusCode).toBe(404);
      expect((await call(actor, "POST", `${target}/restore`, {})).statusCode).toBe(404);
    }
    expect((await call(one, "DELETE", url)).statusCode).toBe(200);
    expect((await call(one, "GET", "/api/action-plans")).json().plans).toEqual([]);
    expect((await call(one, "POST", `${url}/restore`, {})).json().plan).toMatchObject({ version: 2 });
    await call(one, "DELETE", url);
    clock.now += 31 * 86_400_000;
    await expect(restorePlan(deps, one.actor, opened.id)).rejects.toMatchObject({ code: "not_found" });
    await purgePlans(deps);
    clock.now -= 31 * 86_400_000;
    await expect(restorePlan(deps, one.actor, opened.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it.each([
    ["/api/action-plans", { fromRoleId: "nobody", toRoleId: "charge-nurse", level: "mid" }, 422],
    ["/api/action-plans", { fromRoleId: "charge-nurse", toRoleId: "charge-nurse", level: "mid" }, 422],
    ["/api/action-plans", { fromRoleId: "registered-nurse", toRoleId: "charge-nurse", level: "boss" }, 400],
    ["/api/career-paths", { experience: { years: 3 } }, 400],
    ["/api/career-paths", { skills: "Excel" }, 400],
    ["/api/career-paths", { currentRole: "x".repeat(20_001) }, 400],
  ])("refuses %s with %j", async (url, body, status) => {
    expect((await call(one, "POST", url, body)).statusCode).toBe(status);
  });

  it("limits the number of plans", async () => {
    const me = await aPerson(deps);
    const { roles } = (await call(me, "GET", "/api/career-roles?query=")).json();
    const more = (await call(me, "GET", "/api/career-roles?query=manager")).json().roles;
    const ids: string[] = [...roles, ...more].map(({ id }: { id: string }) => id);
    const answers = [];
    for (const toRoleId of new Set(ids))
      answers.push(
        (
          await call(me, "POST", "/api/action-plans", {
            fromRoleId: "registered-nurse",
            toRoleId,
            level: "mid",
          })
        ).json(),
      );
    expect(answers.filter(({ plan }) => plan !== undefined)).toHaveLength(actionPlansLimit);
    expect(answers.at(-1)?.code).toBe("too_many_plans");
  });

  it("answers in the person's language", async () => {
    const me = await aPerson(deps);
    const answer = await paths({ currentRole: "Krankenschwester", experience: "5 Jahre" }, me);
    expect(CareerPath.parse(answer.paths[0]).currentRole).toContain("Pflegefach");
    expect(answer.paths[0]?.nodes[0]?.salaryRange).toContain("Vereinigte Staaten");
  });
});

import { mostCareerNodes } from "@waymark/contract/careers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figuresOf, statedZone } from "../catalogue.ts";
import { shippedCatalogue } from "../shipped-catalogue.ts";
import { openCareers } from "./career-index.ts";
import { yearsOfLevel } from "./experience.ts";
import { type FoundPath, findPaths, mostPaths, type PathInput } from "./find-paths.ts";
import { catalogueBand } from "./pay.ts";
import { relatedness } from "./relatedness.ts";

const index = openCareers(shippedCatalogue());
const { roles } = index.catalogue;

function ask(id: string, more: Partial<PathInput> = {}, held: readonly string[] = []): PathInput {
  const role = roles.get(id);
  if (role === undefined) throw new Error(`No role ${id}`);
  const level = role.levels[Math.floor((role.levels.length - 1) / 2)] ?? "mid";
  const years = Math.max(role.years, yearsOfLevel[level]);
  const stand = { role, level, years, held: new Set(held) };
  return { stand, industry: null, wish: null, hidden: new Set(), pinned: [], not: new Set(), ...more };
}

/** Checks the rules that every path must follow. */
function checkPath(path: FoundPath): void {
  const { nodes, links, from, target, after } = path;
  const ids = nodes.map(({ role }) => role.id);
  expect(nodes.length).toBeGreaterThanOrEqual(2);
  expect(nodes.length).toBeLessThanOrEqual(mostCareerNodes);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toBe(from.id);
  expect(ids).toContain(target.id);
  for (const link of links) {
    expect(ids).toContain(link.from.id);
    expect(ids).toContain(link.to.id);
    expect(link.from).not.toBe(link.to);
  }
  for (const { role, level, probability, months, next } of nodes) {
    expect(role.levels).toContain(level);
    expect(probability).toBeGreaterThanOrEqual(0);
    expect(probability).toBeLessThanOrEqual(100);
    expect(months.max).toBeGreaterThanOrEqual(months.min);
    // Every node is part of a way: a link leads to it, and one leads on unless it is the target or comes after it.
    if (role !== from) expect(links.some(({ to }) => to === role)).toBe(true);
    if (role !== target && !after.includes(role)) expect(next.length, role.id).toBeGreaterThan(0);
  }
}

/** Two roles of every major group of occupations, and more of the largest. */
const many = [
  "registered-nurse",
  "nursing-assistant",
  "charge-nurse",
  "physiotherapist",
  "medical-assistant",
  "paramedic",
  "software-developer",
  "it-support-technician",
  "data-analyst",
  "electrician",
  "carpenter",
  "construction-labourer",
  "welder",
  "machinist",
  "production-worker",
  "truck-driver",
  "warehouse-worker",
  "delivery-driver",
  "cashier",
  "sales-assistant",
  "store-manager",
  "sales-representative",
  "cook",
  "waiter",
  "hotel-receptionist",
  "room-attendant",
  "primary-school-teacher",
  "teaching-assistant",
  "university-lecturer",
  "accountant",
  "bookkeeper",
  "bank-teller",
  "paralegal",
  "lawyer",
  "police-officer",
  "security-guard",
  "customer-service-representative",
  "administrative-assistant",
  "hairdresser",
  "cleaner",
  "graphic-designer",
  "civil-engineer",
  "farm-worker",
  "journalist",
  "photographer",
  "biologist",
  "chemical-technician",
  "child-family-social-worker",
  "childcare-worker",
  "fitness-trainer",
  "firefighter",
  "gardener",
  "claims-adjuster",
  "plumber",
  "industrial-mechanic",
  "train-driver",
  "flight-attendant",
  "livestock-worker",
  "pharmacist",
  "dental-assistant",
  "librarian",
  "public-prosecutor",
  "event-planner",
  "hr-generalist",
];

describe("career paths", () => {
  it.each(many)("from %s go on to related roles, no lower and no worse paid, in plausible time", (id) => {
    const { stand, ...rest } = ask(id);
    const paths = findPaths(index, { stand, ...rest });
    expect(paths.length).toBeGreaterThanOrEqual(2);
    expect(paths.some(({ kind }) => kind === "up")).toBe(true);
    for (const path of paths) {
      checkPath(path);
      const near = relatedness(index, path.from, path.target);
      if (path.kind !== "up")
        expect(near, `${id} ${path.kind} ${path.target.id}`).toBeGreaterThanOrEqual(0.35);
      else if (path.target.industry !== path.from.industry)
        expect(near, `${id} up ${path.target.id}`).toBeGreaterThanOrEqual(0.25);
      for (const link of path.links) {
        const name = `${link.from.id} > ${link.to.id} (${link.reason})`;
        expect(relatedness(index, link.from, link.to), name).toBeGreaterThanOrEqual(0.2);
        const isUp = link.from.up.some(({ to }) => to === link.to.id);
        if (!isUp) continue;
        const [before, after] = [figuresOf(index.catalogue, link.from), figuresOf(index.catalogue, link.to)];
        const [zone, nextZone] = [
          statedZone(index.catalogue, link.from),
          statedZone(index.catalogue, link.to),
        ];
        if (zone !== null && nextZone !== null) expect(nextZone, name).toBeGreaterThanOrEqual(zone);
        if (["own", "teach", "regular"].includes(link.reason)) continue;
        const level = link.from.levels.findLast((one) => link.to.levels.includes(one));
        const pay = (role: typeof link.from) =>
          level === undefined
            ? (figuresOf(index.catalogue, role)?.wages.p50 ?? 0)
            : (catalogueBand(index.catalogue, role, level)?.middle ?? 0);
        const medianRises = (after?.wages.p50 ?? 0) >= (before?.wages.p50 ?? 0);
        expect(medianRises || pay(link.to) >= pay(link.from), `${name} pays less`).toBe(true);
      }
      for (const { to } of path.links.filter(({ from }) => from === stand.role)) {
        const node = path.nodes.find(({ role }) => role === to);
        expect(node?.months.min, to.id).toBeGreaterThanOrEqual(3);
        expect(node?.months.max, to.id).toBeLessThanOrEqual(12 * 12);
      }
      expect(path.months.max).toBeLessThanOrEqual(25 * 12);
    }
  });

  it.each([
    ["bookkeeper", /^(accountant|financial-controller|finance-manager)$/],
    ["welder", /^welding-supervisor$/],
    ["electrician", /^master-electrician$/],
    ["cook", /^(sous-chef|head-chef)$/],
    ["car-mechanic", /^(workshop-manager|truck-mechanic)$/],
    ["nursing-assistant", /^(practical-nurse|registered-nurse)$/],
    ["cashier", /^(sales-assistant|shop-team-leader|assistant-store-manager|store-manager)$/],
    ["paralegal", /^lawyer$/],
    ["software-developer", /^(lead-software-engineer|software-engineering-manager|software-architect)$/],
    ["marketing-specialist", /^marketing-(manager|director)$/],
    ["plumber", /^master-plumber$/],
    ["secondary-school-teacher", /^head-of-department-school$/],
    ["accountant", /^(financial-controller|finance-manager)$/],
    ["project-manager", /^program-manager$/],
    ["police-officer", /^police-sergeant$/],
    ["child-family-social-worker", /^social-work-supervisor$/],
    ["warehouse-worker", /^(forklift-driver|warehouse-team-leader)$/],
    ["lawyer", /^(general-counsel|law-firm-partner)$/],
    ["room-attendant", /^(housekeeping-supervisor|executive-housekeeper)$/],
    ["journalist", /^editor(-in-chief)?$/],
    ["chemical-technician", /^chemist$/],
    ["farm-worker", /^(tractor-driver|farm-foreman)$/],
    ["customer-service-representative", /^(customer-service-team-leader|contact-centre-manager)$/],
  ])("from %s begin with the ladder in the same field", (id, expected) => {
    const [first] = findPaths(index, ask(id));
    expect(first).toMatchObject({ kind: "up", target: { id: expect.stringMatching(expected) } });
  });

  it.each([
    ["registered-nurse", ["charge-nurse", "nurse-practitioner", "nurse-manager"], 2],
    ["welder", ["welding-supervisor", "welding-inspector"], 2],
    ["cashier", ["shop-team-leader", "assistant-store-manager", "sales-assistant"], 2],
    ["secondary-school-teacher", ["head-of-department-school", "vocational-teacher"], 2],
    ["software-developer", ["lead-software-engineer", "software-engineering-manager"], 1],
    ["truck-driver", ["transport-supervisor", "dispatcher"], 1],
    ["cook", ["sous-chef", "head-chef", "pastry-chef"], 2],
  ])("from %s propose what an expert would", (id, expected, count) => {
    const targets = findPaths(index, ask(id)).flatMap(({ nodes }) => nodes.map(({ role }) => role.id));
    expect(expected.filter((target) => targets.includes(target)).length).toBeGreaterThanOrEqual(count);
  });

  it("propose no executive role from far below, and no unrelated profession", () => {
    for (const role of roles.values()) {
      if (["lead", "executive"].some((level) => role.levels.some((one) => one === level))) continue;
      for (const { target, nodes, kind } of findPaths(index, ask(role.id, {}, role.skills))) {
        const node = nodes.find((one) => one.role === target);
        const name = `${role.id} ${kind} ${target.id}`;
        if (node?.level === "executive") expect(node.probability, name).toBeGreaterThanOrEqual(25);
        if (kind === "growing") expect(node?.probability, name).toBeGreaterThanOrEqual(9);
      }
    }
  });

  it("assume the skills of a role after a year in it", () => {
    const wish = "nurse-manager";
    const named = findPaths(index, ask("registered-nurse", { wish }, roles.get("registered-nurse")?.skills));
    expect(findPaths(index, ask("registered-nurse", { wish }))[0]?.nodes).toEqual(named[0]?.nodes);
    expect(named[0]?.missing).not.toContain("nursing");
  });

  it("reach a distant goal in few steps, not through many neighbouring roles", () => {
    const [path] = findPaths(index, ask("electrician", { wish: "registered-nurse" }));
    expect((path?.nodes.length ?? 0) - (path?.after.length ?? 0)).toBeLessThanOrEqual(6);
  });

  it("are found from every role to every goal, never through hidden roles", () => {
    const ids = [...roles.keys()];
    const id = fc.constantFrom(...ids);
    fc.assert(
      fc.property(
        id,
        id,
        fc.array(id, { maxLength: 8 }),
        fc.array(id, { maxLength: 8 }),
        (from, wish, hide, not) => {
          const hidden = new Set(hide.filter((one) => one !== from));
          const asked = ask(from, { wish, hidden, not: new Set(not) });
          const paths = findPaths(index, asked);
          expect(paths.length).toBeGreaterThanOrEqual(1);
          expect(paths.length).toBeLessThanOrEqual(mostPaths);
          for (const path of paths) {
            checkPath(path);
            for (const { role } of path.nodes) expect(hidden.has(role.id)).toBe(false);
          }
          expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
          if (wish !== from && !hidden.has(wish))
            expect(paths[0]).toMatchObject({ kind: "wish", target: { id: wish } });
          expect(findPaths(index, asked)).toEqual(paths);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(["bookkeeper", "welder", "registered-nurse", "accountant"])(
    "from %s come again with other targets that are related until there are no others",
    (id) => {
      const not = new Set<string>();
      const first = findPaths(index, ask(id));
      let paths = first;
      let rounds = 0;
      for (; rounds < 20 && !paths.some(({ target }) => not.has(target.id)); rounds++) {
        for (const { from, target } of paths) {
          not.add(target.id);
          const isAbove = paths.some((path) => path.target === target && path.kind === "up");
          if (!isAbove) expect(relatedness(index, from, target), target.id).toBeGreaterThanOrEqual(0.28);
        }
        paths = findPaths(index, ask(id, { not: new Set(not) }));
      }
      expect(rounds).toBeGreaterThanOrEqual(2);
      // Afterwards the same paths are shown again.
      expect(paths.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
      expect(findPaths(index, ask(id, { not: new Set(roles.keys()) })).length).toBeGreaterThan(0);
    },
  );

  it("stay when pinned, also from a former role", () => {
    const pinned = ["cashier>store-manager", "registered-nurse>nurse-manager"];
    const paths = findPaths(index, ask("registered-nurse", { pinned, not: new Set(["nurse-manager"]) }));
    expect(paths.filter((path) => path.pinned).map(({ id }) => id)).toEqual(pinned);
  });

  it("are likelier and shorter with more skills and years", () => {
    const wish = "nurse-manager";
    const [before] = findPaths(index, ask("registered-nurse", { wish }));
    const manager = roles.get(wish);
    const prepared = ask("registered-nurse", { wish }, manager?.skills);
    const [after] = findPaths(index, { ...prepared, stand: { ...prepared.stand, years: 12 } });
    const chance = (path: FoundPath | undefined) =>
      path?.nodes.find(({ role }) => role.id === wish)?.probability ?? 0;
    expect(chance(after)).toBeGreaterThan(chance(before) + 20);
    expect(after?.months.max).toBeLessThan(before?.months.max ?? 0);
  });

  it("reach a goal without catalogue steps through a change into a role below it", () => {
    const [path] = findPaths(index, ask("cashier", { wish: "airline-captain" }));
    expect(path?.links.some(({ to }) => to.id === "airline-captain")).toBe(true);
    expect(path?.links[0]?.reason).toMatch(/change|skills/);
    expect(path?.nodes.find(({ role }) => role.id === "airline-captain")?.probability).toBeLessThan(30);
  });
});

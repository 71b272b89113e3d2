import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../shipped-catalogue.ts";
import { openCareers } from "./career-index.ts";
import { yearsOfLevel } from "./experience.ts";
import { findPaths, type PathInput } from "./find-paths.ts";

const index = openCareers(shippedCatalogue());
const { roles } = index.catalogue;

/** A person in the middle of a role's levels who has all of its skills. */
function ask(id: string, wish: string | null = null): PathInput {
  const role = roles.get(id);
  if (role === undefined) throw new Error(`No role ${id}`);
  const level = role.levels[Math.floor((role.levels.length - 1) / 2)] ?? "mid";
  const years = Math.max(role.years, yearsOfLevel[level]);
  const stand = { role, level, years, held: new Set(role.skills) };
  return { stand, industry: null, wish, hidden: new Set(), pinned: [], not: new Set() };
}

describe("the ways of a path", () => {
  it("show alternatives and later steps for most targets", () => {
    const sizes = [...roles.values()].flatMap((role) =>
      findPaths(index, ask(role.id)).map(({ nodes }) => nodes.length),
    );
    const bare = sizes.filter((size) => size === 2).length / sizes.length;
    const rich = sizes.filter((size) => size >= 4).length / sizes.length;
    expect(bare).toBeLessThan(0.12);
    expect(rich).toBeGreaterThan(0.5);
  });

  it.each([
    ["civil-engineer", "engineering-manager", "structural-engineer"],
    ["farm-worker", "farm-foreman", "tractor-driver"],
    ["cook", "head-chef", "pastry-chef"],
    ["accountant", "finance-manager", "financial-controller"],
    ["registered-nurse", "nurse-practitioner", "clinical-nurse-specialist"],
    ["maintenance-worker", "maintenance-supervisor", "industrial-mechanic"],
  ])("from %s to %s lead through %s too", (from, wish, between) => {
    const [path] = findPaths(index, ask(from, wish));
    const steps = path?.links.map((link) => `${link.from.id}>${link.to.id}`) ?? [];
    expect(steps).toContain(`${from}>${between}`);
    expect(steps).toContain(`${between}>${wish}`);
  });

  it("avoid steps to the side or down when the direct step is likely", () => {
    for (const [from, target, between] of [
      ["trainee-lawyer", "compliance-officer", "paralegal"],
      ["car-mechanic", "parts-salesperson", "agricultural-mechanic"],
      ["cleaner", "laundry-worker", "room-attendant"],
    ] as const) {
      const [path] = findPaths(index, ask(from, target));
      expect(path?.nodes.map(({ role }) => role.id)).not.toContain(between);
    }
  });

  it("only show rising catalogue steps after a target, with the time from there", () => {
    for (const role of roles.values())
      for (const { after, target, links, nodes, months } of findPaths(index, ask(role.id))) {
        expect(after.length).toBeLessThanOrEqual(2);
        expect(nodes.find((node) => node.role === target)?.months).toEqual(months);
        for (const one of after) {
          expect(target.up.map(({ to }) => to)).toContain(one.id);
          expect(links.filter(({ to }) => to === one).map(({ from }) => from)).toEqual([target]);
          const node = nodes.find((node) => node.role === one);
          expect(node?.months.min).toBeGreaterThanOrEqual(months.min);
          expect(node?.next).toEqual([]);
        }
      }
  });
});

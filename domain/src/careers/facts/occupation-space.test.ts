import { expect, it } from "vitest";
import type { OnetOccupation } from "./facts.ts";
import { OccupationSpace } from "./occupation-space.ts";

const one = (code: string, title: string, over: Partial<OnetOccupation> = {}): OnetOccupation => ({
  code,
  title,
  description: "",
  zone: 3,
  titles: [],
  tasks: [],
  skills: {},
  knowledge: {},
  technologies: [],
  months: null,
  related: [],
  ...over,
});

const space = new OccupationSpace([
  one("29-1141.00", "Registered Nurse", {
    titles: ["Staff Nurse"],
    tasks: ["Record patient vital signs"],
    knowledge: { medicine: 6, food: 1 },
    related: ["35-2014.00"],
  }),
  one("29-2061.00", "Licensed Nurse", {
    titles: ["Charge Nurse"],
    tasks: ["Measure patient vital signs"],
    knowledge: { medicine: 5, food: 1 },
  }),
  one("31-1121.00", "Home Health Aide", { tasks: ["Measure vital signs at home"] }),
  one("31-1122.00", "Personal Care Aide", { tasks: ["Help at home"] }),
  one("35-2014.00", "Cook", {
    titles: ["Grill Cook"],
    tasks: ["Season food"],
    knowledge: { medicine: 0, food: 6 },
  }),
  one("35-2012.00", "Institution Cook", { tasks: ["Season food"], knowledge: { medicine: 0, food: 5 } }),
]);

it("occupations with similar titles, tasks and knowledge are near, whatever O*NET's related list says", () => {
  expect(space.nearest("29-1141.00", 1)).toEqual(["29-2061.00"]);
  expect(space.nearest("35-2014.00", 1)).toEqual(["35-2012.00"]);
  expect(space.nearest("99-9999.00", 3)).toEqual([]);
});

it("relatedness is 0 to 1, the same in both directions, and 1 for an occupation itself", () => {
  for (const a of space.codes)
    for (const b of space.codes) {
      const near = space.related(a.slice(0, 7), b.slice(0, 7)) ?? -1;
      expect(near).toBeGreaterThanOrEqual(0);
      expect(near).toBeLessThanOrEqual(1);
      expect(near).toBe(space.related(b.slice(0, 7), a.slice(0, 7)));
      if (a === b) expect(near).toBe(1);
    }
  expect(space.related("29-1141", "29-2061")).toBeGreaterThan(space.related("29-1141", "35-2014") ?? 1);
});

it("a grouped code stands for all of its codes; an unknown one gives null", () => {
  expect(space.related("31-1120", "31-1121")).toBe(1);
  expect(space.related("31-1120", "29-2061")).toBeGreaterThan(0);
  expect(space.related("29-1141", "53-3032")).toBeNull();
});

it("an empty import gives no nearness", () => {
  expect(new OccupationSpace([]).related("29-1141", "29-2061")).toBeNull();
});

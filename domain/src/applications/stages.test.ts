import { builtInStages, type Stage, stagePhases } from "@waymark/contract/applications";
import { describe, expect, it } from "vitest";
import { allowedMoves, defaultStages, mayMove, phaseOf, reconcileStages, reviveStage } from "./stages.ts";

const own = (id: string, more: Partial<Stage> = {}): Stage => ({
  id,
  name: `Stage ${id}`,
  phase: "interviewing",
  hidden: false,
  ...more,
});

describe("moves", () => {
  it("covers every phase, and allows staying in it", () => {
    expect(Object.keys(allowedMoves).sort()).toEqual([...stagePhases].sort());
    for (const phase of stagePhases) expect(mayMove(phase, phase)).toBe(true);
  });

  it.each([
    ["preparing", "waiting", true],
    ["preparing", "interviewing", true],
    ["preparing", "withdrawn", true],
    ["preparing", "rejected", false],
    ["preparing", "no-answer", false],
    ["preparing", "accepted", false],
    ["interviewing", "accepted", false],
    ["offer", "accepted", true],
    ["accepted", "withdrawn", true],
    ["rejected", "interviewing", true],
    ["no-answer", "interviewing", true],
    ["withdrawn", "waiting", true],
    ["offer", "preparing", true],
  ] as const)("%s to %s: %s", (from, to, allowed) => {
    expect(mayMove(from, to)).toBe(allowed);
  });

  it("allows a way back to preparing from everywhere", () => {
    for (const phase of stagePhases) expect(mayMove(phase, "preparing")).toBe(true);
  });
});

describe("custom stages", () => {
  const fresh = { stages: defaultStages, removed: [] };

  it("keeps order, names and hiding; built-in ones keep their phase and come back", () => {
    const settled = reconcileStages(fresh, [
      own("a"),
      { id: "offer", name: " Angebot ", phase: "preparing", hidden: true },
    ]);
    if (settled === "too_many_stages") throw new Error(settled);
    expect(settled.stages.slice(0, 2)).toEqual([
      own("a"),
      { id: "offer", name: "Angebot", phase: "offer", hidden: true },
    ]);
    expect(settled.stages.map(({ id }) => id).sort()).toEqual([...builtInStages, "a"].sort());
    expect(settled.removed).toEqual([]);
  });

  it("remembers removed stages, and restores them", () => {
    const before = { stages: [...defaultStages, own("a")], removed: [] };
    const after = reconcileStages(before, defaultStages);
    expect(after).toEqual({ stages: defaultStages, removed: [own("a")] });
    if (after === "too_many_stages") throw new Error(after);
    expect(reviveStage(after, "a")).toEqual(before);
    expect(reviveStage(after, "b")).toBe(after);
    expect(phaseOf(after.stages, "a")).toBeNull();
  });

  it("refuses duplicate, unnamed and too many stages", () => {
    const twice = reconcileStages(fresh, [own("a"), own("a", { name: "Again" }), own("b", { name: null })]);
    expect(twice).toMatchObject({ stages: expect.arrayContaining([own("a")]) });
    expect(twice === "too_many_stages" ? 0 : twice.stages.length).toBe(builtInStages.length + 1);
    const many = Array.from({ length: 13 }, (_, i) => own(`s${i}`));
    expect(reconcileStages(fresh, many)).toBe("too_many_stages");
  });
});

import type { Milestone } from "@waymark/contract/careers-plans";
import { describe, expect, it } from "vitest";
import { shareDone, withMoved, withPutBack } from "./milestones.ts";

const one = (id: string, kind: Milestone["kind"], doneAt: string | null = null): Milestone => ({
  id,
  kind,
  title: id,
  skillId: null,
  dueOn: null,
  doneAt,
});
const plan = [
  one("a", "skill"),
  one("x", "step"),
  one("b", "skill"),
  one("c", "skill", "2026-01-02T03:04:05Z"),
];
const ids = (milestones: readonly Milestone[]) => milestones.map(({ id }) => id).join("");

describe("milestones", () => {
  it.each([
    ["c", -1, "axcb"],
    ["b", -1, "bxac"],
    ["a", 1, "bxac"],
    ["a", -1, "axbc"],
    ["c", 1, "axbc"],
    ["x", 1, "axbc"],
    ["gone", 1, "axbc"],
  ] as const)("%s moved by %i among its kind gives %s", (id, way, order) =>
    expect(ids(withMoved(plan, id, way))).toBe(order),
  );

  it("restores a milestone to its place, but only once", () => {
    const rest = plan.filter(({ id }) => id !== "b");
    expect(ids(withPutBack(rest, one("b", "skill"), 2))).toBe("axbc");
    expect(ids(withPutBack(plan, one("b", "skill"), 0))).toBe("axbc");
  });

  it("counts what is done", () => {
    expect(shareDone([])).toBe(0);
    expect(shareDone(plan)).toBe(0.25);
  });
});

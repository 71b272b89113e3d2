import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../shipped-catalogue.ts";
import { openCareers } from "./career-index.ts";
import { planStep } from "./plan-step.ts";

const index = openCareers(shippedCatalogue());

function learnt(fromId: string, toId: string, held: readonly string[] = []): (string | null)[] {
  const [from, to] = [fromId, toId].map((id) => index.catalogue.roles.get(id));
  if (from === undefined || to === undefined) throw new Error(`No role ${fromId} or ${toId}`);
  const plan = planStep(index, { from, to, level: "lead", held: new Set(held), today: "2026-03-01" });
  return plan.filter(({ what }) => what === "learn").map(({ skill }) => skill);
}

describe("the plan of a step", () => {
  it("lists the additional skills of a nurse manager for a nurse, not nursing itself", () => {
    const skills = learnt("registered-nurse", "nurse-manager");
    expect(skills).not.toContain("nursing");
    expect(skills.length).toBeGreaterThan(0);
  });

  it("leaves out skills the person already has", () => {
    const skills = learnt("registered-nurse", "nurse-manager");
    const [first = ""] = skills;
    expect(learnt("registered-nurse", "nurse-manager", [first ?? ""])).toEqual(skills.slice(1));
  });
});

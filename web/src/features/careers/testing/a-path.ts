import type { CareerConnection, CareerNode, CareerPath } from "@waymark/contract/careers";

const pay = {
  p25: 94_000,
  p50: 101_000,
  p75: 108_000,
  currency: "USD",
  period: "year" as const,
  year: 2024,
  basis: "catalogue" as const,
  country: "US",
  count: null,
  source: "BLS OEWS",
};

export function aNode(id: string, title: string, change: Partial<CareerNode> = {}): CareerNode {
  return {
    id,
    roleId: id,
    title,
    level: "mid",
    experience: "2–5 years",
    years: { min: 2, max: 5 },
    salaryRange: "$94,000 – $108,000 a year (United States, 2024)",
    salary: pay,
    skills: ["Nursing", "Leadership", "Budgeting", "Coaching"],
    skillsHeld: [
      { id: "leadership", name: "Leadership", held: false, fromRole: false },
      { id: "nursing", name: "Nursing", held: true, fromRole: false },
    ],
    timeToAchieve: "6–9 months",
    months: { min: 6, max: 9 },
    probability: 70,
    contributions: (["relatedness", "skills", "education", "experience", "openings"] as const).map(
      (part, i) => ({ part, value: i / 4, adds: 0 }),
    ),
    description: `What a ${title.toLowerCase()} does.`,
    nextRoles: [],
    industry: "Health",
    growthRate: 4.9,
    demandScore: 4,
    needs: { education: "Bachelor's degree", years: "2 years or more", licence: null },
    openings: 3,
    openingsQuery: title,
    sources: [],
    x: 86,
    y: 450,
    ...change,
  };
}

const aConnection = (
  from: string,
  to: string,
  probability: number,
  change: Partial<CareerConnection> = {},
): CareerConnection => ({
  from,
  to,
  probability,
  kind: "lead",
  reason: "You lead people",
  adds: ["Coaching"],
  ...change,
});

/** A path from nurse to manager by way of two roles, with a direct connection too. */
export function aPath(change: Partial<CareerPath> = {}): CareerPath {
  return {
    id: "nurse>manager",
    kind: "up",
    currentRole: "Nurse",
    targetRole: "Nurse manager",
    targetRoleId: "manager",
    nodes: [
      aNode("nurse", "Nurse", { probability: 100, timeToAchieve: "Now", months: { min: 0, max: 0 } }),
      aNode("charge", "Charge nurse", { x: 600, y: 375, probability: 84, level: "mid" }),
      aNode("teacher", "Nurse educator", { x: 600, y: 525, probability: 55, level: "mid" }),
      aNode("manager", "Nurse manager", {
        x: 1114,
        y: 150,
        level: "lead",
        probability: 38,
        growthRate: 23.2,
      }),
    ],
    connections: [
      aConnection("nurse", "charge", 78),
      aConnection("nurse", "teacher", 71),
      aConnection("charge", "manager", 55),
      aConnection("nurse", "manager", 41),
    ],
    lanes: [
      { level: "lead", y: 0, height: 300 },
      { level: "mid", y: 300, height: 300 },
    ],
    insights: {
      totalTime: "1–2 years",
      months: { min: 12, max: 24 },
      avgSalaryIncrease: "+39%",
      salaryIncrease: 39,
      keySkillsNeeded: ["Leadership"],
      recommendedActions: ["Learn Leadership"],
    },
    pinned: false,
    ...change,
  };
}

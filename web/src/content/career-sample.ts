import { type CareerPath, careerFrame, careerLevels, type EdgeReason } from "@waymark/contract/careers";
import type { TFunction } from "i18next";

// Shown, and labelled as a sample, when no career paths could be loaded. The texts are in the locale files;
// the figures are rounded ones for the United States and describe nobody.
const steps = [
  { id: "developer", p25: 80, p50: 95, p75: 110, years: [0, 2], months: [0, 0], probability: 100 },
  { id: "senior", p25: 110, p50: 125, p75: 145, years: [3, 5], months: [24, 36], probability: 84 },
  { id: "lead", p25: 130, p50: 150, p75: 170, years: [5, 8], months: [48, 72], probability: 66 },
  { id: "manager", p25: 150, p50: 175, p75: 205, years: [8, 12], months: [72, 120], probability: 47 },
  { id: "cto", p25: 190, p50: 230, p75: 290, years: [12, null], months: [120, 192], probability: 22 },
] as const;

const reasons: readonly EdgeReason[] = ["master", "lead", "manage", "breadth"];
const near = [84, 72, 61, 48];
const growth = 15.8;
const demand = 6.8;
const year = 2024;

/** From software developer to CTO in five levels, in one language. */
export function sampleCareerPath(t: TFunction, language: string): CareerPath {
  const money = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  });
  const number = new Intl.NumberFormat(language);
  const say = (key: string) => t(`careers.sample.${key}`);
  const words = (key: string) => say(key).split(", ");
  const laneHeight = careerFrame.height / careerLevels.length;
  const inYears = (min: number, max: number) =>
    t("careers-paths.time.years", { range: number.formatRange(min / 12, max / 12) });
  const nodes = steps.map(
    ({ id, p25, p50, p75, years, months, probability }, i): CareerPath["nodes"][number] => {
      const salary = {
        p25: p25 * 1_000,
        p50: p50 * 1_000,
        p75: p75 * 1_000,
        currency: "USD",
        period: "year" as const,
        year,
        basis: "catalogue" as const,
        country: "US",
        count: null,
        source: say("source"),
      };
      const [least, most] = years;
      const skills = words(`${id}.skills`);
      return {
        id,
        roleId: id,
        title: say(`${id}.title`),
        level: careerLevels[i] ?? "executive",
        experience:
          most === null
            ? t("careers-paths.years.from", { count: least })
            : t("careers-paths.years.range", { range: number.formatRange(least, most) }),
        years: { min: least, max: most },
        salaryRange: money.formatRange(salary.p25, salary.p75),
        salary,
        skills,
        skillsHeld: skills.map((name) => ({ id: name, name, held: i === 0, fromRole: false })),
        timeToAchieve: i === 0 ? t("careers-paths.time.now") : inYears(months[0], months[1]),
        months: { min: months[0], max: months[1] },
        probability,
        contributions: [],
        description: say(`${id}.description`),
        nextRoles: steps.slice(i + 1, i + 2).map((next) => say(`${next.id}.title`)),
        industry: t("careers-paths.industries.technology"),
        growthRate: growth,
        demandScore: demand,
        needs: { education: say("education"), years: number.format(least), licence: null },
        openings: null,
        openingsQuery: say(`${id}.title`),
        sources: [],
        x: 86 + (i * (careerFrame.width - 172)) / (steps.length - 1),
        y: careerFrame.height - laneHeight * (i + 0.5),
      };
    },
  );
  const first = nodes[0];
  const last = nodes.at(-1);
  const skillsNeeded = nodes.slice(1).flatMap(({ skills }) => skills.slice(0, 2));
  return {
    id: "sample",
    kind: "sample",
    currentRole: first?.title ?? "",
    targetRole: last?.title ?? "",
    targetRoleId: last?.roleId ?? "",
    nodes,
    connections: reasons.map((kind, i) => ({
      from: nodes[i]?.id ?? "",
      to: nodes[i + 1]?.id ?? "",
      probability: near[i] ?? 0,
      kind,
      reason: t(`careers-paths.reasons.${kind}`),
      adds: nodes[i + 1]?.skills.slice(0, 3) ?? [],
    })),
    lanes: careerLevels
      .map((level, i) => ({ level, y: careerFrame.height - laneHeight * (i + 1), height: laneHeight }))
      .reverse(),
    insights: {
      totalTime: inYears(120, 192),
      months: { min: 120, max: 192 },
      avgSalaryIncrease: new Intl.NumberFormat(language, {
        style: "percent",
        signDisplay: "exceptZero",
      }).format(1.42),
      salaryIncrease: 142,
      keySkillsNeeded: skillsNeeded.slice(0, 6),
      recommendedActions: [1, 2, 3, 4].map((n) => say(`action${n}`)),
    },
    pinned: false,
  };
}

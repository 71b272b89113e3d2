import type { CareerLevel } from "@waymark/contract/careers";
import type { Milestone } from "@waymark/contract/careers-plans";
import { type Education, educations, type Role } from "../roles.ts";
import type { CareerIndex } from "./career-index.ts";
import { yearsAsked } from "./experience.ts";
import { relatedness } from "./relatedness.ts";
import { monthSpan, monthsOfStep } from "./time.ts";

/** An action on the way from one role to the next; `what` is the key of its sentence. */
export interface StepMilestone {
  readonly kind: Milestone["kind"];
  readonly what: "learn" | "show" | "licence" | "education" | "talk" | "resume" | "apply";
  readonly skill: string | null;
  readonly licence: string | null;
  readonly education: Education | null;
  readonly role: Role;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string;
}

export interface StepPlanInput {
  readonly from: Role;
  readonly to: Role;
  readonly level: CareerLevel;
  readonly held: ReadonlySet<string>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** An action that shows the skills follows after this many skills. */
const shownAfter = 2;
const mostSkills = 8;
const day = 86_400_000;
const daysOfMonth = 30.44;

/**
 * The actions for one step, in order: a conversation, the missing skills by importance with evidence in between,
 * schooling and licences, the resume, the applications. Due dates are spread evenly over the estimated time of the
 * step.
 */
export function planStep(
  index: CareerIndex,
  { from, to, level, held, today }: StepPlanInput,
): StepMilestone[] {
  // A person who takes this step holds the previous role, so its skills are not missing.
  const missing = to.skills
    .filter((skill) => !held.has(skill) && !from.skills.includes(skill))
    .slice(0, mostSkills);
  const plain = { skill: null, licence: null, education: null, role: to };
  const list: Omit<StepMilestone, "dueOn">[] = [{ ...plain, kind: "step", what: "talk" }];
  for (const [at, skill] of missing.entries()) {
    list.push({ ...plain, kind: "skill", what: "learn", skill });
    const isTime = at % shownAfter === shownAfter - 1 || at === missing.length - 1;
    if (isTime) list.push({ ...plain, kind: "evidence", what: "show", skill });
  }
  if (educations.indexOf(to.education) > educations.indexOf(from.education))
    list.push({ ...plain, kind: "step", what: "education", education: to.education });
  for (const licence of to.licences)
    if (!from.licences.includes(licence)) list.push({ ...plain, kind: "step", what: "licence", licence });
  list.push({ ...plain, kind: "evidence", what: "resume" }, { ...plain, kind: "step", what: "apply" });

  const related = relatedness(index, from, to);
  const years = yearsAsked(from, from.levels.at(-1) ?? level);
  const months = monthSpan(monthsOfStep({ from, to, level, up: true, related, years, held })).max;
  const start = Date.parse(`${today}T00:00:00Z`);
  return list.map((one, at) => {
    const part = (months * daysOfMonth * (at + 1)) / list.length;
    return { ...one, dueOn: new Date(start + Math.round(part) * day).toISOString().slice(0, 10) };
  });
}

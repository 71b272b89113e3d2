import type { CheckId } from "@waymark/contract/resume-analysis";
import { type Check, type Phrase, phrase } from "./score.ts";

const mostAdvice = 8;
const mostStrengths = 2;
/** From this share of a check's points on it is a strength. */
const strong = 0.9;

const keyOf = (one: Phrase): string => JSON.stringify(one);

/** The next steps, those with the most points first; one that improves several checks is listed once. */
export function adviceOf(checks: readonly Check[]): Phrase[] {
  const steps = new Map<string, { advice: Phrase; gain: number }>();
  for (const { id, advice, points, possible } of checks) {
    if (advice === null || id === "link") continue;
    const key = keyOf(advice);
    steps.set(key, { advice, gain: (steps.get(key)?.gain ?? 0) + possible - points });
  }
  return [...steps.values()]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, mostAdvice)
    .map(({ advice }) => advice);
}

/** The checks that can be strengths, the most important first. */
const praised: readonly CheckId[] = [
  "numbers",
  "verbs",
  "skillEvidence",
  "bullets",
  "jobFacts",
  "summary",
  "length",
  "dates",
  "skillCount",
];

const sections: readonly CheckId[] = ["hasSummary", "hasExperience", "hasEducation", "hasSkills"];
const contact: readonly CheckId[] = ["name", "email", "phone", "place"];

/** One or two strengths; none only when the resume is empty. */
export function strengthsOf(checks: readonly Check[]): Phrase[] {
  const reached = new Map(checks.map(({ id, points, possible }) => [id, points / possible]));
  const isFull = (id: CheckId) => (reached.get(id) ?? 0) >= strong;
  const strengths = praised.filter(isFull).map((id) => phrase(`strength.${id}`));
  if (contact.every(isFull)) strengths.push(phrase("strength.contact"));
  const there = [...contact, ...sections].filter((id) => (reached.get(id) ?? 0) > 0);
  if (strengths.length === 0 && there.length > 0)
    strengths.push(phrase("strength.there", { parts: there.map((id) => phrase(`part.${id}`)) }));
  return strengths.slice(0, mostStrengths);
}

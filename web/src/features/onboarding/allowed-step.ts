import type { OnboardingStep } from "./draft.ts";

/**
 * Which step is shown: the wanted one as far as the person has come, else where they were; `leave` for
 * somebody who has been through and does not ask for the plans.
 */
export function allowedStep(
  wanted: OnboardingStep | undefined,
  reached: OnboardingStep,
  completed: boolean,
): OnboardingStep | "leave" {
  if (completed) return wanted === 3 ? 3 : "leave";
  return wanted !== undefined && wanted < reached ? wanted : reached;
}

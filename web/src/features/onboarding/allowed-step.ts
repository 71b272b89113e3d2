import type { OnboardingStep } from "./draft.ts";

/** Else the last step reached. `leave` after onboarding is complete, except for the plans. */
export function allowedStep(
  wanted: OnboardingStep | undefined,
  reached: OnboardingStep,
  completed: boolean,
): OnboardingStep | "leave" {
  if (completed) return wanted === 3 ? 3 : "leave";
  return wanted !== undefined && wanted < reached ? wanted : reached;
}

import type { OnboardingStep } from "./draft.ts";

/** The wanted step, else the last one reached. `leave` after onboarding is complete, except for the plans. */
export function allowedStep(
  wanted: OnboardingStep | undefined,
  reached: OnboardingStep,
  completed: boolean,
): OnboardingStep | "leave" {
  if (completed) return wanted === 3 ? 3 : "leave";
  return wanted !== undefined && wanted < reached ? wanted : reached;
}

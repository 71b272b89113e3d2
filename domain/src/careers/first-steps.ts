/** The first step towards a skill; its sentences are `careers-paths.firstSteps.<kind>`. */
export const firstSteps = [
  "care",
  "certificate",
  "craft",
  "people",
  "piece",
  "project",
  "tool",
  "study",
] as const;
export type FirstStep = (typeof firstSteps)[number];

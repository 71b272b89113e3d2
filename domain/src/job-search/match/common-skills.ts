/** Skills that every job asks for, so they do not distinguish postings. */
const commonSkills = new Set([
  "teamwork",
  "communication",
  "attention-to-detail",
  "stress-resistance",
  "time-management",
  "empathy",
  "problem-solving",
  "leadership",
  "organization",
  "critical-thinking",
  "decision-making",
  "adaptability",
  "creativity",
  "multitasking",
  "presentation",
  "teaching",
  "training",
  "coaching",
  "customer-service",
  "microsoft-office",
  "telephone",
  "onboarding",
  "negotiation",
  "scheduling",
  "safety",
  "compliance",
]);

export const isCommonSkill = (id: string): boolean => commonSkills.has(id);

/** The weight of a skill that is common or only a plus; others weigh 1. */
export const niceWeight = 0.4;

/** The weight of a skill that a posting demands; one that is only a plus has that of a common one. */
export const skillWeight = (id: string): number => (isCommonSkill(id) ? niceWeight : 1);

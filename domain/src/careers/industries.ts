/** The fields of work of roles. Their names are in the locale files. */
export const industries = [
  "technology",
  "health",
  "care",
  "education",
  "finance",
  "law",
  "public",
  "construction",
  "manufacturing",
  "engineering",
  "science",
  "retail",
  "hospitality",
  "food",
  "transport",
  "logistics",
  "energy",
  "agriculture",
  "media",
  "arts",
  "marketing",
  "sales",
  "people",
  "office",
  "security",
  "cleaning",
  "beauty",
  "sport",
  "property",
  "nonprofit",
] as const;
export type Industry = (typeof industries)[number];

export const isIndustry = (text: string): text is Industry =>
  industries.some((industry) => industry === text);

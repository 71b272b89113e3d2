/** The kinds of resume sections. `projects` and `other` become custom sections. */
export const sectionKinds = [
  "summary",
  "experience",
  "education",
  "skills",
  "certifications",
  "achievements",
  "languages",
  "contact",
  "projects",
  "links",
  "other",
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** Sections of the dashboard, addressed as `/dashboard?section=<id>`. */
export const sectionGroups = [
  { id: "jobs", sections: ["dashboard", "search", "saved-jobs", "auto-apply"] },
  { id: "applications", sections: ["applications", "resumes", "cover-letters"] },
  { id: "interviews", sections: ["interviews", "ai-buddy"] },
  { id: "insights", sections: ["career-paths", "analytics", "team"] },
] as const;

export const loneSections = ["support", "upgrade"] as const;

export type SectionId = (typeof sectionGroups)[number]["sections"][number] | (typeof loneSections)[number];

export const sectionIds: readonly SectionId[] = [
  ...sectionGroups.flatMap((group): readonly SectionId[] => group.sections),
  ...loneSections,
];

export function sectionOf(text: string | undefined): SectionId {
  return sectionIds.find((id) => id === text) ?? "dashboard";
}

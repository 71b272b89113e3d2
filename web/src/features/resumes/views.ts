/** The tabs of a resume, addressed as `/dashboard?section=resumes&item=<id>&view=<view>`. */
export const resumeViews = ["content", "design", "score", "page", "preview", "reading"] as const;
export type ResumeView = (typeof resumeViews)[number];

/** The tab named in the address; the content when there is none or an unknown one. */
export const viewOf = (text: string | undefined): ResumeView =>
  resumeViews.find((view) => view === text) ?? "content";

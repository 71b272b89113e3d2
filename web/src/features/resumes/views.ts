/** What of a resume is on the screen, as `/dashboard?section=resumes&item=<id>&view=<view>` addresses it. */
export const resumeViews = ["content", "design", "score", "page", "preview", "reading"] as const;
export type ResumeView = (typeof resumeViews)[number];

/** The view an address asks for; the content when it asks for none that exists. */
export const viewOf = (text: string | undefined): ResumeView =>
  resumeViews.find((view) => view === text) ?? "content";

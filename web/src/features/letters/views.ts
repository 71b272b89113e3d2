/** The tabs of a letter, addressed as `/dashboard?section=cover-letters&item=<id>&view=<view>`. */
export const letterViews = ["letter", "evidence", "posting", "look", "page"] as const;
export type LetterView = (typeof letterViews)[number];

/** The tab named in the address; the letter itself when there is none or an unknown one. */
export const viewOf = (text: string | undefined): LetterView =>
  letterViews.find((view) => view === text) ?? "letter";

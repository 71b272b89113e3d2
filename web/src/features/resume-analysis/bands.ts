/** The band of a share of points (0 to 1), which decides colour and wording. */
export const bandOf = (share: number): "strong" | "good" | "fair" | "weak" =>
  share >= 0.8 ? "strong" : share >= 0.6 ? "good" : share >= 0.4 ? "fair" : "weak";

export const barColour = {
  strong: "bg-pine",
  good: "bg-pine",
  fair: "bg-amber",
  weak: "bg-rust",
} as const;

export const figureColour = {
  strong: "text-pine",
  good: "text-pine",
  fair: "text-amber",
  weak: "text-rust",
} as const;

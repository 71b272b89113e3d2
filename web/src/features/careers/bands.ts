/** Four bands of probability, each with a colour. The figure and a word always accompany the colour. */
export const bands = ["high", "medium", "lower", "slim"] as const;
export type Band = (typeof bands)[number];

/** Lowest probability of each band, in percent; anything below is `slim`. */
export const bandEdges = { high: 80, medium: 60, lower: 40 } as const;

export function bandOf(probability: number): Band {
  if (probability >= bandEdges.high) return "high";
  if (probability >= bandEdges.medium) return "medium";
  return probability >= bandEdges.lower ? "lower" : "slim";
}

/** In percent; connections less likely than this are dashed. */
export const dashedUnder = 60;

/** In percent over ten years; growth above this gets a marker. */
export const markedGrowth = 20;

export const bandText: Record<Band, string> = {
  high: "text-pine",
  medium: "text-amber",
  lower: "text-rust",
  slim: "text-muted",
};

export const bandFill: Record<Band, string> = {
  high: "bg-pine",
  medium: "bg-amber",
  lower: "bg-rust",
  slim: "bg-muted",
};

/** Line colours for SVG. */
export const bandStroke: Record<Band, string> = {
  high: "var(--pine)",
  medium: "var(--amber)",
  lower: "var(--rust)",
  slim: "var(--muted)",
};

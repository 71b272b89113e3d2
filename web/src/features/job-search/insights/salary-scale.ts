/** Positions of a salary range's marks, in percent of the drawing's width. */
export interface SalaryScale {
  p25: number;
  p50: number;
  p75: number;
  /** Null when there is no wish, or it is too far away to draw. */
  wish: number | null;
}

/**
 * Places p25, p50 and p75 with a third of their span free on either side, and more where the wish needs it. A
 * wish more than three spans away is left out, because the range would shrink to a dot.
 */
export function salaryScale(
  { p25, p50, p75 }: { p25: number; p50: number; p75: number },
  wish: number | null,
): SalaryScale {
  const span = Math.max(p75 - p25, p50 * 0.1, 1);
  const near = wish !== null && wish >= p25 - 3 * span && wish <= p75 + 3 * span ? wish : null;
  const from = Math.min(p25 - span / 3, near === null ? p25 : near - span / 6);
  const to = Math.max(p75 + span / 3, near === null ? p75 : near + span / 6);
  const at = (value: number) => (100 * (value - from)) / (to - from);
  return { p25: at(p25), p50: at(p50), p75: at(p75), wish: near === null ? null : at(near) };
}

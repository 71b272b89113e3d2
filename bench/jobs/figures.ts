export const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
};

export const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

/** Prints a figure beside its target. */
export function row(what: string, reached: string, target: string): void {
  console.log(`${what.padEnd(58)} ${reached.padEnd(44)} ${target}`);
}

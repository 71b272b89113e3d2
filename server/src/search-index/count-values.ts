export function countNumbers(
  values: Uint8Array | Uint16Array | Uint32Array,
  docs: Uint32Array,
  size: number,
): Uint32Array {
  const counts = new Uint32Array(size);
  for (const doc of docs) {
    const value = values[doc] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

export function largestCounts(counts: Uint32Array, most: number): number[] {
  const there = [...counts.keys()].filter((index) => (counts[index] ?? 0) > 0);
  if (there.length <= most) return there;
  return there.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, most);
}

import type { HeadPart } from "./head-parts.ts";

/**
 * The entries of a section are laid out alike, so a part has the role that the parts at its place have in the other
 * entries. `1` where those are titles or degrees, `-1` where they are employers or schools, `0` where nothing tells.
 */
export type Leaning = (part: HeadPart) => number;

export const noLeaning: Leaning = () => 0;

interface Sum {
  total: number;
  count: number;
}

/** Parts of one look, whatever the line: in some layouts the lines of an entry vary. */
const looksOf = ({ bold, slot }: HeadPart): string[] => [slot, bold ? "bold" : "plain"];

/**
 * The leaning of the parts of each entry by those of the others.
 * @param entries The parts of each entry's head and of the lines that may belong to it.
 * @param evidence 1 to -1, as `titleOverEmployer`.
 */
export function leanings(
  entries: readonly (readonly HeadPart[])[],
  evidence: (text: string, entry: number) => number,
): readonly Leaning[] {
  const own = entries.map((parts, i) => sumsOf(parts, (text) => evidence(text, i)));
  const all = new Map<string, Sum>();
  for (const [key, { total, count }] of own.flatMap((sums) => [...sums])) {
    const sum = all.get(key) ?? { total: 0, count: 0 };
    all.set(key, { total: sum.total + total / count, count: sum.count + 1 });
  }
  return own.map((sums) => (part) => {
    const of = (key: string): number => {
      const [sum, mine] = [all.get(key), sums.get(key)];
      const count = (sum?.count ?? 0) - (mine ? 1 : 0);
      const total = (sum?.total ?? 0) - (mine ? mine.total / mine.count : 0);
      // One other entry counts half, two count two thirds.
      return total / (count + 1);
    };
    const [slot = "", look = ""] = looksOf(part);
    return of(slot) * 0.7 + of(look) * 0.3;
  });
}

function sumsOf(parts: readonly HeadPart[], evidence: (text: string) => number): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const part of parts) {
    if (part.isPlace) continue;
    const value = part.says === "title" ? 1 : part.says === "company" ? -1 : evidence(part.text);
    for (const key of looksOf(part)) {
      const { total, count } = sums.get(key) ?? { total: 0, count: 0 };
      sums.set(key, { total: total + value, count: count + 1 });
    }
  }
  return sums;
}

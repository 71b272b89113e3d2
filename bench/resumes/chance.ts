import { createHash } from "node:crypto";

/** Repeatable chance: the same seed draws the same values. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number between both bounds, which are included. */
  int(least: number, most: number): number;
  is(probability: number): boolean;
  pick<T>(options: readonly T[]): T;
  /** Several different options in random order. */
  some<T>(options: readonly T[], count: number): T[];
}

/** A number from 0 to 2^32 that depends on the text alone. */
const hashOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32LE(0);

export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(options: readonly T[]): T => {
    const found = options[Math.floor(next() * options.length)];
    if (found === undefined) throw new Error("Nothing to choose from.");
    return found;
  };
  const some = <T>(options: readonly T[], count: number): T[] => {
    const left = [...options];
    return Array.from({ length: Math.min(count, options.length) }, () =>
      left.splice(Math.floor(next() * left.length), 1),
    ).flat();
  };
  return { next, int, is: (probability) => next() < probability, pick, some };
}

/** The reader is improved with the seen half; the unseen one is opened for a final measurement only. */
export type Half = "seen" | "unseen";

/** With this salt each half has an ordinary option beside the odd ones: a title first here, an employer first there. */
const salt = 28_493;

/** The options of one half. The hashes of their names decide, so adding an option moves few others. */
export function halfOf<T extends string>(group: string, options: readonly T[], half: Half): T[] {
  const ranked = [...options].sort(
    (a, b) => hashOf(`${salt} ${group} ${a}`) - hashOf(`${salt} ${group} ${b}`),
  );
  if (ranked.length < 2) return ranked;
  const seen = Math.ceil(ranked.length / 2);
  return half === "seen" ? ranked.slice(0, seen) : ranked.slice(seen);
}

import type { Half } from "./judgement/half.ts";
import { measureQueries } from "./judgement/measure-queries.ts";

const asked = { queries: 0.9 } as const;

async function queryRows(half: Half, misses: boolean): Promise<void> {
  for (const { language, kind, precision, cases } of await measureQueries(half, misses)) {
    const what = `everyday queries, ${language}, ${kind}`;
    console.log(
      `${what.padEnd(44)} ${half.padEnd(7)} ${precision.toFixed(2).padStart(8)} of ${cases}   asked ${asked.queries}`,
    );
  }
}

/**
 * Measures search, match and reading on cases of our own, half of which the rules were not written with:
 * `npm run bench -- judgement [queries] [--unseen] [--misses]`.
 */
export async function bench(): Promise<void> {
  const half: Half = process.argv.includes("--unseen") ? "unseen" : "seen";
  const misses = process.argv.includes("--misses");
  await queryRows(half, misses);
}

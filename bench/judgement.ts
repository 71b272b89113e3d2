import type { Half } from "./judgement/half.ts";
import { measureEveryday } from "./judgement/measure-everyday.ts";
import { measureMatch } from "./judgement/measure-match.ts";
import { measurePay } from "./judgement/measure-pay.ts";
import { measurePeople } from "./judgement/measure-people.ts";
import { measureQueries } from "./judgement/measure-queries.ts";
import { realPostings } from "./judgement/real-postings.ts";

const asked = { queries: 0.9 } as const;

async function queryRows(half: Half, misses: boolean): Promise<void> {
  for (const { language, kind, precision, cases } of await measureQueries(half, misses)) {
    const what = `everyday queries, ${language}, ${kind}`;
    console.log(
      `${what.padEnd(44)} ${half.padEnd(7)} ${precision.toFixed(2).padStart(8)} of ${cases}   asked ${asked.queries}`,
    );
  }
}

async function everydayRows(half: Half, misses: boolean): Promise<void> {
  const postings = realPostings();
  if (postings === null) return row("queries on recorded postings", half, "no postings", `${asked.queries}`);
  for (const { language, kind, sum, ofShown, cases } of await measureEveryday(postings, half, misses)) {
    const figure = `${(sum / cases).toFixed(2)} (${(ofShown / cases).toFixed(2)} of shown), ${cases}`;
    row(`queries on ${postings.length} postings, ${language}, ${kind}`, half, figure, `${asked.queries}`);
  }
}

async function peopleRows(half: Half, misses: boolean): Promise<void> {
  const postings = realPostings();
  if (postings === null) return row("people on recorded postings", half, "no postings", "10 of 11");
  const { people, byMatch, byRole, highestFar, farPair, unread } = await measurePeople(
    postings,
    half,
    misses,
  );
  row("sensible first five by role and match", half, `${byRole} of ${people}`, "10 of 11");
  row("sensible first five by match alone", half, `${byMatch} of ${people}`, "printed");
  row("highest number of another line of work", half, `${highestFar} %`, "at most 20 %");
  if (misses) console.log(`  ${farPair}; titles not read: ${unread}`);
}

function row(what: string, half: Half, figure: string, wanted: string): void {
  console.log(`${what.padEnd(44)} ${half.padEnd(7)} ${figure.padStart(14)}   asked ${wanted}`);
}

function matchRows(half: Half, misses: boolean): void {
  const { people, sensible, highestUnrelated, unrelatedPair, unread } = measureMatch(half, misses);
  row("sensible first five by match", half, `${sensible} of ${people}`, "10 of 11");
  row("highest number of another line of work", half, `${highestUnrelated} %`, "at most 20 %");
  if (misses) console.log(`  ${unrelatedPair}; titles not read: ${unread}`);
}

function payRows(half: Half, misses: boolean): void {
  const { cases, right } = measurePay(half, misses);
  row("pay strings that are no plain range", half, `${right} of ${cases}`, "98 %");
}

const figures: Readonly<Record<string, (half: Half, misses: boolean) => void | Promise<void>>> = {
  queries: queryRows,
  everyday: everydayRows,
  match: matchRows,
  people: peopleRows,
  pay: payRows,
};

/**
 * Measures search, match and reading on cases of our own, half of which the rules were not written with:
 * `npm run bench -- judgement [queries] [everyday] [match] [people] [pay] [--unseen] [--misses]`.
 */
export async function bench(): Promise<void> {
  const half: Half = process.argv.includes("--unseen") ? "unseen" : "seen";
  const misses = process.argv.includes("--misses");
  const parts = process.argv.filter((arg) => arg in figures);
  for (const [part, print] of Object.entries(figures))
    if (parts.length === 0 || parts.includes(part)) await print(half, misses);
}

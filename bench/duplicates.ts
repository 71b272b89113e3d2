import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compareJobs } from "../domain/src/jobs/duplicates/duplicates.ts";
import type { RawPosting } from "../domain/src/jobs/posting.ts";
import { decorations, nearMisses } from "./duplicates/mutations.ts";
import { comparableOf, postingsOfRecord, townsOfRecord } from "./duplicates/postings-of-record.ts";
import { seeded } from "./seeded.ts";

type Outcome = "rightlyOne" | "wronglyOne" | "missed" | "rightlyTwo";

/** Pairs of real postings labelled by hand: their ids, and whether they are the same job. */
const labelled: readonly (readonly [string, string, boolean])[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "duplicates/pairs.json"), "utf8"),
);

function print(name: string, outcomes: readonly Outcome[]): void {
  const of = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const share = (a: number, b: number) => (a + b === 0 ? "-" : `${((100 * a) / (a + b)).toFixed(1)} %`);
  const one = of("rightlyOne");
  console.log(
    `${name.padEnd(26)} ${String(outcomes.length).padStart(6)} pairs  precision ${share(one, of("wronglyOne")).padStart(7)}  recall ${share(one, of("missed")).padStart(7)}`,
  );
}

/** Measures the detection of duplicate postings: `npm run bench -- duplicates`. The target is a precision of 98 %. */
export async function bench(): Promise<void> {
  const postings = postingsOfRecord();
  if (postings === null) {
    console.log("duplicates: skipped, ../shared/corpus/jobs/postings is not there");
    return;
  }
  const isTown = townsOfRecord();
  const judge = (a: RawPosting, b: RawPosting, isOne: boolean): Outcome => {
    const [left, right] = [comparableOf(a, isTown), comparableOf(b, isTown)];
    // Pairs that share neither key are never compared, so they count as missed.
    const isMet =
      left !== undefined &&
      right !== undefined &&
      ((left.fingerprint !== "" && left.fingerprint === right.fingerprint) || left.linkKey === right.linkKey);
    const said = isMet && compareJobs(left, right).same;
    if (isOne) return said ? "rightlyOne" : "missed";
    return said ? "wronglyOne" : "rightlyTwo";
  };
  const byHand = labelled.flatMap(([idA, idB, isOne]) => {
    const [a, b] = [postings.get(idA), postings.get(idB)];
    return a === undefined || b === undefined ? [] : [judge(a, b, isOne)];
  });
  print("labelled by hand", byHand);
  const random = seeded(6);
  const all = [...postings.values()];
  const chosen = Array.from({ length: 300 }, () => all[Math.floor(random() * all.length)]).filter(
    (one): one is RawPosting => one !== undefined,
  );
  const mutated: Outcome[] = [];
  const elsewhere = (raw: RawPosting): RawPosting => ({ ...raw, url: `${raw.url}-2`, source: "elsewhere" });
  for (const [name, decorate] of Object.entries(decorations)) {
    const outcomes = chosen.map((raw) => judge(raw, elsewhere(decorate(raw, random)), true));
    print(`  ${name}`, outcomes);
    mutated.push(...outcomes);
  }
  for (const [name, change] of Object.entries(nearMisses)) {
    const outcomes = chosen.flatMap((raw) => {
      const other = change(raw);
      // A posting for a whole country may be the same job as one for a town in it.
      const isAnywhere = name === "other town" && comparableOf(raw, isTown)?.place.towns.length === 0;
      return other === null || isAnywhere ? [] : [judge(raw, elsewhere(other), false)];
    });
    const wrong = outcomes.filter((one) => one === "wronglyOne").length;
    console.log(`  ${name.padEnd(24)} ${String(outcomes.length).padStart(6)} pairs  wrongly one: ${wrong}`);
    mutated.push(...outcomes);
  }
  print("changed by the mutator", mutated);
}

import type { Half } from "./judgement/half.ts";
import { measureEveryday } from "./judgement/measure-everyday.ts";
import { measureInsights } from "./judgement/measure-insights.ts";
import { measureMatch } from "./judgement/measure-match.ts";
import { measurePay } from "./judgement/measure-pay.ts";
import { measurePeople } from "./judgement/measure-people.ts";
import { measureQueries } from "./judgement/measure-queries.ts";
import { measureScore, measureThin } from "./judgement/measure-score.ts";
import { measureSkillSpan, measureSkills } from "./judgement/measure-skills.ts";
import { measureCleanTexts, measureRecorded, measureSpelling } from "./judgement/measure-spelling.ts";
import { measureCoverage, measureTitles } from "./judgement/measure-titles.ts";
import { openBenchLexicon } from "./judgement/open-lexicon.ts";
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
  for (const set of ["trades", "typed", "wanted"] as const)
    for (const { language, kind, sum, ofShown, cases } of await measureEveryday(
      postings,
      set,
      half,
      misses,
    )) {
      const figure = `${(sum / cases).toFixed(2)} (${(ofShown / cases).toFixed(2)} of shown), ${cases}`;
      const what = set === "trades" ? "queries" : `${set} queries`;
      row(`${what} on ${postings.length} postings, ${language}, ${kind}`, half, figure, `${asked.queries}`);
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

async function insightRows(half: Half, misses: boolean): Promise<void> {
  const figures = await measureInsights(realPostings() ?? [], half, misses);
  const figure = figures === null ? "no postings" : `${figures.right} of ${figures.queries}`;
  row("insights' pay within 5 % of a count by hand", half, figure, "15 of 15");
}

function row(what: string, half: Half, figure: string, wanted: string): void {
  console.log(`${what.padEnd(44)} ${half.padEnd(7)} ${figure.padStart(14)}   asked ${wanted}`);
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "none" : `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

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

function skillRows(half: Half, misses: boolean): void {
  const { found, right, asked, seen, full, three } = measureSkills(half, misses);
  row("skills found that are asked for", half, percent(right, found), "95 %");
  row("skills asked for that are found", half, percent(seen, asked), "no less than before");
  row("postings that name three, three found", half, percent(three, full), "90 %");
  const labelled = measureSkillSpan(half, misses);
  if (labelled === null) return;
  row(
    "SkillSpan: skills found within a label",
    half,
    percent(labelled.right, labelled.found),
    "63.8 % before",
  );
}

function titleRows(half: Half, misses: boolean): void {
  for (const set of ["first", "second"] as const) {
    const { cases, right, offered, wrong } = measureTitles(set, half, misses);
    const own = set === "first" ? "own titles" : "odder titles";
    row(`${own} read rightly`, half, `${right} of ${cases}`, "with questions 68 of 75");
    row(`${own} asked about, the right one offered`, half, `${offered} of ${cases}`, "");
    row(`${own} sure and wrong`, half, `${wrong} of ${cases}`, "0");
  }
  const { postings, read, offered: near } = measureCoverage(half, misses);
  if (postings === 0) return;
  row("recorded postings whose title is a role", half, percent(read, postings), "");
  row("recorded postings with a role read or offered", half, percent(read + near, postings), "95 %");
}

async function scoreRows(half: Half, misses: boolean): Promise<void> {
  const lexicon = await openBenchLexicon();
  const { resumes, pairs, inOrder, highestPoor, lowestGood } = measureScore(half, lexicon, misses);
  row(`pairs of ${resumes} resumes in order`, half, `${inOrder} of ${pairs}`, "95 %");
  row("highest score of a thin or senseless resume", half, `${highestPoor}`, "at most 60");
  row("lowest score of a good resume", half, `${lowestGood}`, "printed");
  const { made, real, found, flagged, cost, leastCost, ...clean } = measureSpelling(half, lexicon, misses);
  row("misspelled words found", half, percent(found, real), `of ${made} made, not words themselves`);
  row("right words flagged in clean resumes", half, `${flagged} in ${clean.resumes}`, "1 in 20");
  row("twelve misspellings cost", half, `${cost.toFixed(1)}, least ${leastCost}`, "more than 0");
  for (const set of ["first", "second"] as const) {
    const texts = measureCleanTexts(set, half, lexicon, misses);
    row(`right texts with a word flagged, ${set} set`, half, `${texts.with} of ${texts.resumes}`, "1 in 20");
  }
  const { thin, highest, over } = measureThin(half, lexicon, misses);
  row(`highest score of ${thin} fresh senseless resumes`, half, `${highest}, ${over} over`, "at most 60");
  const recorded = await measureRecorded(half, lexicon, misses);
  if (recorded !== null)
    row("words flagged in recorded resumes", half, `${recorded.flagged} in ${recorded.resumes}`, "1 in 20");
}

const figures: Readonly<Record<string, (half: Half, misses: boolean) => void | Promise<void>>> = {
  queries: queryRows,
  everyday: everydayRows,
  insights: insightRows,
  match: matchRows,
  people: peopleRows,
  pay: payRows,
  score: scoreRows,
  skills: skillRows,
  titles: titleRows,
};

/**
 * Measures search, match and reading on cases of our own, half of which the rules were not written with:
 * `npm run bench -- judgement [queries] [everyday] [insights] [match] [people] [pay] [score] [skills] [titles] [--unseen] [--misses]`.
 */
export async function bench(): Promise<void> {
  const half: Half = process.argv.includes("--unseen") ? "unseen" : "seen";
  const misses = process.argv.includes("--misses");
  const parts = process.argv.filter((arg) => arg in figures);
  for (const [part, print] of Object.entries(figures))
    if (parts.length === 0 || parts.includes(part)) await print(half, misses);
}

import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { insightFigures } from "@waymark/domain/job-search/insights";
import { readQuery } from "@waymark/domain/job-search/query";
import { enough, percentile } from "@waymark/domain/jobs/salary/percentile";
import type { JobIndex } from "../../server/src/features/job-search/index/job-index.ts";
import { insightBasis } from "../../server/src/features/job-search/insights/insight-basis.ts";
import { type Half, halfOf } from "./half.ts";
import { searchable } from "./measure-everyday.ts";
import { plain } from "./read-queries.ts";
import { now, type RealPosting } from "./real-postings.ts";

/** The only recorded postings whose board states pay in figures of its own. */
const paidFile = "../shared/corpus/jobs/postings/nhs_uk_2020.dev.jsonl.gz";
const currency = "GBP";
const nearEnough = 0.05;
/** Pay below or above is no pay for a year of work. */
const [leastPay, mostPay] = [8_000, 400_000];

/** A title and the middle of the pay for a year that its board states. */
interface PaidTitle {
  readonly title: string;
  readonly pay: number;
}

function paidTitles(): PaidTitle[] {
  const lines = gunzipSync(readFileSync(paidFile)).toString().split("\n");
  return lines.flatMap((line) => {
    if (line === "") return [];
    const { title, salaryMin, salaryMax } = JSON.parse(line) as Record<string, string | null>;
    const ends = [salaryMin, salaryMax].flatMap((end) => (end == null || end === "" ? [] : [Number(end)]));
    const pay = ends.reduce((sum, end) => sum + end, 0) / ends.length;
    return pay >= leastPay && pay <= mostPay ? [{ title: plain(title ?? ""), pay }] : [];
  });
}

export interface InsightPay {
  readonly queries: number;
  /** Queries whose median is within 5 % of the count, or is withheld where fewer than eight titles are paid. */
  readonly right: number;
}

/** Compares the median pay of insights with a count over titles; null without the postings. */
export async function measureInsights(
  postings: readonly RealPosting[],
  half: Half,
  misses: boolean,
): Promise<InsightPay | null> {
  if (!existsSync(paidFile)) return null;
  const paid = paidTitles();
  // Samples are invented, so a count of what employers pay leaves them out.
  const { engine } = searchable(postings.filter(({ file }) => paidFile.endsWith(file)));
  const jobIndex = {
    count: async (query, tier) => engine.count(query, tier),
    tally: async (query, tier, ask) => engine.tally(query, tier, ask),
  } as Pick<JobIndex, "count" | "tally"> as JobIndex;
  const lines = readFileSync(new URL("cases/insights.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const figures = { queries: 0, right: 0 };
  for (const line of lines.filter((one) => !one.startsWith("#")).slice(1)) {
    const [words = "", counted = "", not = ""] = line.split("\t");
    if (halfOf(`insights ${words}`) !== half) continue;
    const isCounted = (title: string) =>
      new RegExp(counted, "u").test(title) && (not === "" || !new RegExp(not, "u").test(title));
    const hand = paid
      .filter(({ title }) => isCounted(title))
      .map(({ pay }) => pay)
      .sort((a, b) => a - b);
    const query = readQuery({ query: words }, { currency, now, language: "en" });
    const { tally, ...basis } = await insightBasis({ jobIndex, now: () => now }, query, {
      words,
      language: "en",
      currency,
    });
    const { salary } = insightFigures(tally, { ...basis, place: "", language: "en" });
    const said = salary?.p50 ?? null;
    const median = hand.length < enough ? null : percentile(hand, 0.5);
    // With too few paid titles the product says nothing, or that its figure is one of this and equal titles.
    const isTold = said === null || basis.tier === "alike";
    const isRight = median === null ? isTold : said !== null && Math.abs(said / median - 1) <= nearEnough;
    figures.queries++;
    if (isRight) figures.right++;
    else if (misses)
      console.log(
        `  ${words}: ${said} of ${salary?.count} (${basis.tier}), by hand ${median} of ${hand.length}`,
      );
  }
  return figures;
}

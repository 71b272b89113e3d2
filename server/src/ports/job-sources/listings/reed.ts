import { field, textIn } from "../fields.ts";
import { type JobSource, jsonOf, policyOf, readItems, type Step } from "../port.ts";

const pageSize = 100;
const lastSkip = 400;
const pageAt = (query: string, skip: number): Step => ({
  url: `https://www.reed.co.uk/api/1.0/search?keywords=${encodeURIComponent(query)}&resultsToTake=${pageSize}&resultsToSkip=${skip}`,
  kind: `${skip}/${query}`,
});

/** `21/11/2026` as a day that is read alike everywhere. */
const dayOf = (value: unknown): string =>
  textIn(value).replace(
    /^(\d{1,2})\/(\d{1,2})\/(\d{4}).*$/,
    (_, d: string, m: string, y: string) => `${y}-${m.padStart(2, "0")}-${d.padStart(2, "0")}`,
  );

/** Reed's postings in the United Kingdom, a snippet of each text. A hidden salary is null, never zero. */
export const reed: JobSource = {
  id: "reed",
  policy: policyOf({
    name: "Reed",
    link: "https://www.reed.co.uk/",
    domains: ["reed.co.uk"],
    refreshMinutes: 24 * 60,
    keepDays: 30,
    countries: ["GB"],
    keys: ["REED_KEY"],
    askedPerDay: 500,
    pauseMs: 1_000,
    keyPage: "https://www.reed.co.uk/developers/jobseeker",
  }),
  start: ({ queries }) => queries.map((query) => pageAt(query, 0)),
  headers: (keys) => ({
    authorization: `Basic ${Buffer.from(`${keys.REED_KEY ?? ""}:`).toString("base64")}`,
  }),
  read(body, { kind = "" }) {
    const read = readItems(field(jsonOf(body), "results"), (job) => {
      const id = textIn(job.jobId);
      if (job.jobTitle === undefined || id === "") return null;
      return {
        source: "reed",
        sourceId: id,
        title: job.jobTitle,
        company: job.employerName,
        location: job.locationName,
        country: "GB",
        posted: dayOf(job.date),
        expires: dayOf(job.expirationDate),
        pay: {
          min: job.minimumSalary,
          max: job.maximumSalary,
          currency: job.currency ?? "GBP",
          period: yearOrLess(job),
        },
        description: job.jobDescription,
        url: job.jobUrl ?? `https://www.reed.co.uk/jobs/${id}`,
      };
    });
    const skip = Number(kind.split("/")[0]);
    const query = kind.slice(kind.indexOf("/") + 1);
    const isFull = read.postings.length + read.skipped >= pageSize && skip < lastSkip;
    return isFull ? { ...read, next: [pageAt(query, skip + pageSize)] } : read;
  },
};

/** Reed's lists state sums without a period: what an hour or a day pays is far below what a year does. */
function yearOrLess(job: Readonly<Record<string, unknown>>): "hour" | "day" | "year" {
  const top = Number(job.maximumSalary ?? job.minimumSalary);
  if (top > 0 && top < 90) return "hour";
  return top > 0 && top < 1_500 ? "day" : "year";
}

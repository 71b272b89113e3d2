import { field, joined, listIn, periodIn, textIn } from "../fields.ts";
import { desk, type JobSource, jsonOf, policyOf, readItems } from "../port.ts";

const mostPages = 40;
const pageAt = (page: number, cursor: string) => ({
  url: `https://himalayas.app/jobs/api?limit=20${cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`}`,
  kind: String(page),
});

/**
 * Himalayas' remote postings, newest first, followed by its cursor. Dates are seconds, whatever its pages say; pay is
 * for `salaryPeriod`; no place restriction means anywhere in the world.
 */
export const himalayas: JobSource = {
  id: "himalayas",
  policy: policyOf({
    name: "Himalayas",
    link: "https://himalayas.app/",
    domains: ["himalayas.app"],
    refreshMinutes: 12 * 60,
    keepDays: 45,
    pauseMs: 1_000,
    groups: desk,
  }),
  start: () => [pageAt(1, "")],
  read(body, step) {
    const answer = jsonOf(body);
    const read = readItems(field(answer, "jobs"), (job) => {
      if (job.title === undefined) return null;
      const period = job.salaryPeriod === undefined ? "year" : periodIn(job.salaryPeriod);
      return {
        source: "himalayas",
        sourceId: job.guid,
        title: job.title,
        company: job.companyName,
        location: joined(listIn(job.locationRestrictions).map(restrictionOf), " | ") || "Worldwide",
        remote: true,
        posted: job.pubDate,
        expires: job.expiryDate,
        ...(period === null
          ? {}
          : { pay: { min: job.minSalary, max: job.maxSalary, currency: job.currency, period } }),
        description: textIn(job.description) || job.excerpt,
        type: job.employmentType,
        url: job.applicationLink ?? job.guid,
      };
    });
    const cursor = textIn(field(answer, "nextCursor"));
    const page = Number(step.kind ?? mostPages);
    const isLast = cursor === "" || read.postings.length === 0 || page >= mostPages;
    return isLast ? read : { ...read, next: [pageAt(page + 1, cursor)] };
  },
};

/** A place is a name, or an object that carries one. */
const restrictionOf = (value: unknown): unknown => (typeof value === "string" ? value : field(value, "name"));

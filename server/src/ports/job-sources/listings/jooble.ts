import { field, textIn } from "../fields.ts";
import { type JobSource, jsonOf, policyOf, readItems, type Step } from "../port.ts";

const lastPage = 3;
const pageAt = (query: string, page: number): Step => ({
  url: "https://jooble.org/api/{JOOBLE_KEY}",
  body: JSON.stringify({ keywords: query, location: "", page: String(page) }),
  kind: `${page}/${query}`,
});

/** Jooble's aggregate, a snippet of each text. Ids outgrow what a number holds, so the link is the identity. */
export const jooble: JobSource = {
  id: "jooble",
  policy: policyOf({
    name: "Jooble",
    link: "https://jooble.org/",
    domains: ["jooble.org"],
    refreshMinutes: 24 * 60,
    keepDays: 30,
    keys: ["JOOBLE_KEY"],
    askedPerDay: 100,
    pauseMs: 2_000,
    keyPage: "https://jooble.org/api/about",
  }),
  start: ({ queries }) => queries.map((query) => pageAt(query, 1)),
  read(body, { kind = "" }) {
    const read = readItems(field(jsonOf(body), "jobs"), (job) => {
      if (job.title === undefined || job.link === undefined) return null;
      return {
        source: "jooble",
        sourceId: /\/(?:jdp|desc|away)\/(-?\d{5,30})/.exec(textIn(job.link))?.[1],
        title: job.title,
        company: job.company,
        location: job.location,
        posted: job.updated,
        salary: job.salary,
        description: job.snippet,
        type: job.type,
        url: job.link,
      };
    });
    const page = Number(kind.split("/")[0]);
    const isLast = read.postings.length === 0 || !(page < lastPage);
    return isLast ? read : { ...read, next: [pageAt(kind.slice(kind.indexOf("/") + 1), page + 1)] };
  },
};

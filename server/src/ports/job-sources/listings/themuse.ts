import { field, joined, listIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, policyOf, readItems } from "../port.ts";

/** Page 100 is refused by the source. */
const lastPage = 60;
const pageAt = (page: number) => ({
  url: `https://www.themuse.com/api/public/jobs?page=${page}&descending=true`,
});

/** The Muse's postings over all trades, most in the United States; "Flexible / Remote" is a place there. */
export const theMuse: JobSource = {
  id: "themuse",
  policy: policyOf({
    name: "The Muse",
    link: "https://www.themuse.com/",
    domains: ["themuse.com"],
    refreshMinutes: 12 * 60,
    keepDays: 45,
    pauseMs: 8_000,
    askedPerDay: 400,
    countries: ["US"],
  }),
  start: () => [pageAt(1)],
  read(body, step) {
    const answer = jsonOf(body);
    const read = readItems(field(answer, "results"), (job) => {
      const url = field(job.refs, "landing_page");
      if (job.name === undefined || url === undefined) return null;
      const places = listIn(job.locations).map((place) => textIn(field(place, "name")));
      return {
        source: "themuse",
        sourceId: job.id,
        title: job.name,
        company: field(job.company, "name"),
        location: joined(places, " | "),
        remote: places.some((place) => /\bremote\b/i.test(place)),
        posted: job.publication_date,
        description: job.contents,
        type: joined(
          listIn(job.levels).map((level) => field(level, "name")),
          ", ",
        ),
        url,
      };
    });
    const page = Number(/[?&]page=(\d+)/.exec(step.url)?.[1] ?? lastPage);
    const pages = Number(field(answer, "page_count"));
    const isLast = read.postings.length === 0 || page >= lastPage || page >= pages;
    return isLast ? read : { ...read, next: [pageAt(page + 1)] };
  },
};

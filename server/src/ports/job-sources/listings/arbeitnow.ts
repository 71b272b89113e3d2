import { field } from "../fields.ts";
import { type JobSource, jsonOf, policyOf, readItems } from "../port.ts";

const lastPage = 10;
const pageAt = (page: number) => ({ url: `https://www.arbeitnow.com/api/job-board-api?page=${page}` });

/**
 * Arbeitnow's board, Germany first: a hundred postings a page, newest first. `links.next` carries a changing search
 * and is not followed. Bodies come escaped as a whole.
 */
export const arbeitnow: JobSource = {
  id: "arbeitnow",
  policy: policyOf({
    name: "Arbeitnow",
    link: "https://www.arbeitnow.com/",
    domains: ["arbeitnow.com"],
    refreshMinutes: 4 * 60,
    keepDays: 45,
    countries: ["DE"],
  }),
  start: () => [pageAt(1)],
  read(body, step) {
    const read = readItems(field(jsonOf(body), "data"), (item) => {
      if (item.title === undefined || item.url === undefined) return null;
      return {
        source: "arbeitnow",
        sourceId: item.slug,
        title: item.title,
        company: item.company_name,
        location: item.location,
        remote: item.remote,
        posted: item.created_at,
        description: item.description,
        type: item.job_types,
        url: item.url,
      };
    });
    const page = Number(/[?&]page=(\d+)/.exec(step.url)?.[1] ?? lastPage);
    const isLast = read.postings.length === 0 || page >= lastPage;
    return isLast ? read : { ...read, next: [pageAt(page + 1)] };
  },
};

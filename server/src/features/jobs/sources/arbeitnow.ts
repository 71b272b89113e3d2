import { type JobSource, jsonOf, readItems } from "./source.ts";

const pages = [1, 2, 3, 4, 5];

/**
 * Arbeitnow's board, Germany first: a hundred postings a page, newest first. `links.next` carries a changing search
 * and is not followed. Bodies come escaped as a whole.
 */
export const arbeitnow: JobSource = {
  id: "arbeitnow",
  paged: true,
  policy: {
    name: "Arbeitnow",
    link: "https://www.arbeitnow.com/",
    follow: true,
    refreshMinutes: 4 * 60,
    keepDays: 45,
  },
  addresses: () => pages.map((page) => `https://www.arbeitnow.com/api/job-board-api?page=${page}`),
  read(body) {
    const answer = jsonOf(body);
    const data = typeof answer === "object" && answer !== null && "data" in answer ? answer.data : undefined;
    return readItems(data, (item) => {
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
  },
};

import { companyOfSlug } from "../board-address.ts";
import { boardPolicy, splitSlug } from "../board-policy.ts";
import { field, joined, listIn, periodIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, readItems } from "../port.ts";

const pageSize = 100;
const lastSkip = 2_000;

function stepFor(slug: string, skip: number) {
  const { own, region } = splitSlug(slug);
  const host = region === "eu" ? "api.eu.lever.co" : "api.lever.co";
  return {
    url: `https://${host}/v0/postings/${encodeURIComponent(own)}?mode=json&limit=${pageSize}&skip=${skip}`,
    board: slug,
  };
}

/** Boards of employers on Lever. The body comes in pieces; dates are milliseconds; the interval "per-year-salary". */
export const lever: JobSource = {
  id: "lever",
  board: "lever",
  policy: boardPolicy("Lever"),
  start: ({ boards }) => boards.map(({ slug }) => stepFor(slug, 0)),
  read(body, { url, board = "" }) {
    const read = readItems(jsonOf(body), (job) => {
      if (job.text === undefined || job.hostedUrl === undefined) return null;
      const period = periodIn(field(job.salaryRange, "interval"));
      const places = listIn(field(job.categories, "allLocations"));
      const lists = listIn(job.lists).map(
        (list) => `<h3>${textIn(field(list, "text"))}</h3><ul>${textIn(field(list, "content"))}</ul>`,
      );
      return {
        source: "lever",
        sourceId: `${board}/${textIn(job.id)}`,
        title: job.text,
        company: companyOfSlug(board),
        location: joined(places, " | ") || field(job.categories, "location"),
        country: job.country,
        remote: textIn(job.workplaceType) === "remote",
        posted: job.createdAt,
        ...(period === null
          ? {}
          : {
              pay: {
                min: field(job.salaryRange, "min"),
                max: field(job.salaryRange, "max"),
                currency: field(job.salaryRange, "currency"),
                period,
              },
            }),
        description: [textIn(job.description), ...lists, textIn(job.additional)].join("\n"),
        type: field(job.categories, "commitment"),
        url: job.hostedUrl,
      };
    });
    const skip = Number(/[?&]skip=(\d+)/.exec(url)?.[1] ?? lastSkip);
    const isFull = read.postings.length + read.skipped >= pageSize && skip < lastSkip;
    return isFull ? { ...read, next: [stepFor(board, skip + pageSize)] } : read;
  },
};

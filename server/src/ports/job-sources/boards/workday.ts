import { companyOfSlug } from "../board-address.ts";
import { boardPolicy } from "../board-policy.ts";
import { field, joined, listIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, readItems, SourceGarbled, type SourcePage, type Step } from "../port.ts";

const pageSize = 20;
const lastOffset = 400;

/** Host, tenant and site of a slug `acorn.wd5/External`. */
function placeOf(slug: string): { host: string; tenant: string; site: string } {
  const [left = "", site = ""] = slug.split("/");
  return { host: `https://${left}.myworkdayjobs.com`, tenant: left.split(".")[0] ?? "", site };
}
const dataAt = (slug: string) => {
  const { host, tenant, site } = placeOf(slug);
  return `${host}/wday/cxs/${encodeURIComponent(tenant)}/${encodeURIComponent(site)}`;
};
const listAt = (board: string, offset: number): Step => ({
  url: `${dataAt(board)}/jobs`,
  body: JSON.stringify({ appliedFacets: {}, limit: pageSize, offset, searchText: "" }),
  kind: String(offset),
  board,
});

function readList(body: string, { kind = "", board = "" }: Step): SourcePage {
  const items = field(jsonOf(body), "jobPostings");
  if (!Array.isArray(items)) throw new SourceGarbled("The answer holds no list of postings.");
  const next: Step[] = [];
  let skipped = 0;
  for (const item of items) {
    const path = textIn(field(item, "externalPath"));
    if (/^\/job\/[^?#\s]{1,500}$/.test(path) && !path.includes(".."))
      next.push({ url: `${dataAt(board)}${path}`, kind: "one", board, about: `${board}${path}` });
    else skipped++;
  }
  const offset = Number(kind);
  // Only the first page states the true total, so a full page is what says that there is more.
  const hasMore = items.length >= pageSize && offset < lastOffset;
  return { postings: [], skipped, next: hasMore ? [...next, listAt(board, offset + pageSize)] : next };
}

/** Public listings of employers on Workday: a list by POST, then each posting by itself. */
export const workday: JobSource = {
  id: "workday",
  board: "workday",
  policy: boardPolicy("Workday", { refreshMinutes: 24 * 60, pauseMs: 1_000 }),
  start: ({ boards }) => boards.map(({ slug }) => listAt(slug, 0)),
  read(body, step) {
    if (step.kind !== "one") return readList(body, step);
    const board = step.board ?? "";
    const answer = jsonOf(body);
    return readItems([field(answer, "jobPostingInfo")], (job) => {
      const { host, site } = placeOf(board);
      const path = (step.about ?? "").slice(board.length);
      if (job.title === undefined) return null;
      return {
        source: "workday",
        sourceId: step.about,
        title: job.title,
        company: textIn(field(answer, "hiringOrganization", "name")) || companyOfSlug(board),
        location: joined([job.location, ...listIn(job.additionalLocations)], " | "),
        country: field(job.country, "alpha2Code"),
        remote: /^(?:fully )?remote$/i.test(textIn(job.remoteType)),
        posted: job.startDate,
        expires: job.endDate,
        description: job.jobDescription,
        type: job.timeType,
        url: textIn(job.externalUrl) || `${host}/${encodeURIComponent(site)}${path}`,
      };
    });
  },
};

import { jobPostingsIn } from "@waymark/domain/job-sources/json-ld";
import { readJobPosting } from "@waymark/domain/job-sources/read-row";
import { companyOfSlug } from "../board-address.ts";
import { boardPolicy } from "../board-policy.ts";
import { isEmployerOfTenant, namedEmployer } from "../employer-of-site.ts";
import { type JobSource, SourceGarbled, type SourcePage, type Step } from "../port.ts";

const lastPage = 15;
const listAt = (board: string, page: number): Step => ({
  url: `https://${board}.icims.com/jobs/search?ss=1&in_iframe=1&pr=${page}`,
  kind: String(page),
  board,
});

function readList(body: string, { kind = "", board = "" }: Step): SourcePage {
  if (!/<html|<body|<div/i.test(body)) throw new SourceGarbled("The answer is no page.");
  const ids = new Map<string, string>();
  for (const [, id = "", title = ""] of body.matchAll(/\/jobs\/(\d{1,12})\/([a-z0-9%._~-]{1,200})\/job\b/gi))
    ids.set(id, title);
  const next = [...ids].map(([id, title]) => ({
    url: `https://${board}.icims.com/jobs/${id}/${title}/job?in_iframe=1`,
    kind: "one",
    board,
    about: `${board}/${id}`,
  }));
  const page = Number(kind);
  return {
    postings: [],
    skipped: 0,
    next: ids.size > 0 && page < lastPage ? [...next, listAt(board, page + 1)] : next,
  };
}

/** Public listings of employers on iCIMS: pages of links, each posting with schema.org data in it. */
export const icims: JobSource = {
  id: "icims",
  board: "icims",
  policy: boardPolicy("iCIMS", { refreshMinutes: 24 * 60, pauseMs: 2_000, obeysRobots: true }),
  start: ({ boards }) => boards.map(({ slug }) => listAt(slug, 0)),
  read(body, step) {
    if (step.kind !== "one") return readList(body, step);
    const board = step.board ?? "";
    const { postings, broken } = jobPostingsIn(body);
    const [found] = postings;
    if (found === undefined) return { postings: [], skipped: Math.max(1, broken) };
    const raw = readJobPosting(found, "icims");
    const employer = namedEmployer(found);
    const isProven = employer === "" || isEmployerOfTenant(employer, board);
    const host = `${board}.icims.com`;
    return {
      postings: [
        {
          ...raw,
          sourceId: step.about,
          ...(isProven
            ? { company: raw.company ?? companyOfSlug(board) }
            : { company: host, postedOn: host }),
          url: raw.url ?? step.url.replace(/\?.*$/, ""),
        },
      ],
      skipped: broken,
    };
  },
};

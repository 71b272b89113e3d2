import type { RawPosting } from "@waymark/domain/jobs/posting";
import { companyOfSlug } from "../board-address.ts";
import { boardPolicy } from "../board-policy.ts";
import { field, joined, listIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, readItems, SourceGarbled, type SourcePage, type Step } from "../port.ts";

const pageSize = 100;
const lastOffset = 1_000;
const base = (board: string) =>
  `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(board)}/postings`;
const listAt = (board: string, offset: number): Step => ({
  url: `${base(board)}?limit=${pageSize}&offset=${offset}`,
  board,
});

/** The list carries no texts: each of its postings is one more request, unless it is known already. */
function readList(body: string, { url, board = "" }: Step): SourcePage {
  const answer = jsonOf(body);
  const items = field(answer, "content");
  if (!Array.isArray(items)) throw new SourceGarbled("The answer holds no list of postings.");
  const next: Step[] = [];
  let skipped = 0;
  for (const item of items) {
    const id = textIn(field(item, "id"));
    if (/^[\w-]{1,60}$/.test(id))
      next.push({ url: `${base(board)}/${id}`, kind: "one", board, about: `${board}/${id}` });
    else skipped++;
  }
  const offset = Number(/[?&]offset=(\d+)/.exec(url)?.[1] ?? lastOffset);
  const hasMore = offset + pageSize < Number(field(answer, "totalFound")) && offset < lastOffset;
  return { postings: [], skipped, next: hasMore ? [...next, listAt(board, offset + pageSize)] : next };
}

/** One posting as list and detail write it; the list's has no text. */
export function readSmartPosting(job: Readonly<Record<string, unknown>>, board: string): RawPosting | null {
  const id = textIn(job.id);
  if (job.name === undefined || id === "") return null;
  const sections = field(job.jobAd, "sections");
  const parts = ["companyDescription", "jobDescription", "qualifications", "additionalInformation"].map(
    (name) => {
      const text = textIn(field(sections, name, "text"));
      return text === "" ? "" : `<h3>${textIn(field(sections, name, "title"))}</h3>${text}`;
    },
  );
  const place = job.location;
  return {
    source: "smartrecruiters",
    sourceId: `${board}/${id}`,
    title: job.name,
    company: textIn(field(job.company, "name")) || companyOfSlug(board),
    location:
      textIn(field(place, "fullLocation")) ||
      joined(
        [field(place, "city"), field(place, "region"), textIn(field(place, "country")).toUpperCase()],
        ", ",
      ),
    country: textIn(field(place, "country")).toUpperCase(),
    remote: field(place, "remote"),
    posted: job.releasedDate,
    description: parts.join("\n"),
    type: [field(job.typeOfEmployment, "label"), field(job.typeOfEmployment, "id")],
    url:
      job.postingUrl ??
      `https://jobs.smartrecruiters.com/${encodeURIComponent(board)}/${encodeURIComponent(id)}`,
  };
}

/** Boards of employers on SmartRecruiters: a list, then each posting by itself. Countries come in lower case. */
export const smartRecruiters: JobSource = {
  id: "smartrecruiters",
  board: "smartrecruiters",
  policy: boardPolicy("SmartRecruiters", { refreshMinutes: 24 * 60 }),
  start: ({ boards }) => boards.map(({ slug }) => listAt(slug, 0)),
  read(body, step) {
    if (step.kind !== "one") return readList(body, step);
    return readItems(listIn([jsonOf(body)]), (job) => readSmartPosting(job, step.board ?? ""));
  },
};

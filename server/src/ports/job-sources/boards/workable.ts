import { companyOfSlug } from "../board-address.ts";
import { boardPolicy } from "../board-policy.ts";
import { field, joined, listIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, readItems } from "../port.ts";

const placeOf = (place: unknown): string =>
  joined(
    [field(place, "city"), field(place, "region") ?? field(place, "state"), field(place, "country")],
    ", ",
  );

/** Types as the two lists write them: "Full-time" and "full". */
const typeOf = (value: unknown): string => textIn(value).replace(/^(full|part)$/i, "$1-time");

/** Boards of employers on Workable. It refuses for hours once asked too often, so it is asked slowly. */
export const workable: JobSource = {
  id: "workable",
  board: "workable",
  policy: boardPolicy("Workable", { pauseMs: 5_000, refreshMinutes: 24 * 60 }),
  start: ({ boards }) =>
    boards.map(({ slug }) => ({
      url: `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(slug)}?details=true`,
      board: slug,
    })),
  read(body, { board = "" }) {
    const answer = jsonOf(body);
    return readItems(field(answer, "jobs") ?? field(answer, "results"), (job) => {
      const code = textIn(job.shortcode);
      if (job.title === undefined || code === "") return null;
      const places = listIn(job.locations)
        .filter((place) => field(place, "hidden") !== true)
        .map(placeOf);
      return {
        source: "workable",
        sourceId: `${board}/${code}`,
        title: job.title,
        company: textIn(field(answer, "name")) || companyOfSlug(board),
        location: joined(places, " | ") || placeOf(job.location ?? job),
        country: field(job.location, "countryCode"),
        remote: job.telecommuting ?? job.remote,
        posted: job.published_on ?? job.published ?? job.created_at,
        description: job.description,
        type: typeOf(job.employment_type ?? job.type),
        url:
          textIn(job.url) ||
          `https://apply.workable.com/${encodeURIComponent(board)}/j/${encodeURIComponent(code)}/`,
      };
    });
  },
};

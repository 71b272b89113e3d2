import { companyOfSlug } from "../board-address.ts";
import { boardPolicy } from "../board-policy.ts";
import { field, listIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, readItems } from "../port.ts";

/** Whether an employer's own field states where the work is done: "Location Type: Remote". Other fields are ignored. */
function isStatedRemote(metadata: unknown): boolean {
  return listIn(metadata).some(
    (entry) =>
      /location type|workplace|remote/i.test(textIn(field(entry, "name"))) &&
      /^(?:fully )?remote$/i.test(textIn(field(entry, "value"))),
  );
}

/**
 * Boards of employers on Greenhouse, one answer a board. `content` is escaped once more than HTML is; a location
 * may join several places.
 */
export const greenhouse: JobSource = {
  id: "greenhouse",
  board: "greenhouse",
  policy: boardPolicy("Greenhouse"),
  start: ({ boards }) =>
    boards.map(({ slug }) => ({
      url: `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(slug)}/jobs?content=true`,
      board: slug,
    })),
  read(body, { board = "" }) {
    return readItems(field(jsonOf(body), "jobs"), (job) => {
      if (job.title === undefined || job.absolute_url === undefined) return null;
      const office = textIn(field(listIn(job.offices)[0], "location"));
      return {
        source: "greenhouse",
        sourceId: `${board}/${textIn(job.id)}`,
        title: job.title,
        company: job.company_name ?? companyOfSlug(board),
        location: textIn(field(job.location, "name")) || office,
        remote: isStatedRemote(job.metadata),
        posted: job.first_published ?? job.updated_at,
        expires: job.application_deadline,
        description: job.content,
        url: job.absolute_url,
      };
    });
  },
};

import { type JobSource, jsonOf, readItems } from "./source.ts";

/** Boards that are fetched besides the operator's own. */
const starterBoards = [
  "airbnb",
  "anthropic",
  "asana",
  "cloudflare",
  "databricks",
  "datadog",
  "discord",
  "duolingo",
  "elastic",
  "figma",
  "gitlab",
  "instacart",
  "lyft",
  "mongodb",
  "pinterest",
  "reddit",
  "samsara",
  "squarespace",
  "stripe",
  "twitch",
  "waymo",
];

const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** The board's name in the address it was fetched from, for postings that name no company. */
const boardOf = (address: string): string => /\/boards\/([^/]+)\//.exec(address)?.[1] ?? "";

/**
 * What an employer's own field says about where the work is done: "Location Type: Remote". Other fields are the
 * employer's affair.
 */
function isStatedRemote(metadata: unknown): boolean {
  if (!Array.isArray(metadata)) return false;
  return metadata.some(
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
  paged: false,
  policy: { name: "Greenhouse", link: null, follow: true, refreshMinutes: 12 * 60, keepDays: 14 },
  addresses: (boards) =>
    [...new Set([...starterBoards, ...boards])]
      .filter((board) => /^[a-z0-9_-]{1,80}$/i.test(board))
      .map((board) => `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true`),
  read(body, address) {
    return readItems(field(jsonOf(body), "jobs"), (job) => {
      if (job.title === undefined || job.absolute_url === undefined) return null;
      const offices = Array.isArray(job.offices) ? job.offices : [];
      const office = textIn(field(offices[0], "location"));
      return {
        source: "greenhouse",
        sourceId: `${boardOf(address)}/${String(job.id)}`,
        title: job.title,
        company: job.company_name ?? boardOf(address),
        location: textIn(field(job.location, "name")) || office,
        remote: isStatedRemote(job.metadata),
        posted: job.first_published ?? job.updated_at,
        description: job.content,
        url: job.absolute_url,
      };
    });
  },
};

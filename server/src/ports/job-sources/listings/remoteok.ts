import { desk, type JobSource, jsonOf, policyOf, readItems } from "../port.ts";

/**
 * Remote OK's whole list, about a hundred postings. The first row is its legal notice: name Remote OK and link to
 * the posting there with a link that search engines may follow. Pay is annual in US dollars, 0 when unknown.
 */
export const remoteOk: JobSource = {
  id: "remoteok",
  policy: policyOf({
    name: "Remote OK",
    link: null,
    domains: ["remoteok.com"],
    refreshMinutes: 6 * 60,
    keepDays: 30,
    groups: desk,
  }),
  start: () => [{ url: "https://remoteok.com/api" }],
  read(body) {
    const rows = jsonOf(body);
    const items = Array.isArray(rows) ? rows.filter((row) => !isNotice(row)) : rows;
    return readItems(items, (row) => {
      if (row.position === undefined) return null;
      return {
        source: "remoteok",
        sourceId: row.id,
        title: row.position,
        company: row.company,
        location: typeof row.location === "string" ? row.location.replace(/[\s,]+$/, "") : "",
        remote: true,
        posted: row.epoch ?? row.date,
        pay: { min: row.salary_min, max: row.salary_max, currency: "USD", period: "year" },
        description: row.description,
        type: row.tags,
        url: row.url ?? row.apply_url,
      };
    });
  },
};

const isNotice = (row: unknown): boolean =>
  typeof row === "object" && row !== null && "legal" in row && !("position" in row);

import { field } from "../fields.ts";
import { desk, type JobSource, jsonOf, policyOf, readItems } from "../port.ts";

/**
 * Remotive's remote postings, off unless asked for: its terms forbid putting a sign-up before a listing, so it is for
 * installations whose listings stand open. At most four fetches a day.
 */
export const remotive: JobSource = {
  id: "remotive",
  policy: policyOf({
    name: "Remotive",
    link: null,
    domains: ["remotive.com"],
    refreshMinutes: 6 * 60,
    keepDays: 30,
    askedPerDay: 4,
    byDefault: "off",
    label: "open_listing",
    groups: desk,
  }),
  start: () => [{ url: "https://remotive.com/api/remote-jobs" }],
  read(body) {
    return readItems(field(jsonOf(body), "jobs"), (job) => {
      if (job.title === undefined || job.url === undefined) return null;
      return {
        source: "remotive",
        sourceId: job.id,
        title: job.title,
        company: job.company_name,
        location: job.candidate_required_location,
        remote: true,
        posted: job.publication_date,
        salary: job.salary,
        description: job.description,
        type: typeof job.job_type === "string" ? job.job_type.replace(/_/g, "-") : undefined,
        url: job.url,
      };
    });
  },
};

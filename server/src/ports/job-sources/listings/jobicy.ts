import { field, listIn, periodIn, textIn } from "../fields.ts";
import { desk, type JobSource, jsonOf, policyOf, readItems } from "../port.ts";

const regions = ["", "usa", "uk", "germany", "france", "spain", "europe"];

/**
 * Jobicy's remote postings, the newest fifty of each region. Places come as "LATAM,  Canada,  USA"; pay keys are
 * absent when unknown; the date is local time without a zone.
 */
export const jobicy: JobSource = {
  id: "jobicy",
  policy: policyOf({
    name: "Jobicy",
    link: "https://jobicy.com/",
    domains: ["jobicy.com"],
    refreshMinutes: 8 * 60,
    keepDays: 30,
    pauseMs: 2_000,
    groups: desk,
  }),
  start: () =>
    regions.map((geo) => ({
      url: `https://jobicy.com/api/v2/remote-jobs?count=50${geo === "" ? "" : `&geo=${geo}`}`,
    })),
  read(body) {
    return readItems(field(jsonOf(body), "jobs"), (job) => {
      if (job.jobTitle === undefined || job.url === undefined) return null;
      const place = textIn(job.jobGeo).replace(/\s*,\s*/g, ", ");
      return {
        source: "jobicy",
        sourceId: job.id,
        title: job.jobTitle,
        company: job.companyName,
        location: place.split(", ").join(" | "),
        remote: true,
        posted: job.pubDate,
        pay: {
          min: job.annualSalaryMin ?? job.salaryMin,
          max: job.annualSalaryMax ?? job.salaryMax,
          currency: job.salaryCurrency,
          period: periodIn(job.salaryPeriod) ?? "year",
        },
        description: textIn(job.jobDescription) || job.jobExcerpt,
        type: listIn(job.jobType),
        url: job.url,
      };
    });
  },
};

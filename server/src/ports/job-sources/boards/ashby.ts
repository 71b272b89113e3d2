import { companyOfSlug } from "../board-address.ts";
import { boardPolicy } from "../board-policy.ts";
import { field, joined, listIn, periodIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, readItems } from "../port.ts";

/** The salary among an offer's parts; equity and bonuses are others. */
function salaryOf(compensation: unknown): unknown {
  const tiers = listIn(field(compensation, "compensationTiers"));
  const parts = [
    ...listIn(field(compensation, "summaryComponents")),
    ...tiers.flatMap((tier) => listIn(field(tier, "components"))),
  ];
  return parts.find((part) => textIn(field(part, "compensationType")) === "Salary");
}

/** Boards of employers on Ashby, one answer a board, slow to come. Unlisted postings are not shown. */
export const ashby: JobSource = {
  id: "ashby",
  board: "ashby",
  policy: boardPolicy("Ashby", { pauseMs: 2_000 }),
  start: ({ boards }) =>
    boards.map(({ slug }) => ({
      url: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(slug)}?includeCompensation=true`,
      board: slug,
    })),
  read(body, { board = "" }) {
    const jobs = field(jsonOf(body), "jobs");
    const listed = Array.isArray(jobs) ? jobs.filter((job) => field(job, "isListed") !== false) : jobs;
    return readItems(listed, (job) => {
      if (job.title === undefined || job.jobUrl === undefined) return null;
      const salary = salaryOf(job.compensation);
      const period = periodIn(field(salary, "interval"));
      const others = listIn(job.secondaryLocations).map((place) => field(place, "location"));
      return {
        source: "ashby",
        sourceId: `${board}/${textIn(job.id)}`,
        title: job.title,
        company: companyOfSlug(board),
        location: joined([job.location, ...others], " | "),
        remote:
          job.workplaceType === undefined || job.workplaceType === null
            ? job.isRemote
            : job.workplaceType === "Remote",
        posted: job.publishedAt,
        ...(period === null
          ? {}
          : {
              pay: {
                min: field(salary, "minValue"),
                max: field(salary, "maxValue"),
                currency: field(salary, "currencyCode"),
                period,
              },
            }),
        description: textIn(job.descriptionHtml) || job.descriptionPlain,
        type: textIn(job.employmentType).replace(/([a-z])([A-Z])/g, "$1 $2"),
        url: job.jobUrl,
      };
    });
  },
};

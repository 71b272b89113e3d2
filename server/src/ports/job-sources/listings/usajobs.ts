import { field, joined, listIn, periodIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, policyOf, readItems, type Step } from "../port.ts";

const pageSize = 500;
const lastPage = 20;
const pageAt = (page: number): Step => ({
  url: `https://data.usajobs.gov/api/search?ResultsPerPage=${pageSize}&Page=${page}&DatePosted=30&WhoMayApply=public&Fields=full`,
  kind: String(page),
});

/** Federal vacancies of the United States over every trade. `RemoteIndicator` is a boolean or the word; pay by codes. */
export const usaJobs: JobSource = {
  id: "usajobs",
  policy: policyOf({
    name: "USAJOBS",
    link: "https://www.usajobs.gov/",
    domains: ["usajobs.gov"],
    refreshMinutes: 24 * 60,
    keepDays: 30,
    countries: ["US"],
    keys: ["USAJOBS_KEY", "USAJOBS_EMAIL"],
    pauseMs: 2_000,
    keyPage: "https://developer.usajobs.gov/apirequest/",
  }),
  start: () => [pageAt(1)],
  headers: (keys) => ({
    "authorization-key": keys.USAJOBS_KEY ?? "",
    "user-agent": keys.USAJOBS_EMAIL ?? "",
  }),
  read(body, { kind = "" }) {
    const result = field(jsonOf(body), "SearchResult");
    const read = readItems(field(result, "SearchResultItems"), (item) => {
      const job = item.MatchedObjectDescriptor;
      const title = field(job, "PositionTitle");
      if (title === undefined) return null;
      const details = field(job, "UserArea", "Details");
      const paid = listIn(field(job, "PositionRemuneration"))[0];
      const period = periodIn(field(paid, "RateIntervalCode"));
      const places = listIn(field(job, "PositionLocation"))
        .slice(0, 10)
        .map((place) => field(place, "LocationName"));
      return {
        source: "usajobs",
        sourceId: textIn(item.MatchedObjectId) || field(job, "PositionID"),
        title,
        company: field(job, "OrganizationName") ?? field(job, "DepartmentName"),
        location: joined(places, " | ") || field(job, "PositionLocationDisplay"),
        country: "US",
        remote: /^true$/i.test(String(field(details, "RemoteIndicator"))),
        posted: field(job, "PublicationStartDate"),
        expires: field(job, "ApplicationCloseDate"),
        ...(period === null
          ? {}
          : {
              pay: {
                min: field(paid, "MinimumRange"),
                max: field(paid, "MaximumRange"),
                currency: "USD",
                period,
              },
            }),
        description: joined(
          [
            field(details, "JobSummary"),
            ...listIn(field(details, "MajorDuties")),
            field(job, "QualificationSummary"),
          ],
          "\n\n",
        ),
        type: [...listIn(field(job, "PositionSchedule")), ...listIn(field(job, "PositionOfferingType"))].map(
          (entry) => field(entry, "Name"),
        ),
        url: field(job, "PositionURI") ?? listIn(field(job, "ApplyURI"))[0],
      };
    });
    const page = Number(kind);
    const isFull = read.postings.length + read.skipped >= pageSize && page < lastPage;
    return isFull ? { ...read, next: [pageAt(page + 1)] } : read;
  },
};

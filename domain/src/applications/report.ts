import type { ReportLine } from "@waymark/contract/application-transfer";
import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import { dayIn } from "../vocabulary/day-in.ts";
import { phaseOf } from "./stages.ts";

/** Days of a report, both counted, and the zone they are days of. */
export interface ReportSpan {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

type Sent = Pick<ApplicationCard, "job" | "stage" | "appliedAt" | "stageSince">;

/** The host of an address, for who is told nothing else of where a job was found. */
const hostOf = (url: string): string =>
  /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? "";

/**
 * The lines of a work-search report: what was sent in these days, the oldest first, and what became of it.
 * @param stages Every stage the person has or had.
 */
export function reportLines(
  applications: readonly Sent[],
  stages: readonly Stage[],
  { from, to, timeZone }: ReportSpan,
): ReportLine[] {
  const lines = applications.flatMap(({ job, stage, appliedAt, stageSince }): ReportLine[] => {
    if (appliedAt === null) return [];
    const on = dayIn(timeZone, appliedAt);
    if (on < from || on > to) return [];
    const { title, company, location, url, source } = job;
    return [
      {
        on,
        title,
        company,
        location,
        how: source === "" || source === "own" ? hostOf(url) : source,
        url,
        result: phaseOf(stages, stage) ?? "waiting",
        resultOn: dayIn(timeZone, stageSince),
      },
    ];
  });
  return lines.sort((a, b) => (a.on === b.on ? a.company.localeCompare(b.company) : a.on < b.on ? -1 : 1));
}

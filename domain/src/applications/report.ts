import type { ApplicationCard, Stage } from "@waymark/contract/applications";
import type { ReportLine } from "@waymark/contract/applications-transfer";
import { dayIn } from "../vocabulary/day-in.ts";
import { phaseOf } from "./stages.ts";

/** Includes both days, in the given time zone. */
export interface ReportSpan {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

type Sent = Pick<ApplicationCard, "job" | "stage" | "appliedAt" | "stageSince">;

/** The host of an address, shown when no other source of the job is known. */
const hostOf = (url: string): string =>
  /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? "";

/**
 * Applications sent in these days, oldest first, with their result. @param stages Every stage the person has or had.
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

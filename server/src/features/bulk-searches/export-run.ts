import type { downloadBulkRun } from "@waymark/contract/bulk-searches";
import type { QueryOf } from "@waymark/contract/endpoint";
import { writeCsv } from "@waymark/domain/applications/write-csv";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { printReport } from "../../printing/print-report.ts";
import { type MadeFile, separatorFor } from "../applications/transfer/export-file.ts";
import { nameOfMember } from "../grants/item-names.ts";
import { reportBrandOf } from "../teams/branding/brand.ts";
import { type RunWithList, runBulkList } from "./run-list.ts";

/** The postings as lines of a report, with the people they are for. */
function linesOf(
  { hits, searches, members }: Pick<RunWithList, "hits" | "searches" | "members">,
  { timeZone }: Actor,
  nameOfMatch: (match: number) => string,
) {
  const forWhom = (searchId: string): string => {
    const search = searches.find(({ id }) => id === searchId);
    return members.find(({ userId }) => userId === search?.forId)?.displayName ?? search?.forName ?? "";
  };
  return hits.map(({ job, for: fits }) => ({
    on: dayIn(timeZone, job.postedDate),
    company: job.company,
    location: job.location,
    title: job.title,
    how: [...new Set(fits.map(({ searchId }) => forWhom(searchId)).filter(Boolean))].join(", "),
    url: job.url,
    result: fits.flatMap(({ match }) => (match === null ? [] : nameOfMatch(match)))[0] ?? "",
  }));
}

/** Runs the caller's list and writes it as a file. */
export async function writeBulkRun(
  deps: Deps,
  actor: Actor,
  teamId: string,
  { format, paper, language = actor.locale }: QueryOf<typeof downloadBulkRun>,
): Promise<MadeFile> {
  const { hits, searches, members, ranAt } = await runBulkList(deps, actor, teamId);
  const translate = (key: string, params?: Record<string, unknown>) =>
    deps.translate(language, `bulk-searches.file.${key}`, params);
  const lines = linesOf({ hits, searches, members }, actor, (match) => translate("match", { match }));
  const heading = {
    on: translate("on"),
    company: translate("company"),
    title: translate("job"),
    how: translate("for"),
    result: translate("fits"),
  };
  const today = dayIn(actor.timeZone, ranAt);
  const fileName = translate("name", { date: today });
  if (format === "csv") {
    const head = [
      heading.how,
      heading.title,
      heading.company,
      translate("place"),
      translate("link"),
      heading.result,
    ];
    const rows = lines.map((one) => [one.how, one.title, one.company, one.location, one.url, one.result]);
    const csv = writeCsv([head, ...rows], separatorFor(language));
    const bytes = new TextEncoder().encode(csv);
    return { bytes, type: "text/csv; charset=utf-8", fileName: `${fileName}.csv` };
  }
  const bytes = await printReport(deps, {
    language,
    brand: await reportBrandOf(deps, teamId),
    paper,
    title: translate("title"),
    name: await nameOfMember(deps, actor.userId),
    span: today,
    made: translate("made", { date: today }),
    count: translate("count", { count: lines.length }),
    signature: translate("signature"),
    page: translate("page", { page: "<page>", pages: "<pages>" }),
    heading,
    lines,
  });
  return { bytes, type: "application/pdf", fileName: `${fileName}.pdf` };
}

import type { downloadReport, ReportLine, readReport } from "@waymark/contract/applications-transfer";
import type { QueryOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { reportLines } from "@waymark/domain/applications/report";
import { writeCsv } from "@waymark/domain/applications/write-csv";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import type { Who } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { printReport } from "../../../printing/print-report.ts";
import { findPerson } from "../../accounts/profile/find-person.ts";
import { readCards } from "../board/card-store.ts";
import { readStages } from "../board/stages-store.ts";
import { allStages } from "../record-event.ts";
import { type MadeFile, separatorFor } from "./export-file.ts";

/**
 * The applications that the person sent in these days, including archived ones.
 * @throws AppError `invalid_request` when the period ends before it begins.
 */
export async function readLines(
  deps: Deps,
  who: Who,
  { from, to }: Pick<QueryOf<typeof readReport>, "from" | "to">,
): Promise<ReportLine[]> {
  if (from > to) throw new AppError("invalid_request");
  const stages = allStages(await readStages(deps.db, who.userId));
  const cards = await readCards(deps.db, who.userId, true);
  return reportLines(cards, stages, { from, to, timeZone: who.timeZone });
}

/** A calendar date in the format of the language. */
const dayOf = (language: Language, day: string, dateStyle: "long" | "medium" | "short"): string =>
  new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

const nameOf = (person: Awaited<ReturnType<typeof findPerson>>): string =>
  person === null ? "" : `${person.firstName} ${person.lastName}`.trim() || person.displayName;

/** The report as a file. @throws AppError `invalid_request`, `not_printable`, `busy`. */
export async function writeReport(
  deps: Deps,
  who: Who,
  { from, to, format, paper, language = who.locale }: QueryOf<typeof downloadReport>,
): Promise<MadeFile> {
  const lines = await readLines(deps, who, { from, to });
  const say = (key: string, params?: Record<string, unknown>) =>
    deps.say(language, `applications-transfer.report.${key}`, params);
  const fileName = say("file", { from, to });
  const result = ({ result, resultOn, on }: ReportLine): string =>
    resultOn === on
      ? say(`phase.${result}`)
      : `${say(`phase.${result}`)}, ${dayOf(language, resultOn, "medium")}`;
  const heading = {
    on: say("column.on"),
    company: say("column.company"),
    title: say("column.title"),
    how: say("column.how"),
    result: say("column.result"),
  };
  if (format === "csv") {
    const rows = lines.map((line) => [
      line.on,
      [line.company, line.location].filter((part) => part !== "").join(", "),
      line.title,
      [line.how, line.url].filter((part) => part !== "").join(", "),
      result(line),
    ]);
    const csv = writeCsv([Object.values(heading), ...rows], separatorFor(language));
    return {
      bytes: new TextEncoder().encode(csv),
      type: "text/csv; charset=utf-8",
      fileName: `${fileName}.csv`,
    };
  }
  const person = await findPerson(deps, who.userId);
  const long = (day: string) => dayOf(language, day, "long");
  const bytes = await printReport(deps, {
    language,
    paper,
    title: say("title"),
    name: nameOf(person),
    span: say("span", { from: long(from), to: long(to) }),
    made: say("made", { date: long(dayIn(who.timeZone, deps.now().toISOString())) }),
    count: lines.length === 0 ? say("none") : say("count", { count: lines.length }),
    signature: say("signature"),
    page: say("page", { page: "<page>", pages: "<pages>" }),
    heading,
    lines: lines.map((line) => ({
      on: dayOf(language, line.on, "medium"),
      company: line.company,
      location: line.location,
      title: line.title,
      how: line.how,
      // Paper has no links, so the scheme would only take space.
      url: line.url.replace(/^https?:\/\/(?:www\.)?/i, ""),
      result: result(line),
    })),
  });
  return { bytes, type: "application/pdf", fileName: `${fileName}.pdf` };
}

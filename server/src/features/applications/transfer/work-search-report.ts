import type { downloadReport, ReportLine, readReport } from "@waymark/contract/applications-transfer";
import type { QueryOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { reportLines } from "@waymark/domain/applications/report";
import { writeCsv } from "@waymark/domain/applications/write-csv";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { printReport } from "../../../printing/print-report.ts";
import { findPerson } from "../../accounts/profile/users.ts";
import { allStages } from "../record-event.ts";
import { readCards, readStages } from "../store.ts";
import { type MadeFile, separatorFor } from "./export-file.ts";

/** Includes archived applications. @throws AppError `invalid_request` when the period ends before it begins. */
export async function readLines(
  deps: Deps,
  actor: Actor,
  { from, to }: Pick<QueryOf<typeof readReport>, "from" | "to">,
): Promise<ReportLine[]> {
  if (from > to) throw new AppError("invalid_request");
  const stages = allStages(await readStages(deps.db, actor.userId));
  const cards = await readCards(deps.db, actor.userId, true);
  return reportLines(cards, stages, { from, to, timeZone: actor.timeZone });
}

/** A calendar date in the format of the language. */
const dayOf = (language: Language, day: string, dateStyle: "long" | "medium" | "short"): string =>
  new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

const nameOf = (person: Awaited<ReturnType<typeof findPerson>>): string =>
  person === null ? "" : `${person.firstName} ${person.lastName}`.trim() || person.displayName;

export async function writeReport(
  deps: Deps,
  actor: Actor,
  { from, to, format, paper, language = actor.locale }: QueryOf<typeof downloadReport>,
): Promise<MadeFile> {
  const lines = await readLines(deps, actor, { from, to });
  const translate = (key: string, params?: Record<string, unknown>) =>
    deps.translate(language, `applications-transfer.report.${key}`, params);
  const fileName = translate("file", { from, to });
  const result = ({ result, resultOn, on }: ReportLine): string =>
    resultOn === on
      ? translate(`phase.${result}`)
      : `${translate(`phase.${result}`)}, ${dayOf(language, resultOn, "medium")}`;
  const heading = {
    on: translate("column.on"),
    company: translate("column.company"),
    title: translate("column.title"),
    how: translate("column.how"),
    result: translate("column.result"),
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
  const person = await findPerson(deps, actor.userId);
  const long = (day: string) => dayOf(language, day, "long");
  const bytes = await printReport(deps, {
    language,
    paper,
    title: translate("title"),
    name: nameOf(person),
    span: translate("span", { from: long(from), to: long(to) }),
    made: translate("made", { date: long(dayIn(actor.timeZone, deps.now().toISOString())) }),
    count: lines.length === 0 ? translate("none") : translate("count", { count: lines.length }),
    signature: translate("signature"),
    page: translate("page", { page: "<page>", pages: "<pages>" }),
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

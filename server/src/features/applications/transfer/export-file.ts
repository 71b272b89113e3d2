import type { Application, Stage } from "@waymark/contract/applications";
import type { Language } from "@waymark/contract/values";
import { isBuiltIn } from "@waymark/domain/applications/stages";
import { writeCsv } from "@waymark/domain/applications/write-csv";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import type { Translate } from "../../../translate.ts";
import { writeOwnExport } from "./own-export.ts";

export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly fileName: string;
}

/** The columns in order; their headings are `transfer.column.<name>`. */
const columns = [
  "title",
  "company",
  "location",
  "remote",
  "type",
  "url",
  "source",
  "salary",
  "stage",
  "appliedAt",
  "addedAt",
  "deadline",
  "tags",
  "notes",
  "resume",
  "letter",
  "description",
] as const;

/** Spreadsheets expect semicolons in languages with a decimal comma. */
export const separatorFor = (language: Language): "," | ";" => (language === "en" ? "," : ";");

/** The person's own name for a stage, else its name in their language. */
function stageName(translate: Translate, language: Language, stages: readonly Stage[], id: string): string {
  const name = stages.find((stage) => stage.id === id)?.name;
  return name ?? (isBuiltIn(id) ? translate(language, `applications-transfer.stage.${id}`) : id);
}

/** The person's tracker as a file. */
export async function exportFile(deps: Deps, actor: Actor, format: "csv" | "json"): Promise<MadeFile> {
  const own = await writeOwnExport(deps, actor);
  const name = `${deps.translate(actor.locale, "applications-transfer.file")} ${dayIn(actor.timeZone, own.exportedAt)}`;
  if (format === "json")
    return { bytes: bytesOf(JSON.stringify(own)), type: "application/json", fileName: `${name}.json` };
  const stages = [...own.stages, ...own.removedStages];
  const rows = own.applications.map((application) => rowOf(deps.translate, actor, stages, application));
  const heading = columns.map((column) =>
    deps.translate(actor.locale, `applications-transfer.column.${column}`),
  );
  const csv = writeCsv([heading, ...rows], separatorFor(actor.locale));
  return { bytes: bytesOf(csv), type: "text/csv; charset=utf-8", fileName: `${name}.csv` };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function rowOf(
  translate: Translate,
  actor: Actor,
  stages: readonly Stage[],
  application: Application,
): string[] {
  const { job, appliedAt, createdAt, deadline, tags, notes, description, resume, letter, stage } =
    application;
  const cells: Record<(typeof columns)[number], string> = {
    title: job.title,
    company: job.company,
    location: job.location,
    remote: job.remote ? translate(actor.locale, "applications-transfer.yes") : "",
    type: job.type,
    url: job.url,
    source: job.source,
    salary: job.salary,
    stage: stageName(translate, actor.locale, stages, stage),
    appliedAt: appliedAt === null ? "" : dayIn(actor.timeZone, appliedAt),
    addedAt: dayIn(actor.timeZone, createdAt),
    deadline: deadline ?? "",
    tags: tags.join("; "),
    notes,
    resume: resume?.name ?? "",
    letter: letter?.name ?? "",
    description,
  };
  return columns.map((column) => cells[column]);
}

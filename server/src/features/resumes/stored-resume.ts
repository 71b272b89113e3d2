import { isDeepStrictEqual } from "node:util";
import { FileFacts } from "@waymark/contract/resume-analysis";
import { type Resume, ResumeContent, ResumeJob, ResumeStatus } from "@waymark/contract/resumes";
import { ResumeStyle, styleFor } from "@waymark/contract/resumes-style";
import type { Language } from "@waymark/contract/values";
import { readPostedPlace } from "@waymark/domain/jobs/location/location";
import { paperOf } from "@waymark/domain/resumes/print/paper-of";
import { z } from "zod";
import type { PersonSeal, Place } from "../../db/seal.ts";
import { languageOf } from "../../translate.ts";
import type { resumes } from "./tables.ts";

export type ResumeRow = typeof resumes.$inferSelect;

/** The content of a revision besides its name. */
export const RevisedState = z.object({ content: ResumeContent, style: ResumeStyle });
export type RevisedState = z.infer<typeof RevisedState>;

/** The parts of a resume that a person edits. */
export type ResumeState = RevisedState & { readonly name: string };

type SealedColumn = "name" | "content" | "file_name" | "feedback" | "base" | "job";
const placeOf = (row: string, column: SealedColumn): Place => ({ table: "resumes", row, column });

export const sealColumn = (seal: PersonSeal, id: string, column: SealedColumn, plain: string): string =>
  seal.seal(placeOf(id, column), plain);

const open = (seal: PersonSeal, id: string, column: SealedColumn, sealed: string | null): string | null =>
  sealed === null ? null : seal.open(placeOf(id, column), sealed);

export const openName = (row: Pick<ResumeRow, "id" | "nameSealed">, seal: PersonSeal): string =>
  seal.open(placeOf(row.id, "name"), row.nameSealed);

const contentOf = (row: ResumeRow, seal: PersonSeal) =>
  ResumeContent.parse(JSON.parse(seal.open(placeOf(row.id, "content"), row.contentSealed)));

/** The base as of the last match; null for a resume that was not tailored. */
export function baseSnapshotOf(row: ResumeRow, seal: PersonSeal): ResumeContent | null {
  const plain = open(seal, row.id, "base", row.baseSealed);
  return plain === null ? null : ResumeContent.parse(JSON.parse(plain));
}

/** `moved` only counts a new version of the base if its content differs. */
function baseOf(row: ResumeRow, base: ResumeRow, seal: PersonSeal) {
  const isNewer = base.version !== row.baseVersion;
  const moved = isNewer && !isDeepStrictEqual(contentOf(base, seal), baseSnapshotOf(row, seal));
  const name = openName(base, seal);
  return { id: base.id, name, version: base.version, moved };
}

const Feedback = z.array(z.string());

/** A row as the contract's resume. @param base The row of its base, unless that is deleted. */
export function resumeOf(row: ResumeRow, seal: PersonSeal, base: ResumeRow | null): Resume {
  const feedback = open(seal, row.id, "feedback", row.feedbackSealed);
  const job = open(seal, row.id, "job", row.jobSealed);
  const content = contentOf(row, seal);
  return {
    id: row.id,
    name: openName(row, seal),
    fileName: open(seal, row.id, "file_name", row.fileNameSealed) ?? "",
    fileUrl: row.fileKey === null ? "" : fileUrlOf(row.id),
    storagePath: row.fileKey ?? "",
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isDefault: row.isDefault,
    status: ResumeStatus.parse(row.status),
    content,
    aiScore: row.aiScore,
    feedback: feedback === null ? [] : Feedback.parse(JSON.parse(feedback)),
    version: row.version,
    style: row.style === null ? usualStyle(languageOf(row.language), content) : ResumeStyle.parse(row.style),
    base: base === null ? null : baseOf(row, base, seal),
    job: job === null ? null : ResumeJob.parse(JSON.parse(job)),
    file: FileFacts.nullable().parse(row.fileFacts),
  };
}

/** The style of a resume that nobody has styled yet: the paper is that of the person's country. */
const usualStyle = (language: Language, { personalInfo }: ResumeContent): ResumeStyle => ({
  ...styleFor(language),
  paper: paperOf(readPostedPlace(personalInfo.location).country, language),
});

const fileUrlOf = (id: string): string => `/api/resumes/${id}/file`;

import { AppError } from "@waymark/contract/errors";
import type { FileFacts } from "@waymark/contract/resume-analysis";
import type { Resume, ResumeContent, ResumeJob } from "@waymark/contract/resumes";
import type { ResumeStyle } from "@waymark/contract/resumes-style";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { type Db, sendWithNext } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { countResumes, hasDefault, lockResumes, mostResumes } from "./store.ts";
import { sealColumn } from "./stored-resume.ts";
import { resumes } from "./tables.ts";

const isLive = (userId: string) => and(eq(resumes.userId, userId), isNull(resumes.deletedAt));

/** Bytes of all sealed contents of a person, so that a list of them fits into one answer. */
const mostBytes = 25_000_000;
/** Two hundred resumes with this many characters fit into `mostBytes`. */
const smallContent = 90_000;

/** Tells whether a content must be counted together with the person's others, under `lockResumes`. */
export const isLarge = (content: ResumeContent | undefined): boolean =>
  content !== undefined && JSON.stringify(content).length > smallContent;

export interface KeptFile {
  readonly fileKey: string;
  readonly fileType: string;
  readonly fileSize: number;
  readonly fileName: string;
  readonly fileFacts: FileFacts | null;
}

export interface KeptBase {
  readonly id: string;
  readonly version: number;
  readonly content: ResumeContent;
}

export interface NewResume {
  readonly id: string;
  readonly name: string;
  readonly content: ResumeContent;
  readonly language: string;
  readonly style?: ResumeStyle | undefined;
  readonly file: KeptFile | null;
  readonly uploadId?: string;
  readonly uploadKey?: string;
  readonly base?: KeptBase | undefined;
  readonly job?: ResumeJob | undefined;
  readonly judgement?: Judgement;
}

/** The score of a resume, 0 to 100, and its feedback as sentences. */
export interface Judgement {
  readonly score: number;
  readonly feedback: readonly string[];
}

/** Inserts a resume; the person's first one is the default. Call it in a transaction. */
export async function insertResume(deps: Deps, userId: string, resume: NewResume): Promise<void> {
  await lockResumes(deps.db, userId);
  const others = await countResumes(deps.db, userId);
  if (others >= mostResumes) throw new AppError("too_many_resumes");
  const seal = await deps.keys.of(deps.db, userId);
  const { id, name, language, style, file, uploadId, uploadKey, base, job, judgement } = resume;
  const content = JSON.stringify(resume.content);
  await requireBelowLimit(deps.db, userId, id, content);
  await deps.db.insert(resumes).values({
    id,
    userId,
    nameSealed: sealColumn(seal, id, "name", name),
    contentSealed: sealColumn(seal, id, "content", content),
    fileNameSealed: file === null ? null : sealColumn(seal, id, "file_name", file.fileName),
    fileKey: file?.fileKey,
    fileType: file?.fileType,
    fileSize: file?.fileSize,
    fileFacts: file?.fileFacts,
    uploadId,
    uploadKey,
    language,
    style,
    baseId: base?.id,
    baseVersion: base?.version,
    baseSealed: base === undefined ? null : sealColumn(seal, id, "base", JSON.stringify(base.content)),
    jobSealed: job === undefined ? null : sealColumn(seal, id, "job", JSON.stringify(job)),
    aiScore: judgement?.score,
    feedbackSealed:
      judgement === undefined
        ? undefined
        : sealColumn(seal, id, "feedback", JSON.stringify(judgement.feedback)),
    isDefault: !(await hasDefault(deps.db, userId)),
    createdAt: deps.now(),
    updatedAt: deps.now(),
  });
}

export interface ResumeChanges {
  readonly name?: string | undefined;
  readonly content?: ResumeContent | undefined;
  readonly style?: ResumeStyle | undefined;
  readonly version?: number | undefined;
  readonly status?: Resume["status"] | undefined;
  readonly aiScore?: number | undefined;
  readonly feedback?: readonly string[] | undefined;
  readonly revisedAt?: Date | undefined;
  readonly base?: KeptBase | undefined;
}

/** Undefined columns stay. @returns the time of the change. @throws AppError `too_many_resumes`. */
export async function updateResume(
  deps: Deps,
  userId: string,
  id: string,
  changes: ResumeChanges,
): Promise<Date> {
  const updatedAt = deps.now();
  const seal = await deps.keys.of(deps.db, userId);
  const { name, content, feedback, base, ...clear } = changes;
  if (content !== undefined) await requireBelowLimit(deps.db, userId, id, JSON.stringify(content));
  const sealed = (column: "content" | "feedback" | "base", value: unknown) =>
    value === undefined ? undefined : sealColumn(seal, id, column, JSON.stringify(value));
  const changed = deps.db
    .update(resumes)
    .set({
      ...clear,
      nameSealed: name === undefined ? undefined : sealColumn(seal, id, "name", name),
      contentSealed: sealed("content", content),
      feedbackSealed: sealed("feedback", feedback),
      baseVersion: base?.version,
      baseSealed: sealed("base", base?.content),
      updatedAt,
    })
    .where(and(isLive(userId), eq(resumes.id, id)));
  await sendWithNext(deps.db, changed);
  return updatedAt;
}

/** Refuses a content that exceeds the person's total limit. */
async function requireBelowLimit(db: Db, userId: string, id: string, content: string): Promise<void> {
  if (content.length <= smallContent) return;
  const [row] = await db
    .select({ bytes: sql<string | null>`sum(pg_column_size(${resumes.contentSealed}))` })
    .from(resumes)
    .where(and(isLive(userId), ne(resumes.id, id)));
  // Sealed text is base64: four characters for three bytes.
  if (Number(row?.bytes ?? 0) + (content.length * 4) / 3 > mostBytes) throw new AppError("too_many_resumes");
}

import { AppError } from "@waymark/contract/errors";
import type { ParseInput } from "@waymark/contract/resumes";
import type { z } from "zod";
import type { Actor } from "../../../actor.ts";
import type { UploadedFile } from "../../../http/mount.ts";

/** An uploaded resume, from either variant of the call. */
export interface ResumeUpload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly mimeType: string;
  /** The uploader's id for this reading; see `publishReading`. */
  readonly progressId?: string | undefined;
}

/** The MIME type of each readable kind; `zip` is LinkedIn's export. */
const mimeTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  rtf: "application/rtf",
  txt: "text/plain",
  md: "text/markdown",
  html: "text/html",
  json: "application/json",
  xml: "application/xml",
  zip: "application/zip",
  jpg: "image/jpeg",
  png: "image/png",
};
const extensions: ReadonlyMap<string, string> = new Map(
  Object.entries(mimeTypes).map(([extension, mimeType]) => [mimeType, extension]),
);

/**
 * Completes name and type from each other: browsers do not know every type, and the JSON variant may have no name. Both
 * are only labels, since the bytes decide the format. An unknown type is not passed on.
 */
function completeLabels(bytes: Uint8Array, name: string, type: string): ResumeUpload {
  const given = type.split(";")[0]?.trim().toLowerCase() ?? "";
  const byName = mimeTypes[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""];
  const mimeType = extensions.has(given) ? given : (byName ?? "application/octet-stream");
  const extension = extensions.get(mimeType);
  const label = name.trim() || (extension === undefined ? "resume" : `resume.${extension}`);
  return { bytes, fileName: label.slice(0, 255).replace(/[\p{Cc}\p{Cs}]/gu, ""), mimeType };
}

/**
 * The file of a call to POST /api/resume/parse, multipart (field `resume`) or JSON (`resumeContent`).
 * @throws AppError `file_missing`, or `not_found` for another person's `userId`.
 */
export function resumeUpload(
  actor: Actor,
  call: {
    readonly body: z.output<typeof ParseInput> | undefined;
    readonly files: readonly UploadedFile[];
    readonly fields: Readonly<Record<string, string>>;
  },
): ResumeUpload {
  const { body, files, fields } = call;
  const userId = body?.userId ?? fields.userId ?? "";
  if (userId !== "" && userId !== actor.userId) throw new AppError("not_found");
  const file = files.find((f) => f.field === (body === undefined ? "resume" : "resumeContent"));
  if (file === undefined) throw new AppError("file_missing");
  if (body !== undefined)
    return {
      ...completeLabels(file.bytes, body.fileName ?? "", body.fileType),
      progressId: body.progressId,
    };
  return { ...completeLabels(file.bytes, file.fileName, file.mimeType), progressId: fields.progressId };
}

import { AppError } from "@waymark/contract/errors";
import type { ParseInput } from "@waymark/contract/resumes";
import type { z } from "zod";
import type { UploadedFile } from "../../http/mount.ts";
import type { Who } from "../../who.ts";

/** A resume as it came in, by either variant of the call. */
export interface ResumeUpload {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly mimeType: string;
}

const extensions: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "application/msword": "doc",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
};
const mimeTypes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(extensions).map(([mimeType, extension]) => [extension, mimeType]),
);

/** Name and kind completed from each other: browsers do not know every kind, the JSON variant has no name. */
function completed(bytes: Uint8Array, name: string, type: string): ResumeUpload {
  const given = type.split(";")[0]?.trim().toLowerCase() ?? "";
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const unknown = given === "" || given === "application/octet-stream";
  const mimeType = unknown ? (mimeTypes[extension ?? ""] ?? "") : given;
  if (extensions[mimeType] === undefined) throw new AppError("file_kind");
  if (extension !== undefined && mimeTypes[extension] === undefined) throw new AppError("file_kind");
  const label = name.trim() === "" ? `resume.${extensions[mimeType]}` : name.trim().slice(0, 255);
  return { bytes, fileName: label.replace(/[\p{Cc}\p{Cs}]/gu, ""), mimeType };
}

function fromBase64(text: string): Uint8Array {
  const bare = text.replace(/^data:[^,]{0,200};base64,/, "").replace(/\s+/g, "");
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(bare)) throw new AppError("file_corrupt");
  return Buffer.from(bare, "base64");
}

/**
 * The file of a call to POST /api/resume/parse, multipart (field `resume`) or JSON (`resumeContent`).
 * @throws AppError `file_missing`, `file_kind`, `file_corrupt`, or `not_found` for another person's `userId`.
 */
export function resumeUpload(
  who: Who,
  call: {
    readonly body: z.output<typeof ParseInput> | undefined;
    readonly files: readonly UploadedFile[];
    readonly fields: Readonly<Record<string, string>>;
  },
): ResumeUpload {
  const { body, files, fields } = call;
  const userId = body?.userId ?? fields.userId ?? "";
  if (userId !== "" && userId !== who.userId) throw new AppError("not_found");
  if (body !== undefined)
    return completed(fromBase64(body.resumeContent), body.fileName ?? "", body.fileType);
  const file = files.find((f) => f.field === "resume");
  if (file === undefined) throw new AppError("file_missing");
  return completed(file.bytes, file.fileName, file.mimeType);
}

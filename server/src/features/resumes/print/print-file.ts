import type { Resume } from "@waymark/contract/resumes";
import type { Deps } from "../../../deps.ts";
import { type PrintFormat, printResume } from "../../../printing/print-resume.ts";
import { photoFor } from "./photo-for.ts";

export interface HandedFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly fileName: string;
}

/**
 * Prints a resume as a file with the resume's name.
 * @throws AppError `not_printable` with the reason.
 */
export async function printFile(
  deps: Deps,
  userId: string,
  { name, content, style }: Resume,
  format: PrintFormat,
): Promise<HandedFile> {
  const photo = await photoFor(deps, userId, style);
  const { extension, ...file } = await printResume(deps, { content, style, format, photo });
  return { ...file, fileName: `${name.trim() || "resume"}.${extension}` };
}

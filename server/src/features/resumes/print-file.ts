import { AppError } from "@waymark/contract/errors";
import type { DownloadFormat } from "@waymark/contract/resume-keeping";
import type { Resume } from "@waymark/contract/resumes";
import type { Deps } from "../../deps.ts";
import type { HandedFile } from "./open-link.ts";

/**
 * A resume printed as a file that bears its name.
 * @throws AppError `not_printable`.
 */
export async function printFile(
  _deps: Deps,
  _userId: string,
  _resume: Resume,
  _format: Exclude<DownloadFormat, "original">,
): Promise<HandedFile> {
  throw new AppError("not_printable", { reason: "" });
}

import { AppError } from "@waymark/contract/errors";
import { DownloadFormat } from "@waymark/contract/resumes-versions";
import type { Deps } from "../../../deps.ts";
import { readFileToken } from "../../../ports/files/file-link.ts";
import { openStoredFile } from "../../../ports/files/sealed-file.ts";
import { readResume } from "../store.ts";
import { readFileOf } from "../uploads/file-store.ts";
import { type HandedFile, printFile } from "./print-file.ts";

/**
 * Opens the file behind a link. The link itself is the permission; no session is needed.
 * @throws AppError `not_found` for a forged link or a deleted file, `link_stale` after five minutes.
 */
export async function openLink(deps: Deps, token: string): Promise<HandedFile> {
  const linked = readFileToken(deps, token);
  if (linked === "forged") throw new AppError("not_found");
  if (linked === "expired") throw new AppError("link_stale");
  const { userId, id, key } = linked;
  const format = DownloadFormat.parse(linked.format);
  if (format !== "original") {
    const resume = await readResume(deps, userId, id);
    if (resume === null) throw new AppError("not_found");
    return printFile(deps, userId, resume, format);
  }
  const file = await readFileOf(deps, userId, id);
  const bytes = file?.fileKey === key ? await openStoredFile(deps, userId, key) : null;
  if (file === null || bytes === null) throw new AppError("not_found");
  return { bytes, type: file.fileType, fileName: file.fileName };
}

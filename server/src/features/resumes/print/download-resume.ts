import { AppError } from "@waymark/contract/errors";
import { type DownloadFormat, linkedFile } from "@waymark/contract/resumes-versions";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { makeFileToken } from "../../../ports/files/file-link.ts";
import { getResume } from "../get-resume.ts";
import { readFileOf } from "../uploads/file-store.ts";
import { printFile } from "./print-file.ts";

/**
 * Creates a link to a resume as a file, valid for five minutes and without cookies. The resume is printed once
 * beforehand, so that a problem is reported here and not behind the link.
 * @throws AppError `not_found` when there is no such resume, or no original; `not_printable`.
 */
export async function downloadResume(
  deps: Deps,
  actor: Actor,
  id: string,
  format: DownloadFormat,
): Promise<{ downloadUrl: string }> {
  if (format === "original") return { downloadUrl: await originalLink(deps, actor, id) };
  const resume = await getResume(deps, actor, id);
  await printFile(deps, actor.userId, resume, format);
  return { downloadUrl: linkTo(makeFileToken(deps, { userId: actor.userId, id, key: "", format })) };
}

/** Creates a link to the stored original. @throws AppError `not_found`. */
export async function originalLink(deps: Deps, actor: Actor, id: string): Promise<string> {
  const file = await readFileOf(deps, actor.userId, id);
  if (file === null) throw new AppError("not_found");
  return linkTo(makeFileToken(deps, { userId: actor.userId, id, key: file.fileKey, format: "original" }));
}

const linkTo = (token: string) => linkedFile.path.replace(":token", token);

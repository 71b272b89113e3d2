import { AppError } from "@waymark/contract/errors";
import type { Resume, ResumeContent } from "@waymark/contract/resumes";
import type { ResumeStyle } from "@waymark/contract/resumes-style";
import { DownloadFormat, linkedFile } from "@waymark/contract/resumes-versions";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { makeFileToken, readFileToken } from "../../../ports/files/file-link.ts";
import { openStoredFile } from "../../../ports/files/sealed-file.ts";
import { type Photo, type PrintFormat, previewPages, printResume } from "../../../printing/print-resume.ts";
import { openPhoto } from "../../accounts/photo/photo.ts";
import { cutName, getResume } from "../resumes.ts";
import { readResume } from "../store.ts";
import { readFileOf } from "../uploads/file-store.ts";

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

/** The name of a resume that was uploaded: the file name without its extension. */
export const nameOfFile = (fileName: string): string =>
  cutName(fileName.replace(/\.[^.]{1,8}$/, "") || fileName, 200);

/** The person's profile photo if the style prints one; otherwise null. */
async function photoFor(deps: Deps, userId: string, style: ResumeStyle): Promise<Photo | null> {
  return style.photo ? await openPhoto(deps, userId) : null;
}

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

interface Asked {
  readonly content: ResumeContent;
  readonly style: ResumeStyle;
  readonly most?: number | undefined;
}

/**
 * The printed pages of a resume from the request, stored or not, as `previewPages` returns them.
 * @throws AppError `not_printable`.
 */
export async function previewResume(deps: Deps, actor: Actor, { content, style, most }: Asked) {
  return previewPages(deps, { content, style, photo: await photoFor(deps, actor.userId, style) }, most);
}

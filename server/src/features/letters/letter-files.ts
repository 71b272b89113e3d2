import { AppError } from "@waymark/contract/errors";
import type { Letter } from "@waymark/contract/letters";
import { LetterFormat, linkedLetterFile } from "@waymark/contract/letters-print";
import { checkEvidence } from "@waymark/domain/letters/check-evidence";
import { mailText } from "@waymark/domain/letters/letter-text";
import { isFinished } from "@waymark/domain/letters/open-questions";
import MailComposer from "nodemailer/lib/mail-composer/index.js";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { makeFileToken, readFileToken } from "../../ports/files/file-link.ts";
import { bundleLetter } from "../../printing/bundle-letter.ts";
import { type LetterInput, previewLetterPages, printLetter } from "../../printing/print-letter.ts";
import { openFile } from "../applications/files/change-file.ts";
import { type HandedFile, printFile } from "../resumes/print/download-resume.ts";
import { getLetter } from "./letters.ts";
import { materialOf, type Owner, resumeFor, todayOf } from "./material.ts";

/** The printed pages of a content that need not be saved. */
export const previewLetter = (deps: Deps, actor: Actor, asked: Omit<LetterInput, "today">) =>
  previewLetterPages(deps, { ...asked, today: todayOf(deps, actor) });

/**
 * Only a finished letter leaves the product: no question is open, and no sentence of a machine is unsupported. One that
 * was sent stays available, even when the resume that supported it is gone.
 */
export async function requireFinished(deps: Deps, actor: Owner, letter: Letter): Promise<void> {
  if (letter.status === "sent") return;
  const resume = await resumeFor(deps, actor, letter.resumeId);
  const material = await materialOf(deps, actor, {
    ...{ resume, job: letter.job, recipient: letter.content.recipient },
  });
  if (!isFinished(letter.content, checkEvidence(letter.content, material)))
    throw new AppError("letter_unfinished");
}

interface Asked {
  readonly format: LetterFormat;
  /** Ids of files of the linked application. */
  readonly enclose: readonly string[];
}

/** Prints a finished letter in a format. */
export async function letterFile(deps: Deps, actor: Owner, id: string, asked: Asked): Promise<HandedFile> {
  const letter = await getLetter(deps, actor, id);
  await requireFinished(deps, actor, letter);
  const { content, style, wish } = letter;
  const input = { content, style, wish, today: todayOf(deps, actor) };
  const name = letter.name.trim() || "letter";
  if (asked.format !== "bundle" && asked.format !== "eml") {
    const { bytes, type, extension } = await printLetter(deps, input, asked.format);
    return { bytes, type, fileName: `${name}.${extension}` };
  }
  const letterPdf = await printLetter(deps, input, "pdf");
  const resume = await resumeFor(deps, actor, letter.resumeId);
  const resumePdf = resume === null ? null : await printFile(deps, actor.userId, resume, "pdf");
  const enclosures = await Promise.all(asked.enclose.map((file) => openFile(deps, actor, file)));
  if (asked.format === "eml") {
    const printed = { bytes: letterPdf.bytes, type: letterPdf.type, fileName: `${name}.pdf` };
    const files = [printed, ...(resumePdf === null ? [] : [resumePdf]), ...enclosures];
    return { bytes: await unsentMail(deps, letter, files), type: "message/rfc822", fileName: `${name}.eml` };
  }
  const { bytes } = await bundleLetter(deps, {
    printed: [letterPdf.bytes, ...(resumePdf === null ? [] : [resumePdf.bytes])],
    enclosures: enclosures.map(({ fileName, bytes }) => ({ name: fileName, bytes })),
    language: wish.language,
  });
  return { bytes, type: "application/pdf", fileName: `${name}.pdf` };
}

/**
 * A mail that is not sent yet (`X-Unsent`): mail programs open it for the person to look at, address and send.
 * @throws AppError `not_printable` when the attachments are too large for mail.
 */
export async function unsentMail(
  deps: Deps,
  { id, content, wish }: Letter,
  files: readonly HandedFile[],
  to: string | null = null,
): Promise<Buffer> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > mostMailBytes)
    throw new AppError("not_printable", {
      reason: deps.translate(wish.language, "letters-print.reason.size", {
        file: "",
        max: mostMailBytes / 1_048_576,
      }),
    });
  const { name, email } = content.sender;
  // As an address object, not as header text, so that a name cannot add headers.
  const from = /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(email) ? { name, address: email } : undefined;
  const mail = new MailComposer({
    ...(from === undefined ? {} : { from }),
    ...(to === null ? {} : { to: { name: "", address: to } }),
    subject: content.subject,
    text: mailText(content),
    date: deps.now(),
    // Otherwise it would hold this machine's name.
    messageId: `<${id}@${from?.address.split("@")[1] ?? "localhost"}>`,
    headers: { "X-Unsent": "1" },
    attachments: files.map((file) => ({
      filename: file.fileName,
      contentType: file.type,
      content: Buffer.from(file.bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

/** Size of all attachments of a mail; most servers refuse more. */
const mostMailBytes = 25 * 1_048_576;

/** Details of a download link besides person, letter and format. */
const Linked = z.object({ enclose: z.array(z.string()), timeZone: z.string() });

/**
 * Creates a link to a file of a letter, valid for five minutes. It is printed once beforehand, so that a problem is
 * reported here and not behind the link.
 * @throws AppError the errors of `letterFile`.
 */
export async function downloadLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: Asked,
): Promise<{ downloadUrl: string }> {
  await letterFile(deps, actor, id, asked);
  const key = JSON.stringify({ enclose: asked.enclose, timeZone: actor.timeZone });
  const token = makeFileToken(deps, { userId: actor.userId, id, key, format: `letter-${asked.format}` });
  return { downloadUrl: linkedLetterFile.path.replace(":token", token) };
}

/**
 * Opens the file behind a link. The link itself is the permission; no session is needed.
 * @throws AppError `not_found` for a forged link or a deleted letter, `link_stale` after five minutes.
 */
export async function openLink(deps: Deps, token: string): Promise<HandedFile> {
  const linked = readFileToken(deps, token);
  if (linked === "forged") throw new AppError("not_found");
  if (linked === "expired") throw new AppError("link_stale");
  const { success, data: format } = LetterFormat.safeParse(linked.format.replace(/^letter-/, ""));
  if (!success || !linked.format.startsWith("letter-")) throw new AppError("not_found");
  const { enclose, timeZone } = Linked.parse(JSON.parse(linked.key));
  return letterFile(deps, { userId: linked.userId, timeZone }, linked.id, { format, enclose });
}

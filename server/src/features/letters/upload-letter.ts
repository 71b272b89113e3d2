import { AppError } from "@waymark/contract/errors";
import type { Letter } from "@waymark/contract/letters";
import { maxResumeBytes } from "@waymark/contract/resumes";
import type { SeenLine } from "@waymark/contract/resumes-reading";
import { styleFor } from "@waymark/contract/resumes-style";
import { usualForm } from "@waymark/domain/letters/usual-form";
import { detectLanguage } from "@waymark/domain/resumes/read/detect-language";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import type { UploadedFile } from "../../http/mount.ts";
import { newId } from "../../ids.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { nameOfFile } from "../resumes/print/download-resume.ts";
import { emptyLetter, styleOfLetter } from "./create-letter.ts";
import { addLetter } from "./letters.ts";

/**
 * Creates a letter from a file. Its text becomes paragraphs of the person's own; the file itself is not kept.
 * @throws AppError `file_missing`, `file_too_large`, `letter_too_long`, the errors of the document parsers,
 * `plan_required`, `too_many_letters`.
 */
export async function uploadLetter(
  deps: Deps,
  actor: Actor,
  file: UploadedFile | undefined,
): Promise<Letter> {
  await consumeQuota(deps, actor, "cover-letter");
  if (file === undefined || file.bytes.length === 0) throw new AppError("file_missing");
  if (file.bytes.length > maxResumeBytes) throw new AppError("file_too_large");
  const { lines } = await deps.pool.readResume(file);
  const paragraphs = paragraphsOf(lines);
  if (paragraphs.length === 0) throw new AppError("file_unreadable");
  if (paragraphs.join("").length > longestText) throw new AppError("letter_too_long", { limit: longestText });
  const language = detectLanguage(paragraphs.join("\n"));
  const convention = usualForm(language, actor.timeZone);
  return addLetter(deps, actor, {
    name: nameOfFile(file.fileName),
    wish: { kind: "posting", language, convention, tone: "plain", length: "medium" },
    content: { ...emptyLetter, paragraphs: atMost(40, paragraphs).map(ownParagraph) },
    style: styleOfLetter(styleFor(language), convention),
    job: null,
    resumeId: null,
    applicationId: null,
  });
}

/** Characters of a file's text; together with its other fields a letter stays below `longestLetter`. */
const longestText = 40_000;

const ownParagraph = (text: string) => ({ id: newId(), part: "own", text, question: null }) as const;

/**
 * The texts as at most `most` paragraphs: ones of more than 3,000 characters are cut in parts, and where there are too
 * many, neighbours are joined by line breaks.
 */
function atMost(most: number, texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => text.match(/.{1,3000}/gsu) ?? []);
  if (parts.length <= most) return parts;
  // Two neighbours together are longer than this, so there are fewer than `most` in the end.
  const room = Math.ceil(parts.join("\n").length / (most / 2 - 1));
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last === undefined || last.length + 1 + part.length > room) joined.push(part);
    else joined[joined.length - 1] = `${last}\n${part}`;
  }
  return joined;
}

/**
 * The paragraphs of a page: lines that follow each other closely belong together. A gap of more than 1.6 times the
 * usual distance, another page, or a line far shorter than the page is wide ends a paragraph.
 */
function paragraphsOf(lines: readonly SeenLine[]): string[] {
  const steps = lines.flatMap((line, i) => {
    const next = lines[i + 1];
    if (line.box === null || next == null || next.box === null || next.page !== line.page) return [];
    return next.box.y > line.box.y ? [next.box.y - line.box.y] : [];
  });
  const usual = steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const widest = Math.max(0, ...lines.map(({ text }) => text.length));
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const [i, { text, box, page }] of lines.entries()) {
    const before = lines[i - 1];
    const isFar =
      before?.box != null && box !== null && (page !== before.page || box.y - before.box.y > 1.6 * usual);
    if (isOpen && !isFar) paragraphs[paragraphs.length - 1] += ` ${text.trim()}`;
    else paragraphs.push(text.trim());
    isOpen = box === null ? false : text.length > 0.6 * widest;
  }
  return paragraphs.map((text) => text.replace(/-\s(?=\p{Ll})/gu, "").trim()).filter((text) => text !== "");
}

import { AppError } from "@waymark/contract/errors";
import type { ResumeReading } from "@waymark/domain/resumes/read/read-resume";
import { readEuropass } from "@waymark/domain/resumes/structured/europass";
import { isJsonResume, readJsonResume } from "@waymark/domain/resumes/structured/json-resume";
import { readOwnContent } from "@waymark/domain/resumes/structured/own-content";
import { xmlTree } from "./formats/xml-tree.ts";

/** Reads a resume written as JSON. @throws AppError `file_corrupt` for broken JSON, `file_kind` for any other JSON. */
export function readJson(text: string): ResumeReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError("file_corrupt", undefined, cause);
  }
  const own = readOwnContent(value);
  if (own) return own;
  if (!isJsonResume(value)) throw new AppError("file_kind");
  return readJsonResume(value);
}

/** Reads a Europass CV written as XML; null for any other document. */
export function readEuropassXml(xml: string): ResumeReading | null {
  const root = xmlTree(xml);
  return root === null ? null : readEuropass(root);
}

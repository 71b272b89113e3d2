import { AppError } from "@waymark/contract/errors";
import type { LogicalLine, ResumeDocument } from "@waymark/domain/resumes/read/document";
import { limits } from "../limits.ts";
import { readDocxLines } from "./docx-lines.ts";
import { readStyles } from "./docx-styles.ts";
import { openZip, type ZipParts } from "./read-zip.ts";

/** Reads the lines of a Word document: page headers first, then the body, then page footers. */
export async function extractDocx(bytes: Uint8Array): Promise<ResumeDocument> {
  const zip = await openZip(bytes);
  if (!zip.names.includes("word/document.xml")) throw new AppError("file_kind");
  const styles = readStyles(textOf(zip, "word/styles.xml"));
  const named = (pattern: RegExp): string[] => zip.names.filter((name) => pattern.test(name)).sort();
  const parts = [...named(/^word\/header\d*\.xml$/), "word/document.xml", ...named(/^word\/footer\d*\.xml$/)];
  const lines: LogicalLine[] = [];
  const seen = new Set<string>();
  let characters = 0;
  for (const part of parts) {
    const isBody = part === "word/document.xml";
    for (const line of readDocxLines(textOf(zip, part), styles)) {
      const repeated = !isBody && seen.has(line.text);
      if (!isBody) seen.add(line.text);
      characters += line.text.length;
      if (characters > limits.characters) throw new AppError("file_bomb");
      if (!repeated) lines.push(line);
    }
  }
  return { kind: "lines", lines };
}

function textOf(zip: ZipParts, name: string): string {
  const part = zip.read(name);
  return part ? new TextDecoder().decode(part) : "";
}

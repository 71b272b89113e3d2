import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { lowConfidence } from "../contract/src/resumes-reading.ts";
import { type Mark, marksOf } from "../domain/src/resumes/read/testing/score.ts";
import { openDocumentParsers } from "../server/src/document-parsers/open-parsers.ts";
import { type LabelledContent, wantedOf } from "./resumes/judge.ts";

/** The fields in one range of confidence, and the number of correct ones. */
export interface Calibration {
  from: number;
  to: number;
  fields: number;
  right: number;
}

/** Compares the accuracy of fields with high confidence with that of the others. */
export async function calibrate(
  corpus: string,
  files: readonly { file: string; labels: string }[],
): Promise<Calibration[]> {
  const pool = openDocumentParsers({
    size: 1,
    queue: 100,
    timeoutMs: 60_000,
    memoryMb: 1_024,
    entry: join(import.meta.dirname, "../server/dist/parser-child.js"),
  });
  const judged: { mark: Mark; confidence: number }[] = [];
  try {
    for (const { file, labels } of files) {
      const bytes = new Uint8Array(readFileSync(join(corpus, file)));
      const label: LabelledContent = JSON.parse(readFileSync(join(corpus, labels), "utf8"));
      const read = await pool.readResume({ bytes, fileName: basename(file), mimeType: "" }).catch(() => null);
      if (read === null) continue;
      const sureness = new Map(read.fields.map(({ field, confidence }) => [field, confidence]));
      for (const mark of marksOf(wantedOf(label, read.content.personalInfo), read.content)) {
        const confidence = sureness.get(mark.field);
        if (confidence !== undefined) judged.push({ mark, confidence });
      }
    }
  } finally {
    await pool.close();
  }
  return [
    [0.8, 1.01],
    [lowConfidence, 0.8],
    [0, lowConfidence],
  ].map(([from = 0, to = 1]) => {
    const within = judged.filter(({ confidence }) => confidence >= from && confidence < to);
    return { from, to, fields: within.length, right: within.filter(({ mark }) => mark.right).length };
  });
}

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { lowConfidence } from "../contract/src/resumes-reading.ts";
import type { Wanted } from "../domain/src/resumes/read/testing/samples.ts";
import { type Mark, marksOf } from "../domain/src/resumes/read/testing/score.ts";
import { openDocumentParsers } from "../server/src/document-parsers/open-parsers.ts";

/** The labelled content of a corpus file; `null` is not judged, an empty list means that there is nothing. */
interface Label {
  personalInfo?: {
    name?: string;
    email?: string[] | null;
    phone?: string[] | null;
    location?: string[] | null;
  };
  experience?: LabelJob[] | null;
  education?: LabelStudy[] | null;
  skills?: string[] | null;
  certifications?: string[] | null;
}
interface LabelJob {
  title?: string | null;
  company?: string | null;
  startDate?: string | null;
  endDate?: string | null;
  current?: boolean;
}
interface LabelStudy {
  degree?: string | null;
  school?: string | null;
  graduationDate?: string | null;
}

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
      const label: Label = JSON.parse(readFileSync(join(corpus, labels), "utf8"));
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

/** Picks the given answer among several correct ones, else the first. */
function oneOf(
  right: string[] | null | undefined,
  given: string,
  isSame: (a: string, b: string) => boolean,
): string {
  return right?.find((one) => isSame(one, given)) ?? right?.[0] ?? "";
}

function wantedOf(label: Label, read: { email: string; phone: string; location: string }): Wanted {
  const { name = "", email, phone, location } = label.personalInfo ?? {};
  const digits = (text: string): string => text.replace(/\D/g, "");
  const place = oneOf(
    location,
    read.location,
    (a, b) => b !== "" && a.toLowerCase().includes(b.toLowerCase()),
  );
  return {
    name,
    email: oneOf(email, read.email, (a, b) => a.toLowerCase() === b).toLowerCase(),
    phone: oneOf(phone, read.phone, (a, b) => digits(a) === digits(b)),
    place: location ? place : null,
    jobs:
      label.experience?.map(({ title, company, startDate, endDate, current }) => ({
        title: title || null,
        company: company || null,
        start: startDate ?? null,
        end: current ? "now" : (endDate ?? null),
      })) ?? null,
    studies:
      label.education?.map(({ degree, school, graduationDate }) => ({
        degree: degree || null,
        school: school || null,
        end: graduationDate ?? null,
      })) ?? null,
    skills: label.skills ?? null,
    certs: label.certifications ?? null,
    languages: null,
    custom: null,
    links: null,
  };
}

import type { ResumeContent } from "@waymark/contract/resumes";
import type { ResumeReading } from "@waymark/domain/resumes/read/read-resume";
import type { Wanted } from "../../domain/src/resumes/read/testing/samples.ts";
import { type Mark, marksOf } from "../../domain/src/resumes/read/testing/score.ts";

/** The labelled content of a file; `null` is not judged, an empty list means that there is nothing. */
export interface LabelledContent {
  readonly personalInfo?: {
    readonly name?: string;
    readonly email?: readonly string[] | null;
    readonly phone?: readonly string[] | null;
    readonly location?: readonly string[] | null;
  };
  readonly experience?: readonly LabelledJob[] | null;
  readonly education?: readonly LabelledStudy[] | null;
  readonly skills?: readonly string[] | null;
  readonly certifications?: readonly string[] | null;
}
interface LabelledJob {
  readonly title?: string | null;
  readonly company?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly current?: boolean;
}
interface LabelledStudy {
  readonly degree?: string | null;
  readonly school?: string | null;
  readonly graduationDate?: string | null;
}

/** Picks the given answer among several correct ones, else the first. */
function oneOf(
  right: readonly string[] | null | undefined,
  given: string,
  isSame: (a: string, b: string) => boolean,
): string {
  return right?.find((one) => isSame(one, given)) ?? right?.[0] ?? "";
}

/** The label as the scoring of our own samples takes it. */
export function wantedOf(
  label: LabelledContent,
  read: { email: string; phone: string; location: string },
): Wanted {
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
    skills: label.skills ? [...label.skills] : null,
    certs: label.certifications ? [...label.certifications] : null,
    languages: null,
    custom: null,
    links: null,
  };
}

/** A mark with the reader's confidence; null when nothing was read. */
export interface JudgedMark extends Mark {
  readonly confidence: number | null;
}

export interface Judgement {
  readonly marks: readonly JudgedMark[];
  /** 0 to 1: the mean F1 of the fields; those of smaller weight count half. */
  readonly score: number;
  /** The file has jobs, but none was read. */
  readonly isJobless: boolean;
  readonly lines: number;
  /** Lines whose words are in some field of the result. */
  readonly placed: number;
}

const halfWeight = new Set(["gradDate", "certs"]);

export function judge(
  label: LabelledContent,
  reading: Pick<ResumeReading, "content" | "fields" | "lines">,
): Judgement {
  const { content, fields, lines } = reading;
  const sureness = new Map(fields.map(({ field, confidence }) => [field, confidence]));
  const marks = marksOf(wantedOf(label, content.personalInfo), content)
    .filter((mark) => mark.wanted !== "" || mark.got.trim() !== "")
    .map((mark) => ({ ...mark, confidence: sureness.get(mark.field) ?? null }));
  const placed = placedLines(content, fields, lines);
  return {
    marks,
    score: scoreOf(marks),
    isJobless: (label.experience?.length ?? 0) > 0 && content.experience.length === 0,
    lines: lines.length,
    placed,
  };
}

/** F1 of the marks of one field. */
function f1Of(marks: readonly Mark[]): number {
  const right = marks.filter((mark) => mark.right).length;
  const missed = marks.filter((mark) => !mark.right && mark.wanted !== "").length;
  const wrong = marks.filter((mark) => !mark.right && mark.got.trim() !== "").length;
  return (2 * right) / Math.max(1, 2 * right + missed + wrong);
}

function scoreOf(marks: readonly Mark[]): number {
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  const weight = (kind: string): number => (halfWeight.has(kind) ? 0.5 : 1);
  const sum = kinds.reduce(
    (all, kind) => all + weight(kind) * f1Of(marks.filter((mark) => mark.kind === kind)),
    0,
  );
  return (
    sum /
    Math.max(
      1,
      kinds.reduce((all, kind) => all + weight(kind), 0),
    )
  );
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** Counts a line when at least six in ten of its words are in the values or in the places they were read from. */
function placedLines(
  content: ResumeContent,
  fields: ResumeReading["fields"],
  lines: ResumeReading["lines"],
): number {
  const known = new Set(
    wordsOf([JSON.stringify(content).replace(/\\n/g, " "), ...fields.map(({ text }) => text)].join(" ")),
  );
  return lines.filter(({ text }) => {
    const words = wordsOf(text);
    return words.length === 0 || words.filter((word) => known.has(word)).length >= 0.6 * words.length;
  }).length;
}

import { ResumeContent } from "@waymark/contract/resumes";
import type { ResumeReading } from "../read/read-resume.ts";
import { firstValue, type Json } from "./json-values.ts";
import { readingOf } from "./reading-of.ts";

/** Reads a resume's content in this product's own format, alone or inside a resume; null when it is none. */
export function readOwnContent(value: Json): ResumeReading | null {
  const read = ResumeContent.safeParse(firstValue(value, "content") ?? value);
  return read.success ? readingOf(read.data) : null;
}

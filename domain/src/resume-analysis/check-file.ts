import type { FileFacts } from "@waymark/contract/resume-analysis";
import { linearRamp } from "./linear-ramp.ts";
import { type Finding, phrase } from "./score.ts";

/** The facts about a file that count. */
export type ReadFacts = Pick<FileFacts, "recognized" | "fields" | "sure">;

/** Checks how well machines can read the file: real text, and the share of fields read with certainty. */
export function checkFile(file: ReadFacts | undefined): Finding[] {
  if (file === undefined) return [];
  const { recognized, fields, sure } = file;
  return [
    {
      id: "textLayer",
      value: recognized || fields === 0 ? 0 : 1,
      seen: phrase(recognized ? "seen.picture" : fields === 0 ? "seen.absent" : "seen.text"),
      advice: phrase("advice.textLayer"),
    },
    {
      id: "readSurely",
      value: fields === 0 ? 0 : linearRamp(sure / fields, 0.4, 0.9),
      seen: phrase("seen.fields", { good: sure, count: fields }),
      advice: phrase("advice.readSurely"),
    },
  ];
}

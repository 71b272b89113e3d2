import { join } from "node:path";
import { repositoryRoot } from "../root.ts";
import { Job, type Report } from "./messages.ts";
import { openTypesetter } from "./typesetter.ts";

/** Typesets one document at a time for the parent process, and exits with it. */
const typeset = openTypesetter(join(repositoryRoot, "server/src/printing/templates"));
const translate = (report: Report): void => {
  process.send?.(report);
};

async function answer(job: Job): Promise<Report> {
  if (job.what === "letter" && job.as === "docx") {
    const { writeLetterWord } = await import("./write-letter-word.ts");
    return { kind: "file", id: job.id, bytes: await writeLetterWord(job.data) };
  }
  if (job.what !== "docx") return typeset(job);
  // Imported on first use: most resumes are printed as PDF.
  const { writeWord } = await import("./write-word.ts");
  return { kind: "file", id: job.id, bytes: await writeWord(job.data, job.photo) };
}

process.on("disconnect", () => process.exit(0));
process.on("message", (message) => void answer(Job.parse(message)).then(translate));
translate({ kind: "ready" });

import { join } from "node:path";
import type { Printed, Printer } from "../printer.ts";
import { openTypesetter } from "../typesetter.ts";
import { writeLetterWord } from "../write-letter-word.ts";
import { writeWord } from "../write-word.ts";

/** The typesetter without a child process, which is faster for tests and benchmarks. */
export function printerInProcess(): Printer {
  const typeset = openTypesetter(join(import.meta.dirname, "../templates"));
  return {
    typeset: async (job): Promise<Printed> => {
      if (job.what === "docx") return { kind: "file", id: 0, bytes: await writeWord(job.data, job.photo) };
      if (job.what === "letter" && job.as === "docx")
        return { kind: "file", id: 0, bytes: await writeLetterWord(job.data) };
      const report = typeset({ ...job, id: 0 });
      if (report.kind === "ready") throw new Error("It was asked for a resume.");
      return report;
    },
    close: () => {},
  };
}

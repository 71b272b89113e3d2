import { join } from "node:path";
import type { Printed, Printer } from "../printer.ts";
import { openTypesetter } from "../typesetter.ts";
import { writeWord } from "../write-word.ts";

/** The product's own typesetter without a process of its own: as quick as it can be, for tests and figures. */
export function printerInProcess(): Printer {
  const typeset = openTypesetter(join(import.meta.dirname, "../templates"));
  return {
    typeset: async (job): Promise<Printed> => {
      if (job.what === "docx") return { kind: "file", id: 0, bytes: await writeWord(job.data, job.photo) };
      const report = typeset({ ...job, id: 0 });
      if (report.kind === "ready") throw new Error("It was asked for a resume.");
      return report;
    },
    close: () => {},
  };
}

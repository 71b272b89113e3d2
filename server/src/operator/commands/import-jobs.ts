import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { refusals } from "@waymark/domain/jobs/posting";
import { kindOfName } from "../../features/job-sources/import/read-file.ts";
import { importJobs } from "../../features/job-sources/import-jobs.ts";
import { type Command, usageError } from "../command.ts";

export const importJobsCommand: Command = {
  name: "import-jobs",
  async run({ deps, args, folder, print, signal }) {
    const [name] = args;
    if (name === undefined || args.length > 1) return usageError;
    const file = resolve(folder, name);
    const there = await stat(file).catch(() => null);
    if (there === null || there.isDirectory()) {
      print(there === null ? "operator.import.noFile" : "operator.import.folder", { file });
      return 1;
    }
    const { read, taken, merged, refused, broken } = await importJobs(
      deps,
      createReadStream(file, { signal }),
      "import",
      kindOfName(file),
    );
    const refusedCount = refusals.reduce((sum, reason) => sum + (refused[reason] ?? 0), 0);
    print("operator.import.done", { read, taken, merged, refused: refusedCount });
    for (const reason of refusals) {
      const number = refused[reason];
      if (number !== undefined) print(`operator.import.refused.${reason}`, { number });
    }
    if (broken) print("operator.import.broken");
    const nothingTaken = read > 0 && taken + merged === 0;
    return broken || nothingTaken ? 1 : 0;
  },
};

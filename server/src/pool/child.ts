import "./polyfill.ts";
import { AppError } from "@waymark/contract/errors";
import { closeNetwork } from "./close-network.ts";
import { Job, type Report } from "./messages.ts";
import { readFile } from "./read-file.ts";
import { warmUp } from "./warm-up.ts";

/** Reads one untrusted file after the other for its parent; dies with it. */
const say = (report: Report): void => {
  process.send?.(report);
};

async function answer(job: Job): Promise<Report> {
  try {
    return { kind: "read", id: job.id, reading: await readFile(new Uint8Array(job.bytes), job.fileName) };
  } catch (error) {
    const code = error instanceof AppError ? error.code : "file_corrupt";
    return { kind: "refused", id: job.id, code };
  }
}

closeNetwork();
process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  void answer(Job.parse(message)).then(say);
});
await warmUp();
say({ kind: "ready" });

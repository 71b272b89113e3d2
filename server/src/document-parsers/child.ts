import "./polyfill.ts";
import net from "node:net";
import { AppError } from "@waymark/contract/errors";
import { forceGc } from "../force-gc.ts";
import { lowerPriority } from "./lower-priority.ts";
import { Job, type SaidReport } from "./messages.ts";
import { readFile } from "./read-file.ts";
import { readStdin } from "./read-stdin.ts";
import { readers } from "./readers.ts";

/** A page with one line, enough to load the PDF engine and to compile the code for resumes. */
const page = "BT /F 12 Tf 72 700 Td (Experience 2019 - 2021 Nurse, City Hospital) Tj ET";
const objects = [
  "<</Type/Catalog/Pages 2 0 R>>",
  "<</Type/Pages/Kids[3 0 R]/Count 1>>",
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
  `<</Length ${page.length}>>stream\n${page}\nendstream`,
  "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
];

/** Loads and warms the reader, so that the first file is read as fast as later ones. */
async function warmUp(): Promise<void> {
  const body = objects.map((object, i) => `${i + 1} 0 obj${object}endobj\n`).join("");
  const pdf = `%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF`;
  await readFile(new TextEncoder().encode(pdf), "");
}

/** Readers of untrusted files need no network: every connection fails from here on. */
function closeNetwork(): void {
  const refuse = (): never => {
    throw new Error("no network here");
  };
  net.Socket.prototype.connect = refuse;
  globalThis.fetch = refuse;
}

/** Files of this size in bytes leave enough garbage to be collected before the next one. */
const largeFile = 1_048_576;

/** Reads one untrusted file after the other for its parent, and ends with it. */
const translate = (report: SaidReport): void => {
  process.send?.(report);
};

async function work(
  { id, what, fileName, recognizingMs, facts, asked, parts }: Job,
  bytes: Uint8Array,
): Promise<SaidReport> {
  switch (what) {
    case "resume":
      return {
        kind: "read",
        id,
        reading: await readFile(bytes, fileName, {
          recognizingMs,
          onStep: (step) => translate({ kind: "step", id, step }),
        }),
      };
    case "linkedin": {
      const { readLinkedin } = await import("./read-linkedin.ts");
      return {
        kind: "read",
        id,
        reading: { ...(await readLinkedin(bytes)), format: "linkedin-zip", recognized: false },
      };
    }
    case "facts": {
      if (facts === undefined) throw new AppError("internal");
      const { readFacts } = await import("./facts/read-facts.ts");
      return {
        kind: "facts",
        id,
        facts: await readFacts(facts.kind, bytes, { fileName, language: facts.language }),
      };
    }
    case "table": {
      const { readTable } = await import("./formats/read-table.ts");
      return { kind: "table", id, table: await readTable(bytes) };
    }
    case "answer": {
      if (readers.readAnswer === undefined || asked === undefined) throw new AppError("internal");
      return { kind: "answer", id, parts: [...(await readers.readAnswer(bytes, asked))] };
    }
    case "bundle": {
      // Loaded when first needed, like the readers of pictures.
      const { bundleFiles } = await import("./bundle-files.ts");
      const files = (parts ?? []).map(({ length, own }, i, all) => {
        const from = all.slice(0, i).reduce((sum, part) => sum + part.length, 0);
        return { own, bytes: bytes.subarray(from, from + length) };
      });
      const onPart = (page: number) =>
        translate({ kind: "step", id, step: { stage: "opening", page, pages: files.length } });
      return { kind: "bundled", id, bundle: await bundleFiles(files, onPart) };
    }
    case "photo":
    case "mark": {
      // Loaded when first needed: it has 20 MB of native code that resumes do not use.
      const { drawMark, drawPhoto } = await import("./draw-photo.ts");
      return { kind: "drawn", id, photo: await (what === "mark" ? drawMark : drawPhoto)(bytes) };
    }
  }
}

async function answer(job: Job, bytes: Uint8Array): Promise<SaidReport> {
  try {
    return await work(job, bytes);
  } catch (error) {
    const code = error instanceof AppError ? error.code : "file_corrupt";
    return {
      kind: "refused",
      id: job.id,
      code,
      details: error instanceof AppError ? flat(error.details) : {},
    };
  }
}

/** Details for a sentence: no nested values. */
function flat(details: AppError["details"]): Record<string, string | number | boolean> {
  const kept: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(details ?? {}))
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      kept[name] = value;
  return kept;
}

lowerPriority();
closeNetwork();
process.on("disconnect", () => process.exit(0));
process.on("message", (message) => {
  const job = Job.parse(message);
  void answer(job, readStdin(job.length)).then((report) => {
    translate(report);
    if (job.length > largeFile) setImmediate(forceGc);
  });
});
await warmUp();
// Disconnected before it could listen for that: nobody waits for this reader any more.
if (!process.connected) process.exit(0);
translate({ kind: "ready" });

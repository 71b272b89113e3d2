import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseConfinement } from "../server/src/confinement/choose-confinement.ts";
import { type Confinement, unconfined } from "../server/src/confinement/confinement.ts";
import { confinementsOf } from "../server/src/confinement/confinements.ts";
import { resumeLines, textPdf } from "../server/src/document-parsers/crafted-files.ts";
import { openDocumentParsers } from "../server/src/document-parsers/open-parsers.ts";

const rounds = 5;
const warmFiles = 50;
const msPerTick = 10;

/** Processor time in milliseconds of each process below this one, waited-for children included. */
function processorMsBelow(): Map<number, number> {
  const all = readdirSync("/proc").flatMap((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      return [{ pid: Number(name), parent: Number(fields[1]), ms: ticks * msPerTick }];
    } catch {
      return [];
    }
  });
  const found = new Map<number, number>();
  const addBelow = (pid: number): void => {
    for (const child of all.filter(({ parent }) => parent === pid)) {
      found.set(child.pid, child.ms);
      addBelow(child.pid);
    }
  };
  addBelow(process.pid);
  return found;
}

const middle = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * For each confinement, prints the processor time of a reader until its first file is read, and for one file after
 * that.
 */
export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  try {
    for (const candidate of [unconfined, ...confinementsOf({ dataDir })]) {
      const { confinement, refused } = await chooseConfinement({ dataDir }, [candidate]);
      const name = `${candidate.kind} ${candidate.wrap().prefix.slice(0, 2).join(" ")}`.padEnd(44);
      if (candidate !== unconfined && confinement !== candidate) {
        console.log(`${name} not granted: ${refused.map(({ reason }) => reason).join()}`);
        continue;
      }
      const figures: Figures[] = [];
      for (let round = 0; round < rounds; round++) figures.push(await measure(candidate));
      const [cold, warm, waited] = [
        middle(figures.map((f) => f.cold)),
        middle(figures.map((f) => f.warm)),
        middle(figures.map((f) => f.waited)),
      ];
      console.log(
        `${name} processor: start and first PDF ${cold.toFixed(0)} ms, then ${warm.toFixed(1)} ms each; clock: ${waited.toFixed(0)} ms`,
      );
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

interface Figures {
  readonly cold: number;
  readonly warm: number;
  /** Wall-clock time from the start of the reader until the first file was read. */
  readonly waited: number;
}

async function measure(confinement: Confinement): Promise<Figures> {
  // Readers of the previous round that are just ending, and the loader's own process.
  const others = processorMsBelow();
  const spent = (): number =>
    [...processorMsBelow()].reduce((sum, [pid, ms]) => (others.has(pid) ? sum : sum + ms), 0);
  const began = performance.now();
  const pool = openDocumentParsers({
    ...{ size: 1, queue: 1, timeoutMs: 15_000, memoryMb: 768, confinement },
    entry: join(import.meta.dirname, "../server/dist/parser-child.js"),
  });
  const bytes = textPdf(resumeLines);
  const read = () => pool.readResume({ bytes, fileName: "", mimeType: "" });
  await read();
  const waited = performance.now() - began;
  const first = spent();
  for (let i = 0; i < warmFiles; i++) await read();
  const last = spent();
  await pool.close();
  return { cold: first, warm: (last - first) / warmFiles, waited };
}

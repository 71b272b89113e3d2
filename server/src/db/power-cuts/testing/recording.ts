import { spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  openSync,
  readFileSync,
  realpathSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { RecordedFolder } from "./recorded-folder.ts";
import { kinds, type WriteRecord } from "./write-record.ts";

const headerBytes = 48;

/** Why nothing can be recorded here; null when it can. */
export function whyNoRecording(): string | null {
  if (process.platform !== "linux") return "writes are recorded on Linux alone";
  if (spawnSync("cc", ["--version"], { stdio: "ignore" }).status !== 0)
    return "recording writes needs a C compiler (Debian: apt-get install gcc libc6-dev)";
  return null;
}

/** A recording of all writes below a folder, by processes that are started with its environment. */
export class Recording {
  readonly #file: string;
  readonly #handle: number;
  readonly #base: RecordedFolder;
  /** The environment for a process to record. */
  readonly environment: Readonly<Record<string, string>>;

  /**
   * @param folder Recorded; what is in it now counts as being on the disk.
   * @param workFolder Another folder that every account may enter.
   */
  constructor(folder: string, workFolder: string) {
    const root = realpathSync(folder);
    const library = join(workFolder, "record-writes.so");
    const source = join(import.meta.dirname, "record-writes.c");
    const flags = ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"];
    const compiled = spawnSync("cc", flags, { encoding: "utf8" });
    if (compiled.status !== 0) throw new Error(`The recorder was not compiled:\n${compiled.stderr}`);
    chmodSync(library, 0o755);
    this.#file = join(workFolder, "record");
    writeFileSync(this.#file, "");
    // The database's account writes to it too.
    chmodSync(this.#file, 0o666);
    this.#handle = openSync(this.#file, "a");
    this.#base = RecordedFolder.read(root);
    this.environment = {
      LD_PRELOAD: library,
      WAYMARK_RECORD: this.#file,
      WAYMARK_RECORD_ROOT: root,
      // Writes that go by a ring in memory would not be seen.
      UV_USE_IO_URING: "0",
    };
  }

  /** Notes that something was acknowledged by now. */
  acknowledge(what: string): void {
    const data = Buffer.from(what);
    const header = Buffer.alloc(headerBytes);
    header.writeUInt32LE(kinds.acknowledged, 0);
    header.writeBigUInt64LE(BigInt(data.length), 40);
    writeSync(this.#handle, Buffer.concat([header, data]));
  }

  /** Everything that was recorded, in order. Every recorded process has to have ended. */
  end(): { base: RecordedFolder; records: WriteRecord[] } {
    closeSync(this.#handle);
    return { base: this.#base, records: parseRecords(readFileSync(this.#file)) };
  }
}

function parseRecords(bytes: Buffer): WriteRecord[] {
  const records: WriteRecord[] = [];
  for (let at = 0; at < bytes.length; ) {
    const number = (offset: number) => Number(bytes.readBigUInt64LE(at + offset));
    const pathEnd = at + headerBytes + bytes.readUInt32LE(at + 32);
    const otherEnd = pathEnd + bytes.readUInt32LE(at + 36);
    const end = otherEnd + number(40);
    if (end > bytes.length) throw new Error("The recording breaks off.");
    records.push({
      kind: bytes.readUInt32LE(at),
      thread: bytes.readUInt32LE(at + 4),
      inode: number(8),
      at: number(16),
      length: number(24),
      path: bytes.toString("utf8", at + headerBytes, pathEnd),
      other: bytes.toString("utf8", pathEnd, otherEnd),
      data: bytes.subarray(otherEnd, end),
    });
    at = end;
  }
  return records;
}

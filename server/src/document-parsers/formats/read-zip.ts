import { inflateRawSync } from "node:zlib";
import { AppError } from "@waymark/contract/errors";
import { type Entry, fromBufferPromise, validateFileName } from "yauzl";
import { limits } from "../limits.ts";

/** Parts of an archive, unpacked on demand with one shared count of bytes. */
export interface ZipParts {
  names: string[];
  read: (name: string) => Uint8Array | null;
}

/** Limits for the unpacked archive. */
export interface ZipBounds {
  readonly partBytes: number;
  readonly archiveBytes: number;
  readonly ratio: number;
  readonly ratioFrom: number;
}

/** A part and the position of its packed bytes. */
interface Packed {
  readonly method: number;
  readonly bytes: Uint8Array;
}

const archiveName = /\.(?:zip|7z|rar|gz|tgz|tar|bz2|xz|docx|docm)$/i;
const [stored, deflated] = [0, 8];

/**
 * Opens a ZIP by its central directory. Rejects with AppError for bombs, nested archives, odd paths and locks.
 * @param isWanted What is not wanted is as good as not there: it is neither judged nor ever unpacked.
 */
export async function openZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean = () => true,
  bounds: ZipBounds = limits,
): Promise<ZipParts> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, Packed>();
  let claimed = 0;
  await eachEntry(file, async (name, entry, dataStart) => {
    if (!isWanted(name)) return;
    judge(name, entry, bounds);
    claimed += entry.uncompressedSize;
    if (claimed > bounds.archiveBytes) throw new AppError("file_bomb");
    const from = await dataStart();
    const packed = file.subarray(from, from + entry.compressedSize);
    if (packed.length < entry.compressedSize) throw new AppError("file_corrupt");
    parts.set(name, { method: entry.compressionMethod, bytes: packed });
  });
  let spent = 0;
  return {
    names: [...parts.keys()],
    read: (name) => {
      const part = parts.get(name);
      if (!part) return null;
      const unpacked = unpack(part, bounds, bounds.archiveBytes - spent);
      spent += unpacked.length;
      return unpacked;
    },
  };
}

/** The names in an archive. Rejects as `openZip` does for a broken or endless directory. */
export async function zipNames(bytes: Uint8Array): Promise<string[]> {
  const names = new Set<string>();
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await eachEntry(file, (name) => names.add(name));
  return [...names];
}

/** Calls back with every entry of the directory, and a function that finds its packed bytes. */
async function eachEntry(
  file: Buffer,
  hear: (name: string, entry: Entry, dataStart: () => Promise<number>) => unknown,
): Promise<void> {
  try {
    // Names are checked here, and only the wanted ones.
    const zip = await fromBufferPromise(file, { lazyEntries: true, decodeStrings: false });
    if (zip.entryCount > limits.zipEntries) throw new AppError("file_bomb");
    for await (const entry of zip.eachEntry()) {
      const dataStart = async () =>
        (await zip.readLocalFileHeaderPromise(entry, { minimal: true })).fileDataStart;
      await hear(entry.fileNameRaw.toString("utf8"), entry, dataStart);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("file_corrupt", undefined, error);
  }
}

function judge(name: string, entry: Entry, bounds: ZipBounds): void {
  const { uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) throw new AppError("file_password");
  const isOdd = validateFileName(name.replaceAll("\\", "/")) !== null;
  if (isOdd || archiveName.test(name)) throw new AppError("file_bomb");
  const swollen = uncompressedSize > bounds.ratioFrom && uncompressedSize > compressedSize * bounds.ratio;
  if (uncompressedSize > bounds.partBytes || swollen) throw new AppError("file_bomb");
}

/** Unpacks one part up to its limit: the sizes in the directory are only claims. */
function unpack({ method, bytes }: Packed, bounds: ZipBounds, left: number): Uint8Array {
  const byRatio = Math.max(bounds.ratioFrom, bytes.length * bounds.ratio);
  const most = Math.min(bounds.partBytes, left, byRatio);
  if (method === stored) {
    if (bytes.length > most) throw new AppError("file_bomb");
    return bytes;
  }
  if (method !== deflated || most < 1) throw new AppError(most < 1 ? "file_bomb" : "file_corrupt");
  try {
    return inflateRawSync(bytes, { maxOutputLength: most });
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw new AppError(isTooLarge ? "file_bomb" : "file_corrupt", undefined, error);
  }
}

import { AppError } from "@waymark/contract/errors";
import { Inflate } from "fflate";
import { limits } from "./limits.ts";

interface ZipEntry {
  name: string;
  method: number;
  encrypted: boolean;
  packed: number;
  unpacked: number;
  offset: number;
}

/** Parts of an archive, unpacked on demand under one running count of bytes. */
export interface ZipParts {
  names: string[];
  read: (name: string) => Uint8Array | null;
}

/** What an archive may unpack to. */
export interface ZipBounds {
  readonly partBytes: number;
  readonly archiveBytes: number;
  readonly ratio: number;
  readonly ratioFrom: number;
}

const archiveName = /\.(?:zip|7z|rar|gz|tgz|tar|bz2|xz|docx|docm)$/i;
const chunk = 16 * 1024;

/**
 * Opens a ZIP by its central directory. Throws AppError for bombs, nested archives, odd paths and locks.
 * @param isWanted What is not wanted is as good as not there: it is neither judged nor ever unpacked.
 */
export function openZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean = () => true,
  bounds: ZipBounds = limits,
): ZipParts {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map([...readDirectory(file)].filter(([name]) => isWanted(name)));
  let total = 0;
  for (const entry of entries.values()) {
    total += entry.unpacked;
    if (entry.encrypted) throw new AppError("file_password");
    if (entry.name.split(/[/\\]/).includes("..") || archiveName.test(entry.name))
      throw new AppError("file_bomb");
    const swollen = entry.unpacked > bounds.ratioFrom && entry.unpacked > entry.packed * bounds.ratio;
    if (entry.unpacked > bounds.partBytes || swollen) throw new AppError("file_bomb");
  }
  if (total > bounds.archiveBytes) throw new AppError("file_bomb");
  let spent = 0;
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      if (!entry) return null;
      const part = unpack(file, entry, bounds.archiveBytes - spent, bounds);
      spent += part.length;
      return part;
    },
  };
}

/** The names in an archive. @throws AppError as `openZip` does for a broken or endless directory. */
export const zipNames = (bytes: Uint8Array): string[] => [
  ...readDirectory(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).keys(),
];

function readDirectory(file: Buffer): Map<string, ZipEntry> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || end + 22 > file.length) throw new AppError("file_corrupt");
  const count = file.readUInt16LE(end + 10);
  if (count > limits.zipEntries) throw new AppError("file_bomb");
  const entries = new Map<string, ZipEntry>();
  let at = file.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== 0x02014b50) throw new AppError("file_corrupt");
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString("utf8", at + 46, at + 46 + nameLength);
    entries.set(name, {
      name,
      method: file.readUInt16LE(at + 10),
      encrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

/** Unpacks one part, counting while it grows: the sizes in the directory are only claims. */
function unpack(file: Buffer, entry: ZipEntry, left: number, bounds: ZipBounds): Uint8Array {
  const { offset, packed } = entry;
  if (offset + 30 > file.length || file.readUInt32LE(offset) !== 0x04034b50)
    throw new AppError("file_corrupt");
  const from = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const data = file.subarray(from, from + packed);
  if (data.length < packed) throw new AppError("file_corrupt");
  const most = Math.min(bounds.partBytes, left);
  if (entry.method === 0) {
    if (packed > most) throw new AppError("file_bomb");
    return data;
  }
  if (entry.method !== 8) throw new AppError("file_corrupt");
  return inflate(data, most);
}

function inflate(data: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((piece) => {
    size += piece.length;
    pieces.push(piece);
  });
  for (let at = 0; at < data.length; at += chunk) {
    try {
      stream.push(data.subarray(at, at + chunk), at + chunk >= data.length);
    } catch {
      throw new AppError("file_corrupt");
    }
    const swollen = size > limits.ratioFrom && size > Math.min(at + chunk, data.length) * limits.ratio;
    if (size > most || swollen) throw new AppError("file_bomb");
  }
  return Buffer.concat(pieces);
}

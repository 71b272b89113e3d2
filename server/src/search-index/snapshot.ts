import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import { makeFolderIn } from "../db/durable-folder.ts";
import type { IndexSchema } from "./declaration.ts";
import { wordsFor } from "./document-list.ts";
import type { Part } from "./merge-segments.ts";
import { packLists, unpackLists } from "./pack-lists.ts";
import {
  allocate,
  bytesOf,
  type Layout,
  layoutOf,
  placeOf,
  SectionViews,
  type SegmentBytes,
} from "./sections.ts";

/** Raised when the sections of every index change: older files are then made again. */
const formatVersion = 2;
const magic = 0x574d4958;

const Header = z.object({
  version: z.literal(formatVersion),
  tokens: z.string(),
  layout: z.string(),
  cursor: z.unknown(),
  segments: z.array(
    z.object({
      docs: z.int().min(1),
      lengths: z.record(z.string(), z.int().min(0)),
      hasGone: z.boolean(),
      checksum: z.number(),
    }),
  ),
});

export interface SnapshotForm<Cursor> {
  readonly schema: IndexSchema;
  readonly tokens: string;
  readonly cursor: z.ZodType<Cursor>;
}

export interface Snapshot<Cursor> {
  readonly cursor: Cursor | null;
  readonly parts: readonly Part[];
}

const layoutText = (layout: Layout): string =>
  [...layout].map(([name, element]) => `${name}:${element}`).join(" ");

/** Changes when any word of the bytes does. Four lanes that do not wait for each other run at memory speed. */
function checksum(bytes: ArrayBufferLike): number {
  const words = new Uint32Array(bytes, 0, bytes.byteLength >>> 2);
  let [a, b, c, d] = [1, 2, 3, 4];
  const whole = words.length & ~3;
  for (let i = 0; i < whole; i += 4) {
    a = (Math.imul(a, 31) + (words[i] ?? 0)) | 0;
    b = (Math.imul(b, 37) + (words[i + 1] ?? 0)) | 0;
    c = (Math.imul(c, 41) + (words[i + 2] ?? 0)) | 0;
    d = (Math.imul(d, 43) + (words[i + 3] ?? 0)) | 0;
  }
  for (let i = whole; i < words.length; i++) a = (Math.imul(a, 31) + (words[i] ?? 0)) | 0;
  return (a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca6b) ^ Math.imul(d, 0xc2b2ae35)) >>> 0;
}

const sums = new WeakMap<SharedArrayBuffer, number>();

/** Computed once, because segments never change. */
function checksumOnce(buffer: SharedArrayBuffer): number {
  const sum = sums.get(buffer) ?? checksum(buffer);
  sums.set(buffer, sum);
  return sum;
}

/** Atomic: a process that dies meanwhile leaves the previous one whole. */
export async function writeSnapshot<Cursor>(
  file: string,
  { cursor, parts }: Snapshot<Cursor>,
  { schema, tokens }: Pick<SnapshotForm<Cursor>, "schema" | "tokens">,
): Promise<void> {
  const layout = layoutOf(schema);
  const header = Buffer.from(
    JSON.stringify({
      version: formatVersion,
      tokens,
      layout: layoutText(layout),
      cursor,
      segments: parts.map(({ bytes, gone }) => ({
        docs: bytes.docs,
        lengths: bytes.lengths,
        hasGone: gone !== null,
        checksum: checksumOnce(bytes.buffer) ^ (gone === null ? 0 : checksum(gone.slice().buffer)),
      })),
    } satisfies z.input<typeof Header>),
  );
  makeFolderIn(dirname(file));
  const unfinished = `${file}.new`;
  const handle = await open(unfinished, "w", 0o600);
  try {
    const start = Buffer.alloc(8);
    start.writeUInt32LE(magic, 0);
    start.writeUInt32LE(header.length, 4);
    await handle.writeFile(Buffer.concat([start, header]));
    let at = start.length + header.length;
    for (const { bytes, gone } of parts) {
      at = await writeSegment(handle, layout, bytes, at);
      if (gone !== null) at += gone.byteLength;
      if (gone !== null) await writeAll(handle, new Uint8Array(gone.slice().buffer));
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  renameSync(unfinished, file);
  const folder = openSync(dirname(file), "r");
  fsyncSync(folder);
  closeSync(folder);
}

/** As in memory, except that lists of rare tokens are packed and have their length. */
async function writeSegment(
  handle: Awaited<ReturnType<typeof open>>,
  layout: Layout,
  bytes: SegmentBytes,
  begin: number,
): Promise<number> {
  const { from, to } = placeOf(layout, bytes.lengths, "packed");
  const length = Buffer.alloc(8);
  await writeAll(handle, new Uint8Array(bytes.buffer, 0, from));
  await writeAll(handle, length);
  let packed = 0;
  for (const piece of packLists(new SectionViews(layout, bytes), bytes.docs)) {
    await writeAll(handle, piece);
    packed += piece.length;
  }
  await writeAll(handle, new Uint8Array(bytes.buffer, to));
  length.writeDoubleLE(packed);
  await handle.write(length, 0, 8, begin + from);
  return begin + bytes.buffer.byteLength - (to - from) + 8 + packed;
}

function readSegment(handle: number, layout: Layout, bytes: SegmentBytes): void {
  const { from, to } = placeOf(layout, bytes.lengths, "packed");
  readInto(handle, new Uint8Array(bytes.buffer, 0, from));
  const length = Buffer.from(readInto(handle, new Uint8Array(8))).readDoubleLE();
  if (!(length >= 0 && length <= (to - from) * 2 + 8))
    throw new RangeError("The snapshot's lists are too long.");
  const packed = readInto(handle, new Uint8Array(length));
  unpackLists(packed, new SectionViews(layout, bytes), bytes.docs);
  readInto(handle, new Uint8Array(bytes.buffer, to));
}

const piece = 16 * 1_024 * 1_024;

async function writeAll(handle: Awaited<ReturnType<typeof open>>, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, at, Math.min(piece, bytes.length - at));
    at += bytesWritten;
  }
}

/** Null when there is none, or it is of another version, cut short or damaged. */
export function readSnapshot<Cursor>(file: string, form: SnapshotForm<Cursor>): Snapshot<Cursor> | null {
  if (!existsSync(file)) return null;
  const layout = layoutOf(form.schema);
  const handle = openSync(file, "r");
  try {
    const header = readHeader(handle);
    if (header === null || header.tokens !== form.tokens || header.layout !== layoutText(layout)) return null;
    const parts = header.segments.map((segment) => readPart(handle, layout, segment));
    if (parts.includes(null)) return null;
    return {
      cursor: form.cursor.nullable().parse(header.cursor),
      parts: parts.filter((part) => part !== null),
    };
  } catch {
    // It is created again.
    return null;
  } finally {
    closeSync(handle);
  }
}

function readHeader(handle: number): z.infer<typeof Header> | null {
  const start = readInto(handle, new Uint8Array(8));
  const { 0: found, 1: length } = new Uint32Array(start.buffer);
  if (found !== magic || length === undefined || length > 10_000_000) return null;
  const text = Buffer.from(readInto(handle, new Uint8Array(length))).toString();
  return Header.safeParse(JSON.parse(text)).data ?? null;
}

/** The part begins where the previous one ended; null when it is damaged. */
function readPart(
  handle: number,
  layout: Layout,
  { docs, lengths, hasGone, checksum: sum }: z.infer<typeof Header>["segments"][number],
): Part | null {
  const isWhole = [...layout.keys()].every((name) => lengths[name] !== undefined);
  if (!isWhole || bytesOf(layout, lengths) > 16_000_000_000) return null;
  const bytes = allocate(layout, docs, lengths);
  readSegment(handle, layout, bytes);
  const gone = hasGone ? new Uint32Array(wordsFor(docs)) : null;
  if (gone !== null) readInto(handle, new Uint8Array(gone.buffer));
  const found = checksumOnce(bytes.buffer) ^ (gone === null ? 0 : checksum(gone.buffer));
  return found === sum ? { bytes, gone } : null;
}

/** @throws RangeError when the file ends before. */
function readInto(handle: number, bytes: Uint8Array): Uint8Array {
  for (let at = 0; at < bytes.length; ) {
    const read = readSync(handle, bytes, at, Math.min(piece, bytes.length - at), null);
    if (read === 0) throw new RangeError("The snapshot ends early.");
    at += read;
  }
  return bytes;
}

export const removeSnapshot = (file: string): void => rmSync(file, { force: true });

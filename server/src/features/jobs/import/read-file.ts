import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { readLines } from "./read-lines.ts";

/** A row of a file: its value, or why there is none. */
export type FileRow = { readonly value: unknown } | { readonly refused: "unreadable" | "too_long" };

/** How a file is written. */
export type FileKind = "json" | "csv";

/** What a file's name says of how it is written; null when it says nothing. */
export function kindOfName(name: string): FileKind | null {
  const [, ending = ""] = /\.([a-z]+)(?:\.gz)?$/i.exec(name) ?? [];
  if (/^(?:jsonl|ndjson|json)$/i.test(ending)) return "json";
  return /^csv$/i.test(ending) ? "csv" : null;
}

/** The file cannot be read on: what was read before it is kept. */
export class FileBroken extends Error {}

const longestLine = 4_000_000;

/** The same stream with its first bytes known. */
async function peek(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const pieces = bytes[Symbol.asyncIterator]();
  const kept: Uint8Array[] = [];
  let size = 0;
  while (size < 64) {
    const next = await pieces.next();
    if (next.done === true) break;
    kept.push(next.value);
    size += next.value.length;
  }
  async function* all() {
    yield* kept;
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
  }
  return { head: Buffer.concat(kept), all: all() };
}

const isGzip = (head: Uint8Array) => head[0] === 0x1f && head[1] === 0x8b;

async function* unpack(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const source = Readable.from(bytes);
  source.once("error", (error) => gunzip.destroy(error));
  yield* source.pipe(gunzip);
}

async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8");
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  for await (const line of readLines(text, longestLine)) {
    if ("tooLong" in line) {
      yield { refused: "too_long" };
      continue;
    }
    const trimmed = line.text.trim();
    // A list written one object a line is read too.
    if (/^\[?\]?$/.test(trimmed)) continue;
    try {
      yield { value: JSON.parse(trimmed.replace(/,$/, "")) };
    } catch {
      yield { refused: "unreadable" };
    }
  }
}

async function* csvRows(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<FileRow> {
  const parser = Readable.from(text).pipe(
    parse({
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      maxRecordSize: longestLine,
    }),
  );
  for await (const value of parser) yield { value };
}

/** The character that divides the columns of a header line. */
const delimiterOf = (header: string): string =>
  [",", ";", "\t"].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ",";

/**
 * The rows of a JSON Lines or CSV file, plain or gzipped. Holds one row at a time.
 * @param kind how it is written; null tells it by what the file begins with.
 * @throws FileBroken when the packed data or a record's quoting is broken beyond going on.
 */
export async function* readFile(
  bytes: AsyncIterable<Uint8Array>,
  kind: FileKind | null,
): AsyncGenerator<FileRow> {
  try {
    const packed = await peek(bytes);
    const plain = isGzip(packed.head) ? await peek(unpack(packed.all)) : packed;
    const start = new TextDecoder()
      .decode(plain.head)
      .replace(/^\ufeff/, "")
      .trimStart();
    const text = decode(plain.all);
    if ((kind ?? (/^[[{]/.test(start) ? "json" : "csv")) === "json") yield* jsonRows(text);
    else yield* csvRows(text, delimiterOf(start.split("\n")[0] ?? ""));
  } catch (cause) {
    throw new FileBroken("The file cannot be read to its end.", { cause });
  }
}

import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { decodeAs } from "../../../decode-as.ts";
import { encodingOf } from "../../../encoding-of.ts";
import { childText, type XmlElement, XmlItems } from "../../../ports/job-sources/xml-elements.ts";
import { type JsonItem, JsonItems } from "./json-items.ts";

/** A row of a file: its value, or the reason for its refusal. */
export type FileRow = { readonly value: unknown } | { readonly refused: "unreadable" | "too_long" };

export type FileKind = "json" | "csv" | "xml";

/** The format by a file's name; null when it does not tell. */
export function kindOfName(name: string): FileKind | null {
  const [, ending = ""] = /\.([a-z]+)(?:\.gz)?$/i.exec(name) ?? [];
  if (/^(?:jsonl|ndjson|json)$/i.test(ending)) return "json";
  if (/^(?:xml|rss|atom)$/i.test(ending)) return "xml";
  return /^csv$/i.test(ending) ? "csv" : null;
}

/** The rest of the file cannot be read; rows before that are kept. */
export class FileBroken extends Error {}

const longestLine = 4_000_000;
/** The first characters of a file, enough to detect its format. */
const peeked = 16_384;

/** The same stream with its first bytes known. */
async function peek(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const pieces = bytes[Symbol.asyncIterator]();
  const kept: Uint8Array[] = [];
  let size = 0;
  while (size < peeked) {
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

async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a file is JSON Lines: one of its first lines is a complete object. */
function isByLine(head: string): boolean {
  const lines = head.split("\n");
  // The last line of the peeked part may be cut.
  const whole = lines.length > 1 ? lines.slice(0, -1) : lines;
  return whole.slice(0, 5).some((line) => {
    try {
      const value: unknown = JSON.parse(line.trim().replace(/,$/, ""));
      return isObject(value) && !(lines.length === 1 && holdsList(value));
    } catch {
      return false;
    }
  });
}

const holdsList = (value: unknown): boolean => Object.values(Object(value)).some(Array.isArray);

/** The objects of one JSON list, however its lines are broken. */
async function* listRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const items = new JsonItems(longestLine);
  const rowOf = (item: JsonItem): FileRow => {
    if ("tooLong" in item) return { refused: "too_long" };
    try {
      return { value: JSON.parse(item.text) };
    } catch {
      return { refused: "unreadable" };
    }
  };
  for await (const piece of text) for (const item of items.write(piece)) yield rowOf(item);
  if (items.isInside) yield { refused: "unreadable" };
  items.close();
}

async function* xmlRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const items = new XmlItems(postingElements);
  let isFirst = true;
  for await (const piece of text) {
    const bare: string = isFirst ? piece.replace(/^[\s\ufeff]+/, "") : piece;
    isFirst &&= bare === "";
    for (const element of items.write(bare)) yield { value: rowOfElement(element) };
  }
  items.close();
}

async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  for await (const line of readLines(text, longestLine)) {
    if ("tooLong" in line) {
      yield { refused: "too_long" };
      continue;
    }
    const trimmed = line.text.trim();
    // A JSON list with one object a line is read, too.
    if (/^\[?\]?$/.test(trimmed)) continue;
    try {
      yield { value: JSON.parse(trimmed.replace(/,$/, "")) };
    } catch {
      yield { refused: "unreadable" };
      if (line.isLast === true && trimmed.startsWith("{")) throw new Error("The file ends inside an object.");
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

/** The column separator of a header line. */
const delimiterOf = (header: string): string =>
  [",", ";", "\t"].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ",";

function kindOfStart(start: string): FileKind {
  if (/^[[{]/.test(start)) return "json";
  return start.startsWith("<") ? "xml" : "csv";
}

/**
 * The rows of a JSON, JSON Lines, CSV, RSS, Atom or Indeed-style XML file, plain or gzipped. Holds one row at a time.
 * With `kind` null the first characters tell the format.
 * @throws FileBroken when the packed data or a record's quoting is broken beyond going on.
 */
export async function* readFile(
  bytes: AsyncIterable<Uint8Array>,
  kind: FileKind | null,
): AsyncGenerator<FileRow> {
  try {
    const packed = await peek(bytes);
    const plain = isGzip(packed.head) ? await peek(unpack(packed.all)) : packed;
    const encoding = encodingOf(plain.head);
    const start = decodeAs(encoding, plain.head)
      .replace(/^\ufeff/, "")
      .trimStart();
    const text = decode(plain.all, encoding);
    const written = kind ?? kindOfStart(start);
    if (written === "json") yield* isByLine(start) ? jsonRows(text) : listRows(text);
    else if (written === "xml") yield* xmlRows(text);
    else yield* csvRows(text, delimiterOf(start.split("\n")[0] ?? ""));
  } catch (cause) {
    throw new FileBroken("The file cannot be read to its end.", { cause });
  }
}

/**
 * One line of a file, or that a line was longer than `most` characters and is left out; `isLast` where none ends it.
 */
export type Line = { readonly text: string; readonly isLast?: true } | { readonly tooLong: true };

/** Splits text that arrives in pieces into lines, never holding more than one line of at most `most` characters. */
async function* readLines(pieces: AsyncIterable<string>, most: number): AsyncGenerator<Line> {
  let rest = "";
  let skipping = false;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf("\n"); end >= 0; end = piece.indexOf("\n", from)) {
      const text = rest + piece.slice(from, end);
      yield skipping || text.length > most ? { tooLong: true } : { text };
      rest = "";
      skipping = false;
      from = end + 1;
    }
    rest = skipping ? "" : rest + piece.slice(from);
    if (rest.length > most) {
      rest = "";
      skipping = true;
    }
  }
  if (skipping) yield { tooLong: true };
  else if (rest !== "") yield { text: rest, isLast: true };
}

/** Elements that hold postings in RSS, Atom, Indeed-style and similar feeds. */
const postingElements = ["item", "entry", "job", "jobposting", "vacancy", "position"];

/** The address of an Atom link, which is an attribute. */
const linkOf = (element: XmlElement): string =>
  childText(element, "url", "link", "applyurl", "apply_url", "guid") ||
  (element.children.find((child) => child.name === "link")?.attributes.href ?? "");

/** The element names for each column of a row; the first match counts. */
const names: Readonly<Record<string, readonly string[]>> = {
  id: ["referencenumber", "reference", "guid", "id", "jobid"],
  title: ["title", "jobtitle", "name", "position"],
  company: ["company", "companyname", "employer", "job_listing:company", "dc:creator", "author"],
  postedDate: ["date", "pubdate", "published", "dateposted", "updated"],
  expires: ["expirationdate", "expiration_date", "validthrough", "expires", "closingdate"],
  salary: ["salary", "compensation", "job_listing:salary"],
  description: ["description", "content:encoded", "content", "summary", "body"],
  type: ["jobtype", "job_type", "employmenttype", "type", "job_listing:job_type"],
};

/** A posting of a feed as the row of an imported file. */
function rowOfElement(element: XmlElement): Readonly<Record<string, string>> {
  const row: Record<string, string> = {};
  for (const [field, from] of Object.entries(names)) {
    const text = childText(element, ...from);
    if (text !== "") row[field] = text;
  }
  const country = childText(element, "country", "countrycode");
  const place = [childText(element, "city"), childText(element, "state", "region"), country];
  const whole = place.filter((part) => part !== "").join(", ");
  row.location = childText(element, "location", "job_listing:location", "region") || whole;
  if (/^[a-z]{2}$/i.test(country)) row.country = country.toUpperCase();
  const remote = childText(element, "remotetype", "remote");
  if (/^(?:fully[ _-]?remote|remote|true|yes|1)$/i.test(remote)) row.remote = "true";
  row.url = linkOf(element);
  return row;
}

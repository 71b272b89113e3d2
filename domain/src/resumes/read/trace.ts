import type { FieldReading, PageBox, SeenLine } from "@waymark/contract/resumes-reading";
import { fold } from "../../vocabulary/fold.ts";
import type { Line, Source } from "./document.ts";
import { confidence, type Evidence } from "./evidence.ts";

export interface Origin {
  lines: readonly Line[];
  evidence: readonly Evidence[];
  /** The spelling in the file when it differs from the value: `Sept. 2019` for `2019-09`. */
  written?: string;
}

export interface Found extends Origin {
  value: string;
}

const longestText = 2_000;

/** The reading of one field: the place of its value within its lines, and the confidence. */
function traced(field: string, value: string, origin: Origin): FieldReading {
  const sources = origin.lines.flatMap((line) => line.sources);
  const place = placeOf(origin.written ?? value, sources) ?? placeOfAll(sources);
  return { field, ...place, text: place.text.slice(0, longestText), confidence: confidence(origin.evidence) };
}

/** Reads several fields; those without a value are left out. */
export const tracedAll = (fields: readonly (readonly [string, string, Origin])[]): FieldReading[] =>
  fields.flatMap(([field, value, origin]) => (value === "" ? [] : [traced(field, value, origin)]));

/** A line as a parser sees it. */
export const seen = (line: Line, isPlaced: boolean): SeenLine => ({
  text: line.text,
  ...boundingPlace(line.sources),
  isPlaced,
});

interface Place {
  text: string;
  page: number | null;
  box: PageBox | null;
}

/** The exact place of a value, if one of the sources contains it literally. */
function placeOf(value: string, sources: readonly Source[]): Place | null {
  const wanted = fold(value);
  if (wanted === "" || wanted.includes("\n")) return null;
  for (const { page, parts } of sources) {
    for (const { text, box } of parts) {
      const from = wordAt(fold(text), wanted);
      if (from === -1) continue;
      const found = text.slice(from, from + wanted.length);
      return { text: found, page, box: box && cutBox(box, from / text.length, wanted.length / text.length) };
    }
  }
  return null;
}

/** The position of a text in another, but not within a word. */
function wordAt(text: string, wanted: string): number {
  const isLetter = (at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));
  let from = text.indexOf(wanted);
  for (let tries = 0; from !== -1 && tries < 20; tries++) {
    const isWithin = isLetter(from - 1) && isLetter(from);
    const goesOn = isLetter(from + wanted.length) && isLetter(from + wanted.length - 1);
    if (!isWithin && !goesOn) return from;
    from = text.indexOf(wanted, from + 1);
  }
  return -1;
}

/** Assumes letters of equal width, so a highlight is accurate to about one letter. */
const cutBox = (box: PageBox, from: number, length: number): PageBox => ({
  ...box,
  x: rounded(box.x + box.width * from),
  width: rounded(box.width * length),
});

/** The place of all lines that a value was made of. */
function placeOfAll(sources: readonly Source[]): Place {
  const text = sources.map(({ parts }) => parts.map((part) => part.text).join(" ")).join("\n");
  return { text, ...boundingPlace(sources) };
}

/** The box around all parts on the first page of the sources. */
function boundingPlace(sources: readonly Source[]): { page: number | null; box: PageBox | null } {
  const page = sources[0]?.page ?? null;
  const boxes = sources
    .filter((source) => source.page === page)
    .flatMap(({ parts }) => parts.flatMap(({ box }) => (box === null ? [] : [box])));
  if (boxes.length === 0) return { page, box: null };
  const least = (of: (box: PageBox) => number): number =>
    boxes.reduce((min, box) => Math.min(min, of(box)), 1);
  const x = least((box) => box.x);
  const y = least((box) => box.y);
  const right = 1 - least((box) => 1 - box.x - box.width);
  const bottom = 1 - least((box) => 1 - box.y - box.height);
  return { page, box: { x, y, width: rounded(right - x), height: rounded(bottom - y) } };
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

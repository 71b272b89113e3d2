import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Range = readonly [first: number, last: number];

/** Characters without a visible shape: joiners, selectors, direction marks, blanks. */
const undrawn = /\p{Default_Ignorable_Code_Point}|\p{White_Space}|\p{Cc}/u;

/**
 * Characters that no typeface in these folders has. A file is only opened when the previous ones lack a character; the
 * first file of a folder represents all its weights.
 */
export function openDrawnSigns(folders: readonly string[]): (text: string) => string[] {
  const files = folders.flatMap((folder) => {
    const [file] = readdirSync(folder).filter((name) => /\.[ot]tf$/i.test(name));
    return file === undefined ? [] : [join(folder, file)];
  });
  const known: Range[][] = [];
  const isDrawn = (sign: number): boolean => {
    for (const [i, file] of files.entries()) {
      known[i] ??= drawnRanges(readFileSync(file));
      if (known[i].some(([first, last]) => sign >= first && sign <= last)) return true;
    }
    return false;
  };
  return (text) =>
    [...new Set(text)].filter((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code > 0x17f && !undrawn.test(sign) && !isDrawn(code);
    });
}

/** From the `cmap` table (OpenType, formats 4 and 12). */
function drawnRanges(font: Buffer): Range[] {
  const tables = font.readUInt16BE(4);
  for (let i = 0; i < tables; i++) {
    const entry = 12 + 16 * i;
    if (font.toString("latin1", entry, entry + 4) === "cmap")
      return readCmap(font.subarray(font.readUInt32BE(entry + 8)));
  }
  return [];
}

function readCmap(cmap: Buffer): Range[] {
  const ranges: Range[] = [];
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * i));
    const format = table.readUInt16BE(0);
    if (format === 12) ranges.push(...wholeRanges(table));
    else if (format === 4) ranges.push(...segmentRanges(table));
  }
  return ranges;
}

const wholeRanges = (table: Buffer): Range[] =>
  Array.from(
    { length: table.readUInt32BE(12) },
    (_, i): Range => [table.readUInt32BE(16 + 12 * i), table.readUInt32BE(20 + 12 * i)],
  );

function segmentRanges(table: Buffer): Range[] {
  const twice = table.readUInt16BE(6);
  return Array.from(
    { length: twice / 2 },
    (_, i): Range => [table.readUInt16BE(16 + twice + 2 * i), table.readUInt16BE(14 + 2 * i)],
  ).filter(([first]) => first !== 0xffff);
}

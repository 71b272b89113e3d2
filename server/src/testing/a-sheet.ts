import { strToU8, zipSync } from "fflate";

/** A cell as saved by a program: its XML without the position, `<c s="1"><v>46000</v></c>`. */
interface SheetGiven {
  readonly name: string;
  readonly isHidden?: boolean;
  /** Rows of cells as XML; plain text is stored in the cell itself. */
  readonly rows: readonly (readonly string[])[];
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const cellOf = (cell: string): string =>
  cell.startsWith("<c") ? cell : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;

/** A number in the date style. */
export const day = (serial: number): string => `<c s="1"><v>${serial}</v></c>`;
/** A reference to a shared text. */
export const shared = (at: number): string => `<c t="s"><v>${at}</v></c>`;

/** A workbook in Excel's layout: sheets by name, shared texts, and one date style. */
export function aSheetFile(
  sheets: readonly SheetGiven[],
  given: { shared?: readonly string[]; startsIn1904?: boolean; format?: string } = {},
): Uint8Array {
  const named = sheets.map(
    ({ name, isHidden }, i) =>
      `<sheet name="${name}" sheetId="${i + 1}"${isHidden ? ' state="hidden"' : ""} r:id="rId${i + 1}"/>`,
  );
  // The files are numbered in reverse, so that their numbers are not the order of the sheets.
  const fileOf = (i: number) => `worksheets/sheet${sheets.length - i}.xml`;
  const relations = sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Target="${fileOf(i)}"/>`);
  const parts: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8("<Types/>"),
    "xl/workbook.xml": strToU8(
      `<workbook><workbookPr${given.startsIn1904 ? ' date1904="1"' : ""}/><sheets>${named.join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(`<Relationships>${relations.join("")}</Relationships>`),
    "xl/styles.xml": strToU8(
      `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${given.format ?? "dd/mm/yyyy"}"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"><alignment/></xf></cellXfs></styleSheet>`,
    ),
  };
  if (given.shared)
    parts["xl/sharedStrings.xml"] = strToU8(
      `<sst>${given.shared.map((text) => `<si><t>${escaped(text)}</t></si>`).join("")}</sst>`,
    );
  for (const [i, { rows }] of sheets.entries())
    parts[`xl/${fileOf(i)}`] = strToU8(
      `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cellOf).join("")}</row>`).join("")}</sheetData></worksheet>`,
    );
  return zipSync(parts);
}

import { strToU8, zipSync } from "fflate";
import type { Block, Drawing, HeadingLook, Run } from "../blocks.ts";

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const space =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
/** Twentieths of a point between the margins of a page. */
const pageWidth = 9_600;

interface Style {
  /** In half points. */
  readonly size?: number;
  readonly paragraph?: string;
  readonly run?: string;
}

function runOf({ text, bold, italic }: Run, { size = 20, run = "" }: Style): string {
  const marks = `${bold ? "<w:b/>" : ""}${italic ? "<w:i/>" : ""}${run}<w:sz w:val="${size}"/>`;
  return `<w:r><w:rPr>${marks}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
}

const paragraph = (runs: readonly Run[], style: Style = {}): string =>
  `<w:p><w:pPr>${style.paragraph ?? ""}</w:pPr>${runs.map((run) => runOf(run, style)).join("")}</w:p>`;

const border = (side: string): string => `<w:${side} w:val="single" w:sz="6" w:space="1" w:color="444444"/>`;
const headingStyles: Readonly<Record<HeadingLook, Style>> = {
  bold: { paragraph: '<w:pStyle w:val="Heading1"/>' },
  plain: { paragraph: "" },
  capitals: { run: "<w:caps/>" },
  bar: { paragraph: '<w:shd w:val="clear" w:fill="1F3A68"/>', run: '<w:color w:val="FFFFFF"/>' },
  underlined: { paragraph: `<w:pBdr>${border("bottom")}</w:pBdr>` },
  "between-rules": { paragraph: `<w:pBdr>${border("top")}${border("bottom")}</w:pBdr>` },
  coloured: { paragraph: '<w:pStyle w:val="Heading2"/>', run: '<w:color w:val="0B5F66"/>' },
};

function table(
  widths: readonly number[],
  rows: readonly (readonly (readonly Block[])[])[],
  ruled: boolean,
): string {
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const twips = widths.map((one) => Math.round((one / whole) * pageWidth));
  const sides = ["top", "left", "bottom", "right", "insideH", "insideV"].map(border).join("");
  const body = rows.map(
    (cells) =>
      `<w:tr>${cells.map((cell, i) => `<w:tc><w:tcPr><w:tcW w:w="${twips[i]}" w:type="dxa"/></w:tcPr>${bodyOf(cell) || "<w:p/>"}<w:p/></w:tc>`).join("")}</w:tr>`,
  );
  const grid = twips.map((one) => `<w:gridCol w:w="${one}"/>`).join("");
  return `<w:tbl><w:tblPr>${ruled ? `<w:tblBorders>${sides}</w:tblBorders>` : ""}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body.join("")}</w:tbl>`;
}

const bodyOf = (blocks: readonly Block[]): string => blocks.map(xmlOf).join("");

function xmlOf(block: Block): string {
  switch (block.kind) {
    case "line":
      return paragraph(block.runs, {
        size: Math.round(20 * (block.size ?? 1)),
        paragraph: block.align === "center" ? '<w:jc w:val="center"/>' : "",
      });
    case "spread":
      return `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="${pageWidth}"/></w:tabs></w:pPr>${block.left.map((run) => runOf(run, {})).join("")}<w:r><w:tab/></w:r>${block.right.map((run) => runOf(run, {})).join("")}</w:p>`;
    case "heading":
      return paragraph([{ text: block.text, bold: true }], { size: 24, ...headingStyles[block.look] });
    case "list":
      return block.items
        .map((item) =>
          block.mark === null
            ? paragraph([{ text: item }], {
                paragraph: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
              })
            : paragraph([{ text: `${block.mark} ${item}` }]),
        )
        .join("");
    case "grid":
      return table(block.widths, block.rows, block.ruled);
    case "columns":
      return table(block.widths, [block.cells], false);
    case "meter":
      return paragraph([{ text: `${block.text}  ${"●".repeat(block.level)}${"○".repeat(4 - block.level)}` }]);
    case "page":
      return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    case "rule":
      return `<w:p><w:pPr><w:pBdr>${border("bottom")}</w:pBdr></w:pPr></w:p>`;
    default:
      return "<w:p/>";
  }
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const relations = (all: readonly string[]): Uint8Array =>
  strToU8(
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join("")}</Relationships>`,
  );
const part = (name: string, type: string): string =>
  `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`;

/** A Word document; columns of a page are a table without rules, as in most templates. */
export const asWord = ({ blocks, header, footer }: Drawing): Uint8Array =>
  wordFileOf(bodyOf(blocks), header, footer);

/** A Word file with this markup as its body. */
export function wordFileOf(body: string, header = "", footer = ""): Uint8Array {
  const section = `<w:sectPr><w:headerReference w:type="default" r:id="r2"/><w:footerReference w:type="default" r:id="r3"/><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>`;
  const xml = (markup: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${markup}`);
  const edge = (name: string, value: string): Uint8Array =>
    xml(
      `<w:${name} ${space}>${value === "" ? "<w:p/>" : paragraph([{ text: value }], { size: 16 })}</w:${name}>`,
    );
  const styles = [
    ["Heading1", "heading 1"],
    ["Heading2", "heading 2"],
    ["Title", "Title"],
  ]
    .map(([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`)
    .join("");
  return zipSync(
    {
      "[Content_Types].xml": strToU8(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part("word/document.xml", "document.main")}${part("word/styles.xml", "styles")}${part("word/numbering.xml", "numbering")}${part("word/header1.xml", "header")}${part("word/footer1.xml", "footer")}</Types>`,
      ),
      "_rels/.rels": relations([relation("r1", "officeDocument", "word/document.xml")]),
      "word/_rels/document.xml.rels": relations([
        relation("r1", "styles", "styles.xml"),
        relation("r2", "header", "header1.xml"),
        relation("r3", "footer", "footer1.xml"),
        relation("r4", "numbering", "numbering.xml"),
      ]),
      "word/document.xml": xml(`<w:document ${space}><w:body>${body}${section}</w:body></w:document>`),
      "word/styles.xml": xml(`<w:styles ${space}>${styles}</w:styles>`),
      "word/numbering.xml": xml(
        `<w:numbering ${space}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      ),
      "word/header1.xml": edge("hdr", header),
      "word/footer1.xml": edge("ftr", footer),
    },
    { mtime: "2026-01-01" },
  );
}

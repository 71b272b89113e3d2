const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
export const run = (text: string, marks = ""): string =>
  text
    .split("\t")
    .map((part) =>
      part === "" ? "" : `<w:r><w:rPr>${marks}</w:rPr><w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`,
    )
    .join("<w:r><w:tab/></w:r>");
export const bold = (text: string): string => run(text, "<w:b/>");
export const p = (inner: string, props = ""): string => `<w:p><w:pPr>${props}</w:pPr>${inner}</w:p>`;
export const line = (text: string, props = ""): string => p(run(text), props);
export const style = (id: string): string => `<w:pStyle w:val="${id}"/>`;
export const centred = '<w:jc w:val="center"/>';
export const item = (text: string): string =>
  line(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
const cell = (body: string, width: number): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${body || "<w:p/>"}</w:tc>`;
export const table = (
  widths: readonly number[],
  rows: readonly (readonly string[])[],
  borders = "",
): string =>
  `<w:tbl><w:tblPr>${borders}</w:tblPr><w:tblGrid>${widths.map((one) => `<w:gridCol w:w="${one}"/>`).join("")}</w:tblGrid>${rows
    .map((cells) => `<w:tr>${cells.map((body, i) => cell(body, widths[i] ?? 1000)).join("")}</w:tr>`)
    .join("")}</w:tbl><w:p/>`;
export const ruled = `<w:tblBorders>${["top", "left", "bottom", "right", "insideH", "insideV"].map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`).join("")}</w:tblBorders>`;
export const part = (title: string, rows: readonly string[], props = style("Heading1")): string =>
  rows.length === 0 ? "" : line(title, props) + rows.join("");

import { type Browser, chromium } from "playwright-core";
import { chromiumFlags, findChromium } from "../../../scripts/suite/find-chromium.mjs";
import type { Block, Drawing, Run } from "../blocks.ts";

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

const htmlOfRuns = (runs: readonly Run[]): string =>
  runs
    .map(({ text, bold, italic }) => {
      const inner = italic ? `<i>${escaped(text)}</i>` : escaped(text);
      return bold ? `<b>${inner}</b>` : inner;
    })
    .join("");

const fraction = (widths: readonly number[]): string => widths.map((one) => `${one}fr`).join(" ");
const htmlOf = (blocks: readonly Block[]): string => blocks.map(htmlOfBlock).join("\n");

function htmlOfBlock(block: Block): string {
  switch (block.kind) {
    case "line":
      return `<div style="font-size:${block.size ?? 1}em;text-align:${block.align ?? "left"}">${htmlOfRuns(block.runs)}</div>`;
    case "spread":
      return `<div class="spread"><span>${htmlOfRuns(block.left)}</span><span>${htmlOfRuns(block.right)}</span></div>`;
    case "heading":
      return `<h2 class="${block.look}">${escaped(block.text)}</h2>`;
    case "list":
      return block.mark === null
        ? `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`
        : block.items
            .map((item) => `<div class="item"><span>${block.mark}</span><span>${escaped(item)}</span></div>`)
            .join("");
    case "grid":
      return `<table class="${block.ruled ? "ruled" : "open"}">${block.rows
        .map(
          (cells) =>
            `<tr>${cells.map((cell, i) => `<td style="width:${block.widths[i] ?? 1}%">${htmlOf(cell)}</td>`).join("")}</tr>`,
        )
        .join("")}</table>`.replace(
        /width:([\d.]+)%/g,
        (_, part) => `width:${(100 * Number(part)) / block.widths.reduce((sum, one) => sum + one, 0)}%`,
      );
    case "columns":
      return `<div class="columns" style="grid-template-columns:${fraction(block.widths)}">${block.cells.map((cell, i) => `<div class="${block.shaded === i ? "shaded" : ""}">${htmlOf(cell)}</div>`).join("")}</div>`;
    case "meter":
      return `<div class="spread"><span>${escaped(block.text)}</span><span class="${block.as}">${'<i class="on"></i>'.repeat(block.level)}${"<i></i>".repeat(4 - block.level)}</span></div>`;
    case "rule":
      return "<hr>";
    case "photo":
      return '<div class="photo"></div>';
    case "page":
      return '<div style="break-after:page"></div>';
    case "gap":
      return '<div style="height:6pt"></div>';
  }
}

const fonts = {
  sans: "sans-serif",
  serif: "serif",
  humanist: "DejaVu Sans, sans-serif",
  "old-style": "DejaVu Serif, serif",
};
const style = `body{font-size:10pt;line-height:1.35;margin:0} h2{font-size:1.2em;margin:8pt 0 2pt} h2.capitals{text-transform:uppercase}
h2.bar{background:#1f3a68;color:#fff;padding:3pt} h2.underlined{border-bottom:1px solid} h2.between-rules{border:solid;border-width:1px 0}
h2.coloured{color:#0b5f66;font-weight:400} h2.plain{font-size:1em;margin:0} .spread{display:flex;justify-content:space-between;gap:8pt}
.item{display:flex;gap:5pt} ul{margin:0;padding-left:14pt} table{width:100%;border-collapse:collapse;table-layout:fixed} td{vertical-align:top;padding:0 8pt 2pt 0}
.ruled td{border:1px solid #555;padding:3pt} .columns{display:grid;gap:14pt} .shaded{background:#eee;padding:6pt} .photo{float:right;width:2.4cm;height:3cm;background:#ccc}
.dots i,.bar i{display:inline-block;width:7pt;height:7pt;background:#ddd} .dots i{border-radius:50%;margin-left:2pt} .on{background:#000!important}`;

const asHtml = ({ blocks, language, typeface }: Drawing): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${style} body{font-family:${fonts[typeface]}}</style><body>${htmlOf(blocks)}</body></html>`;

/** Chromium as a printer of drawings and of whole pages, the second also as a picture of the first sheet. */
export async function openChromium(): Promise<{
  pdf(drawing: Drawing): Promise<Uint8Array>;
  page(html: string): Promise<Uint8Array>;
  picture(html: string): Promise<Uint8Array>;
  close(): Promise<void>;
} | null> {
  const executablePath = findChromium();
  if (executablePath === null) return null;
  const browser: Browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const page = await browser.newPage();
  const sheet = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2 });
  return {
    pdf: async (drawing) => {
      await page.setContent(asHtml(drawing));
      const edge = (value: string): string =>
        `<div style="font-size:7pt;width:100%;text-align:center">${escaped(value)}</div>`;
      const bytes = await page.pdf({
        format: "A4",
        printBackground: true,
        margin: { top: "18mm", bottom: "18mm", left: "18mm", right: "18mm" },
        displayHeaderFooter: drawing.header !== "" || drawing.footer !== "",
        headerTemplate: edge(drawing.header),
        footerTemplate: edge(drawing.footer),
      });
      return new Uint8Array(bytes);
    },
    page: async (html) => {
      await page.setContent(html);
      await page.evaluate("document.fonts.ready");
      return new Uint8Array(await page.pdf({ printBackground: true, preferCSSPageSize: true }));
    },
    picture: async (html) => {
      await sheet.setContent(html);
      await sheet.evaluate("document.fonts.ready");
      await sheet.addStyleTag({ content: "html{background:#fff}body{padding:60px}" });
      return new Uint8Array(await sheet.screenshot({ type: "png", fullPage: true }));
    },
    close: () => browser.close(),
  };
}

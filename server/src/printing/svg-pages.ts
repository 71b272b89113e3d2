export interface SvgPages {
  pages: string[];
  width: number;
  height: number;
}

const size = /^<svg[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"/;
const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/**
 * The drawing has all pages one below the other, each beginning with its white background. The shapes of the letters
 * are at its end; each page gets those that it uses.
 * @param most Only so many of the first pages are returned.
 */
export function cutPages(drawing: string, count: number, most: number): SvgPages {
  const [, width = "0", total = "0"] = drawing.match(size) ?? [];
  const height = Math.round((Number(total) / Math.max(1, count)) * 1000) / 1000;
  const from = drawing.indexOf("<defs");
  const body = drawing.slice(drawing.indexOf(">") + 1, from === -1 ? drawing.lastIndexOf("</svg>") : from);
  const shapes = from === -1 ? new Map<string, string>() : symbolsOf(drawing.slice(from));
  const others = from === -1 ? "" : withoutSymbols(drawing.slice(from, drawing.lastIndexOf("</svg>")));
  const grounds = body.split(/\n {4}(?=<path class="typst-shape" fill="#ffffff")/).slice(1, 1 + most);
  const pages = grounds.map((page) => {
    const used = new Set([...page.matchAll(/xlink:href="#([^"]+)"/g)].map(([, id = ""]) => id));
    const letters = [...used].map((id) => shapes.get(id) ?? "").join("");
    const placed = page.replace(/\n {4}<g transform="matrix\(1 0 0 1 0 [\d.]+\)">/, "\n<g>");
    return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${namespaces}>${withoutIndentation(placed)}<defs>${withoutIndentation(letters)}</defs>${withoutIndentation(others)}</svg>`;
  });
  return { pages, width: Number(width), height };
}

function symbolsOf(defs: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [whole, id = ""] of defs.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g))
    found.set(id, whole);
  return found;
}

const withoutSymbols = (defs: string): string =>
  defs
    .replace(/<symbol id="[^"]+"[\s\S]*?<\/symbol>\s*/g, "")
    .replace(/<defs id="glyph">\s*<\/defs>/, "")
    .trim();

const withoutIndentation = (svg: string): string => svg.replace(/\n\s*/g, "");

import sharp from "sharp";
import { scanPdf } from "../document-parsers/crafted-files.ts";

const lines: readonly [size: number, text: string][] = [
  [44, "Odalys Whitcombe"],
  [22, "odalys.whitcombe@example.com | (555) 555-0133"],
  [28, "Work Experience"],
  [22, "Baker, Corner Crumb Bakery"],
  [22, "May 2019 - Present"],
  [28, "Skills"],
  [22, "Sourdough, Food safety, Menu planning"],
];

const [width, height] = [1020, 1320];

function drawn(): string {
  const texts = lines.map(
    ([size, text], i) =>
      `<text x="110" y="${140 + i * 62}" font-size="${size}" font-family="sans-serif">${text}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eeeae4"/><g transform="rotate(0.6)" fill="#2b2b2b">${texts.join("")}</g></svg>`;
}

const drawings = ["VipsForeignLoadSvgBuffer"];

/** Draws with SVG, which the product's own use of the library refuses in the process that it runs in. */
async function withDrawings<T>(draw: () => Promise<T>): Promise<T> {
  sharp.unblock({ operation: drawings });
  try {
    return await draw();
  } finally {
    sharp.block({ operation: drawings });
  }
}

/** A photograph of the page below, of which one side lies in shadow. */
export async function aPhotograph(): Promise<Uint8Array> {
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="0.2"><stop offset="0" stop-color="#fff"/><stop offset="0.4" stop-color="#ccc"/><stop offset="1" stop-color="#666"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  return withDrawings(() =>
    sharp(Buffer.from(drawn()))
      .composite([{ input: Buffer.from(shadow), blend: "multiply" }])
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
}

/** A scanned page: slightly grey and slightly rotated. */
export async function aScan(): Promise<Uint8Array> {
  const jpeg = await withDrawings(() =>
    sharp(Buffer.from(drawn())).greyscale().toColourspace("b-w").jpeg({ quality: 70 }).toBuffer(),
  );
  return scanPdf(jpeg, width, height);
}

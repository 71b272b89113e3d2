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

/** A scanned page: slightly grey and slightly rotated. */
export async function aScan(): Promise<Uint8Array> {
  const [width, height] = [1020, 1320];
  const texts = lines.map(
    ([size, text], i) =>
      `<text x="110" y="${140 + i * 62}" font-size="${size}" font-family="sans-serif">${text}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#eeeae4"/><g transform="rotate(0.6)" fill="#2b2b2b">${texts.join("")}</g></svg>`;
  const jpeg = await sharp(Buffer.from(svg))
    .greyscale()
    .toColourspace("b-w")
    .jpeg({ quality: 70 })
    .toBuffer();
  return scanPdf(jpeg, width, height);
}

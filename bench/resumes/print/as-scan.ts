import sharp from "sharp";
import { pdfOf } from "../../../server/src/document-parsers/crafted-files.ts";
import { cutPages } from "../../../server/src/printing/svg-pages.ts";
import type { Chance } from "../chance.ts";

/** Lets our own drawings be opened; the reader forbids such pictures in the process in which both run here. */
export const allowDrawings = (): void => sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });

/** Grey noise of a cheap sensor, as raw pixels. */
function noise(chance: Chance, width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height);
  for (let i = 0; i < pixels.length; i++) pixels[i] = 118 + Math.floor(chance.next() * 20);
  return pixels;
}

const shadow = (width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="0.4"><stop offset="0" stop-color="#fff"/><stop offset="0.7" stop-color="#f2f2f2"/><stop offset="1" stop-color="#b8b8b8"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );

/** The only page of a drawing as a picture. */
export async function asPicture(svg: string): Promise<Uint8Array> {
  allowDrawings();
  const page = cutPages(svg, 1, 1).pages[0] ?? svg;
  return sharp(Buffer.from(page), { density: 190 }).flatten({ background: "#fff" }).png().toBuffer();
}

/** Photographs the pages askew and in bad light, and binds the pictures to a PDF without text. */
export async function asScan(svg: string, count: number, chance: Chance): Promise<Uint8Array> {
  allowDrawings();
  const { pages } = cutPages(svg, count, count);
  const pictures = await Promise.all(
    pages.map(async (page) => {
      const flat = sharp(Buffer.from(page), { density: 190 }).flatten({ background: "#fff" }).greyscale();
      const turned = await flat
        .rotate(chance.next() * 2.4 - 1.2, { background: "#fff" })
        .png()
        .toBuffer();
      const { width, height } = await sharp(turned).metadata();
      const grain = sharp(noise(chance, width, height), { raw: { width, height, channels: 1 } }).png();
      const data = await sharp(turned)
        .composite([
          { input: shadow(width, height), blend: "multiply" },
          { input: await grain.toBuffer(), blend: "soft-light" },
        ])
        .greyscale()
        .jpeg({ quality: 62 })
        .toBuffer();
      return { data: new Uint8Array(data), width, height };
    }),
  );
  const kids = pictures.map((_, i) => `${3 + i * 3} 0 R`).join(" ");
  const objects = pictures.flatMap(({ data, width, height }, i) => {
    const at = 3 + i * 3;
    const shown = new TextEncoder().encode(`q 595 0 0 842 0 0 cm /I Do Q`);
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${at + 1} 0 R/Resources<</XObject<</I ${at + 2} 0 R>>>>>>`,
      { head: "", data: shown },
      {
        head: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode`,
        data,
      },
    ];
  });
  return pdfOf([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>`,
    ...objects,
  ]);
}

import sharp from "sharp";
import type { Chance } from "../chance.ts";
import { allowDrawings } from "./as-scan.ts";

/** A page on a table, taken by a telephone: askew, sheared, unevenly lit, a little soft, compressed. */
export async function asPhotograph(page: Uint8Array, chance: Chance): Promise<Uint8Array> {
  allowDrawings();
  const angle = chance.next() * 8 - 4;
  const shear = chance.next() * 0.06 - 0.03;
  const table = { background: "#8d8478" };
  const turned = await sharp(page)
    .flatten({ background: "#fff" })
    .affine([1, shear, 0, 1], table)
    .rotate(angle, table)
    .extend({ top: 60, bottom: 80, left: 50, right: 70, ...table })
    .png()
    .toBuffer();
  const { width, height } = await sharp(turned).metadata();
  const [x, y] = [chance.int(0, 1), chance.int(0, 1)];
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="s" cx="${x}" cy="${y}" r="1.25"><stop offset="0" stop-color="#fffdf4"/><stop offset="0.6" stop-color="#d9d3c6"/><stop offset="1" stop-color="#8f8a83"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );
  const lit = await sharp(turned)
    .composite([{ input: light, blend: "multiply" }])
    .png()
    .toBuffer();
  const picture = await sharp(lit).resize({ width: 1600 }).blur(0.6).jpeg({ quality: 70 }).toBuffer();
  return new Uint8Array(picture);
}

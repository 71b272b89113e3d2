import sharp from "sharp";
import type { Chance } from "../chance.ts";
import { allowDrawings } from "./as-scan.ts";

/**
 * A page on a table, taken by a telephone: askew, sheared, unevenly lit, a little soft, compressed. `carelessness` of 1
 * is a hurried photograph, of 0 a careful one.
 */
export async function asPhotograph(page: Uint8Array, chance: Chance, carelessness = 1): Promise<Uint8Array> {
  allowDrawings();
  const angle = (chance.next() * 8 - 4) * carelessness;
  const shear = (chance.next() * 0.06 - 0.03) * carelessness;
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
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="s" cx="${x}" cy="${y}" r="1.25"><stop offset="0" stop-color="#fffdf4"/><stop offset="0.6" stop-color="${dimmed("d9d3c6", carelessness)}"/><stop offset="1" stop-color="${dimmed("8f8a83", carelessness)}"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );
  const lit = await sharp(turned)
    .composite([{ input: light, blend: "multiply" }])
    .png()
    .toBuffer();
  const picture = await sharp(lit)
    .resize({ width: 1600 })
    .blur(0.3 + 0.3 * carelessness)
    .jpeg({ quality: 70 })
    .toBuffer();
  return new Uint8Array(picture);
}

/** A colour between white and the given one. */
const dimmed = (colour: string, share: number): string =>
  `#${[0, 2, 4]
    .map((at) => Math.round(255 - (255 - Number.parseInt(colour.slice(at, at + 2), 16)) * share))
    .map((tone) => tone.toString(16).padStart(2, "0"))
    .join("")}`;

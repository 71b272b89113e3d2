import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** Pictures made by tests: small, odd, or deliberately hostile. */

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});
const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crcOf(body), body.length + 4);
  return out;
}

/** A PNG with `rows` grey rows of data, whatever height its header claims. */
export function pngOf(width: number, height: number, rows = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const data = deflateSync(Buffer.alloc((width + 1) * rows), { level: 9 });
  const start = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([start, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

/** A plain picture of one colour. */
export const aPicture = (format: "png" | "jpeg" | "gif" | "webp", width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: "#c03020" } })
    .toFormat(format)
    .toBuffer();

/**
 * A photo as a phone takes it: rotated, with place and time. As stored, the left half is red and the right one blue.
 */
export async function sidewaysPhoto(): Promise<Buffer> {
  const half = (background: string) => ({
    create: { width: 60, height: 80, channels: 3 as const, background },
  });
  const blue = await sharp(half("#0000ff")).png().toBuffer();
  const both = await sharp({ create: { width: 120, height: 80, channels: 3, background: "#ff0000" } })
    .composite([{ input: blue, left: 60, top: 0 }])
    .png()
    .toBuffer();
  return sharp(both)
    .withExif({
      IFD0: { Make: "Secret Camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A GIF of two frames, the first red, the second blue. */
export async function movingGif(): Promise<Buffer> {
  const frame = (background: string) => ({
    create: { width: 32, height: 32, channels: 3 as const, background },
  });
  const frames = await Promise.all(
    ["#ff0000", "#0000ff"].map((colour) => sharp(frame(colour)).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

export const dataUrlOf = (bytes: Uint8Array, type = "image/png") =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

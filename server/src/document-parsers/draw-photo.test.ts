import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { childProgram } from "../testing/child-program.ts";
import { aPicture, movingGif, pngOf, sidewaysPhoto } from "../testing/pictures.ts";
import { openDocumentParsers } from "./open-parsers.ts";

describe("a photo drawn anew in a child process", () => {
  let pool: ReturnType<typeof openDocumentParsers>;
  beforeAll(() => {
    pool = openDocumentParsers({
      size: 1,
      queue: 50,
      timeoutMs: 15_000,
      memoryMb: 768,
      ...childProgram("document-parsers/child.ts"),
    });
  });
  afterAll(() => pool.close());

  const pixel = async (bytes: Uint8Array, left: number, top: number) => [
    ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];

  it.each(["png", "jpeg", "gif", "webp"] as const)("%s becomes a square JPEG", async (format) => {
    const { bytes, type } = await pool.drawPhoto(await aPicture(format));
    expect(type).toBe("image/jpeg");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 512, height: 512 });
  });

  it("stands upright and says neither where, when nor by what it was taken", async () => {
    const given = await sidewaysPhoto();
    expect((await sharp(given).metadata()).orientation).toBe(6);
    const { bytes } = await pool.drawPhoto(given);
    const { exif, orientation, icc, xmp } = await sharp(bytes).metadata();
    expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(bytes).includes("Secret Camera")).toBe(false);
    // After a quarter turn to the right, the left side is at the top.
    expect((await pixel(bytes, 256, 20))[0]).toBeGreaterThan(200);
    expect((await pixel(bytes, 256, 490))[2]).toBeGreaterThan(200);
  });

  it("is the first frame of one that moves, and white where it was transparent", async () => {
    const first = await pool.drawPhoto(await movingGif());
    expect((await pixel(first.bytes, 256, 256))[0]).toBeGreaterThan(200);
    const clear = { create: { width: 20, height: 20, channels: 4 as const, background: "#00000000" } };
    const { bytes } = await pool.drawPhoto(await sharp(clear).png().toBuffer());
    expect(await pixel(bytes, 5, 5)).toEqual([255, 255, 255]);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["an SVG", () => Buffer.from(svg), "photo_kind"],
    ["HTML", () => Buffer.from("<!doctype html><script>1</script>"), "photo_kind"],
    ["a PDF", () => Buffer.from("%PDF-1.7"), "photo_kind"],
    [
      "a TIFF",
      () =>
        sharp(pngOf(4, 4, 4))
          .tiff()
          .toBuffer(),
      "photo_kind",
    ],
    ["nothing", () => Buffer.alloc(0), "photo_kind"],
    ["more than 2 MB", () => Buffer.concat([pngOf(4, 4, 4), Buffer.alloc(2_100_000)]), "photo_too_large"],
    ["a header of 30,000 x 30,000", () => pngOf(30_000, 30_000), "photo_too_many_pixels"],
    ["25 megapixels, all there", () => pngOf(5_000, 5_000, 5_000), "photo_too_many_pixels"],
    ["a PNG cut off", () => pngOf(400, 400, 400).subarray(0, 60), "photo_damaged"],
    ["a PNG with one row of many", () => pngOf(400, 400, 1), "photo_damaged"],
    ["a JPEG cut off", async () => (await aPicture("jpeg", 400, 400)).subarray(0, 400), "photo_damaged"],
    ["a signature alone", () => Buffer.from("89504e470d0a1a0a", "hex"), "photo_damaged"],
    ...(["png", "jpeg", "gif", "webp"] as const).map((format): [string, () => Promise<Buffer>, string] => [
      `a ${format} with a ZIP behind it`,
      async () => Buffer.concat([await aPicture(format), Buffer.from("PK\x03\x04evil")]),
      "photo_kind",
    ]),
  ])("%s is refused", async (_what, make, code) => {
    await expect(pool.drawPhoto(await make())).rejects.toMatchObject({ code });
    expect(pool.stats()).toMatchObject({ killed: 0 });
  });

  it("may have padding behind it, and 24 megapixels", async () => {
    const padded = Buffer.concat([await aPicture("jpeg"), Buffer.alloc(64)]);
    expect((await pool.drawPhoto(padded)).type).toBe("image/jpeg");
    expect((await pool.drawPhoto(pngOf(6_000, 4_000, 4_000))).type).toBe("image/jpeg");
    expect(pool.stats()).toMatchObject({ killed: 0 });
  });
});

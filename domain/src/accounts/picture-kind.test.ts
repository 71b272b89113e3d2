import { expect, it } from "vitest";
import { pictureKind } from "./picture-kind.ts";

const latin1 = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

it.each([
  ["\xff\xd8\xff\xe0\0\x10JFIF", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "image/png"],
  ["GIF89a", "image/gif"],
  ["GIF87a", "image/gif"],
  ["RIFF\x1a\0\0\0WEBPVP8 ", "image/webp"],
  ["RIFF\x1a\0\0\0WAVEfmt ", null],
  ["<svg xmlns='http://www.w3.org/2000/svg'>", null],
  ["<!doctype html><script>", null],
  ["BM6\0\0\0", null],
  ["\x89PNG", null],
  ["", null],
])("%j", (start, kind) => {
  expect(pictureKind(latin1(start))).toBe(kind);
});

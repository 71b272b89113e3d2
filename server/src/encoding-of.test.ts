import { describe, expect, it } from "vitest";
import { encodingOf } from "./encoding-of.ts";

const latin = (text: string) => Buffer.from(text, "latin1");

describe("the encoding of a text", () => {
  it.each([
    ["its mark, little end first", Buffer.from("\ufeffRang", "utf16le"), "", "utf-16le"],
    ["its mark, great end first", Buffer.from("\ufeffRang", "utf16le").swap16(), "", "utf-16be"],
    ["zeros in every second byte, little end first", Buffer.from("Köln, Rang", "utf16le"), "", "utf-16le"],
    [
      "zeros in every second byte, great end first",
      Buffer.from("Köln, Rang", "utf16le").swap16(),
      "",
      "utf-16be",
    ],
    ["the mark of UTF-8, against what it is told", Buffer.from("\ufeffRang"), "latin1", "utf-8"],
    ["what it is told", latin("K\xf6ln"), "iso-8859-1", "iso-8859-1"],
    ["what XML says", latin('<?xml version="1.0" encoding="ISO-8859-15"?><a/>'), "", "ISO-8859-15"],
    [
      "what HTML says",
      latin('<html><meta http-equiv="x" content="text/html; charset=koi8-r">'),
      "",
      "koi8-r",
    ],
    ["UTF-8 where it says an encoding nobody knows", latin('<?xml encoding="none-such"?>'), "x-y", "utf-8"],
    ["UTF-8 where it says UTF-16 in ASCII", latin('<?xml encoding="utf-16"?>'), "", "utf-8"],
    ["UTF-8, cut in a letter", Buffer.from("Köln").subarray(0, 2), "", "utf-8"],
    ["the old Western one", latin("title;place\nKoch;K\xf6ln"), "", "windows-1252"],
    ["UTF-8 for nothing at all", latin(""), "", "utf-8"],
  ])("is %s", (_what, bytes, told, expected) => {
    expect(encodingOf(bytes, told)).toBe(expected);
  });
});

import { describe, expect, it } from "vitest";
import { decodeAs } from "./decode-as.ts";

describe("text of bytes", () => {
  it.each([
    ["windows-1252", [0x80, 0x93, 0xe9, 0x94, 0x96], "€“é”–"],
    ["iso-8859-1", [0x80, 0x92], "€’"],
    ["windows-1250", [0x8a, 0xb9], "Šą"],
    ["utf-8", [0xef, 0xbb, 0xbf, 0xe2, 0x82, 0xac, 0xe2], "€\ufffd"],
    ["utf-16le", [0xac, 0x20], "€"],
  ])("in %s", (label, bytes, text) => expect(decodeAs(label, Uint8Array.from(bytes))).toBe(text));
});

import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { freeName, openPack } from "./pack.ts";

describe("a pack", () => {
  it("is handed on in pieces, and is one whole ZIP in the end", async () => {
    const pieces: Uint8Array[] = [];
    const pack = openPack(async (piece) => void pieces.push(piece));
    const large = randomBytes(5_000_000);
    await pack.text("a.json", "{}");
    await pack.file("files/one.pdf", large);
    await pack.file("files/two.pdf", large);
    await pack.text("ünïcode 👩.txt", "größer");
    await pack.end();
    expect(pieces).toHaveLength(3);
    const entries = unzipSync(Buffer.concat(pieces));
    expect(large.equals(entries["files/two.pdf"] ?? new Uint8Array())).toBe(true);
    expect(strFromU8(entries["ünïcode 👩.txt"] ?? new Uint8Array())).toBe("größer");
  });

  it.each([
    ["cv.pdf", "cv.pdf"],
    ["CV.pdf", "CV (2).pdf"],
    ["cv.pdf", "cv (3).pdf"],
    ["../../etc/passwd", "_/_/etc/passwd"],
    ["C:\\Users\\n\\cv.doc", "C_/Users/n/cv.doc"],
    ["", "_"],
    ["a\u0000b", "a_b"],
  ])(
    "calls %j %j",
    (() => {
      const taken = new Set<string>();
      return (wanted: string, expected: string) => expect(freeName(taken, wanted)).toBe(expected);
    })(),
  );

  it("never has two entries of one name, nor one that leads elsewhere", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom("a", "A", "a.b", "../a", "/a", "..")), {
          maxLength: 30,
        }),
        (wanted) => {
          const taken = new Set<string>();
          const names = wanted.map((name) => freeName(taken, name));
          expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
          for (const name of names) {
            expect(name.startsWith("/")).toBe(false);
            expect(name.split("/").some((part) => part === "" || /^\.+$/.test(part))).toBe(false);
          }
        },
      ),
    );
  });
});

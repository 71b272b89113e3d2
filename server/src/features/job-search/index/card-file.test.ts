import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { CardFile } from "./card-file.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-cards-"));
afterAll(() => rmSync(folder, { recursive: true }));
const card = (text: string, sample = false) => ({ json: Buffer.from(JSON.stringify({ text })), sample });
const textOf = (found: { json: Uint8Array } | undefined) =>
  found && JSON.parse(Buffer.from(found.json).toString()).text;

describe("the card file", () => {
  it("gives back what it keeps, and nothing that was forgotten", () => {
    const cards = new CardFile(join(folder, "cards"), () => {});
    cards.keep(
      new Map([
        ["a", card("é nurse")],
        ["b", card("", true)],
      ]),
    );
    cards.keep(new Map([["a", card("newer")]]));
    const [a, b, c] = cards.read(["a", "b", "c"]);
    expect([textOf(a), a?.sample, textOf(b), b?.sample, c]).toEqual(["newer", false, "", true, undefined]);
    cards.forget(["a"]);
    expect(cards.read(["a"])).toEqual([undefined]);
    cards.clear();
    expect(cards.read(["b"])).toEqual([undefined]);
    cards.keep(new Map([["b", card("again")]]));
    expect(textOf(cards.read(["b"])[0])).toBe("again");
    cards.clear();
  });

  it("leaves no file behind", () => {
    const cards = new CardFile(join(folder, "gone"), () => {});
    cards.keep(new Map([["a", card("x")]]));
    expect(existsSync(join(folder, "gone"))).toBe(false);
    cards.clear();
  });

  it("keeps nothing where it cannot write, and says so once", () => {
    const problems: unknown[] = [];
    const file = join(folder, "no-folder");
    writeFileSync(file, "");
    const cards = new CardFile(join(file, "cards"), (error) => problems.push(error));
    for (const id of ["a", "b"]) cards.keep(new Map([[id, card("x")]]));
    expect(cards.read(["a", "b"])).toEqual([undefined, undefined]);
    expect(problems).toHaveLength(1);
  });
});

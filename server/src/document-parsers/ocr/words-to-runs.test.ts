import { expect, it } from "vitest";
import { wordsToRuns } from "./words-to-runs.ts";

/** A row of words with their confidence, each letter ten dots wide. */
function textOf(...rows: (readonly (readonly [text: string, confidence: number])[])[]): string[] {
  const seen = rows.map((words, i) => {
    let x = 0;
    return {
      baseline: { x0: 0, x1: 900, y0: 40 * i, y1: 40 * i },
      rowAttributes: { rowHeight: 24 },
      words: words.map(([text, confidence]) => {
        const bbox = { x0: x, x1: x + text.length * 10, y0: 40 * i - 20, y1: 40 * i };
        x = bbox.x1 + 8;
        return { text, confidence, bbox };
      }),
    };
  });
  return wordsToRuns(seen, 3).map(({ text }) => text);
}

it.each([
  ["noelia_bermudezQexample.com", "noelia_bermudez@example.com"],
  ["lucia.moraEmail.example.org", "lucia.mora@mail.example.org"],
  ["ana(Dexample.org", "ana@example.org"],
  ["JavaScript.com", "JavaScript.com"],
  ["www.example.org", "www.example.org"],
])("%s is read as %s", (seen, meant) => expect(textOf([[seen, 40]])).toEqual([meant]));

it("leaves an address with a capital alone where the page has an e-mail address", () => {
  expect(textOf([["ana@example.org", 90]], [["anaBlog.example.org", 90]])[1]).toBe("anaBlog.example.org");
});

it("joins an e-mail address that fell apart", () => {
  expect(
    textOf([
      ["lucia.", 90],
      ["mora@example.es", 90],
    ]),
  ).toEqual(["lucia.mora@example.es"]);
});

it("gives a date its dash that was not seen", () => {
  expect(
    textOf([
      ["06/2019", 0],
      ["Baker", 95],
    ]),
  ).toEqual(["06/2019– Baker"]);
  expect(textOf([["08/2012~", 62]])).toEqual(["08/2012–"]);
  expect(textOf([["06/2019", 90]])).toEqual(["06/2019"]);
});

it("takes symbols beside contact details for separators, and no part of an address", () => {
  const row = [
    ["T&", 0],
    ["+34600123155", 90],
    ["4", 67],
    ["ana@example.org", 91],
    ["NS", 89],
  ] as const;
  expect(textOf(row)).toEqual(["• +34600123155 • ana@example.org NS"]);
  expect(
    textOf([
      ["O", 40],
      ["Level", 95],
    ]),
  ).toEqual(["• Level"]);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advance, type Cursor, hasRead, maxGaps, readCursor, writeCursor } from "./cursor.ts";

const start: Cursor = { max: 0, gaps: [] };

describe("a cursor", () => {
  it.each([
    [[1, 2, 3], "3"],
    [[1, 3], "3-2"],
    [[1, 4, 2], "4-3"],
    [[1, 4, 2, 3], "4"],
  ])("after %j is %s", (ids, written) => {
    expect(writeCursor(ids.reduce(advance, start))).toBe(written);
  });

  it.each([[undefined], [""], ["x"], ["1--2"], ["-1"], ["1 2"], ["9".repeat(16)], ["1-2".repeat(900)]])(
    "does not read %j",
    (text) => {
      expect(readCursor(text)).toBeUndefined();
    },
  );

  it("has read exactly what came, in whatever order it came, and survives being written", () => {
    const shuffled = fc.shuffledSubarray(Array.from({ length: maxGaps }, (_, index) => index + 1));
    fc.assert(
      fc.property(shuffled, (ids) => {
        const cursor = readCursor(writeCursor(ids.reduce(advance, start))) ?? start;
        for (let id = 1; id <= maxGaps; id++) expect(hasRead(cursor, id)).toBe(ids.includes(id));
      }),
    );
  });

  it("stays short however far an id leaps", () => {
    const { gaps } = [1_000, 5_000_000].reduce(advance, start);
    expect(gaps).toHaveLength(maxGaps);
    expect(gaps.at(-1)).toBe(4_999_999);
  });
});

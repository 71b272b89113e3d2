import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkNumber } from "./check-number.ts";

describe("judgeNumber", () => {
  it.each([
    ["+49 1512 3456789", { e164: "+4915123456789", country: "DE" }],
    ["0049 1512/3456789", { e164: "+4915123456789", country: "DE" }],
    ["+1 (415) 555-2671", { e164: "+14155552671", country: "US" }],
    ["+33 6.12.34.56.78", { e164: "+33612345678", country: "FR" }],
    [" +44 7400 123456 ", { e164: "+447400123456", country: "GB" }],
    ["+٤٩ ١٥١٢ ٣٤٥٦٧٨٩", { e164: "+4915123456789", country: "DE" }],
    ["+49 (0) 1512 3456789", { e164: "+4915123456789", country: "DE" }],
    ["", "invalid"],
    ["01512 3456789", "invalid"],
    ["415 555 2671", "invalid"],
    ["+49", "invalid"],
    ["+1 415 555", "invalid"],
    ["+999 1234567", "invalid"],
    ["call me +49 1512 3456789", "invalid"],
    ["+49 1512 3456789 ext. 4", "invalid"],
    ["+49 1512 3456789; DROP TABLE people", "invalid"],
    ["+49 30 901820", "unreachable"],
    ["+49 900 1234567", "unreachable"],
    ["+1 800 555 2671", "unreachable"],
  ])("%s", (written, worth) => {
    expect(checkNumber(written)).toEqual(worth);
  });

  it("only returns E.164, which gives the same number again", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[0-9 ()-]{5,18}$/), (written) => {
        const worth = checkNumber(written);
        if (typeof worth === "string") return;
        expect(worth.e164).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(checkNumber(worth.e164)).toEqual(worth);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { amountIn, amountText } from "./amounts.ts";

describe("an amount as people write it", () => {
  it.each([
    ["", null],
    ["  ", null],
    ["45000", 45_000],
    ["45.000", 45_000],
    ["45,000", 45_000],
    ["45 000", 45_000],
    ["45’000", 45_000],
    ["1.250.000", 1_250_000],
    ["45.000,50", 45_000.5],
    ["45,000.5", 45_000.5],
    ["18,75", 18.75],
    ["18.5", 18.5],
    ["€45.000", 45_000],
    ["45k", undefined],
    ["about 45", undefined],
    ["-5", undefined],
    ["99999999999", undefined],
    ["1.2.3", undefined],
  ])("%j is %j", (text, amount) => {
    expect(amountIn(text)).toBe(amount);
  });

  it.each(["en", "es", "fr", "de"])("is read again as it is shown in %s", (language) => {
    for (const amount of [0, 18.75, 950, 45_000, 1_250_000.5])
      expect(amountIn(amountText(amount, language))).toBe(amount);
  });
});

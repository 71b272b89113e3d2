import { beforeEach, describe, expect, it } from "vitest";
import { applyAddress, payText } from "./job-text.ts";
import { i18n, loadTexts } from "./language/i18n.ts";

beforeEach(() => loadTexts("job-search"));

describe("payText", () => {
  const pay = (min: number | null, max: number | null, currency = "USD") => ({
    pay: { min, max, currency, period: "year" as const },
  });
  it.each([
    ["as the posting states it", { salary: "2 450 € / mois", ...pay(1, 2) }, "2 450 € / mois"],
    ["both ends", pay(98_000, 124_000), "$98,000 – $124,000 a year"],
    ["the same twice", pay(98_000, 98_000), "$98,000 a year"],
    ["only from", pay(98_000, null), "from $98,000 a year"],
    ["only up to", pay(null, 124_000), "up to $124,000 a year"],
    ["no figures", pay(null, null), ""],
    ["nothing", {}, ""],
    ["a currency nobody knows", pay(1000, 2000, "??"), "1,000 ?? – 2,000 ?? a year"],
  ])("%s", (_, job, text) => {
    expect(payText(job, "en", i18n.t).replace(/[\u2009\u202f\u00a0]/g, " ")).toBe(text);
  });
});

describe("applyAddress", () => {
  it.each([
    ["https://example.org/jobs/1", "https://example.org/jobs/1"],
    ["http://example.org", "http://example.org/"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["/jobs/1", null],
    ["", null],
  ])("of %j is %j", (url, address) => {
    expect(applyAddress({ url })).toBe(address);
  });
});

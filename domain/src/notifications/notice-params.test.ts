import { Localization } from "@waymark/contract/settings";
import { describe, expect, it } from "vitest";
import { noticeParams } from "./notice-params.ts";

const berlin = Localization.parse({ language: "de", timeZone: "Europe/Berlin", dateFormat: "DD/MM/YYYY" });
const york = Localization.parse({ language: "fr", timeZone: "America/New_York", dateFormat: "MM/DD/YYYY" });

describe("a notice's params as they are shown", () => {
  it.each([
    [
      "instants by the person's zone",
      { endsAt: "2026-07-01T22:30:00Z" },
      berlin,
      { endsAt: "02/07/2026, 00:30" },
    ],
    ["instants by another", { endsAt: "2026-07-01T22:30:00Z" }, york, { endsAt: "07/01/2026, 18:30" }],
    ["dates as they are", { closesOn: "2026-07-01" }, york, { closesOn: "07/01/2026" }],
    ["money", { amount: 2900, currency: "USD" }, york, { amount: "29\u00a0$US", currency: "USD" }],
    [
      "money with cents",
      { amount: 2950, currency: "EUR" },
      berlin,
      { amount: "29,50\u00a0€", currency: "EUR" },
    ],
    [
      "money without a small unit",
      { amount: 2900, currency: "JPY" },
      york,
      { amount: "2\u202f900\u00a0JPY", currency: "JPY" },
    ],
    ["numbers and names", { count: 3, title: "At sea" }, york, { count: 3, title: "At sea" }],
  ])("%s", (_, params, reader, expected) => {
    expect(noticeParams(params, reader)).toEqual(expected);
  });
});

import { describe, expect, it } from "vitest";
import { type DateWords, printDate, printSpan } from "./print-dates.ts";

const words: DateWords = {
  months: ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
  present: "aujourd’hui",
  until: (date) => `jusqu’en ${date}`,
};

describe("dates of a printed resume", () => {
  it.each([
    ["2019", "names", "2019"],
    ["2019-09", "names", "sept. 2019"],
    ["2019-09", "figures", "09/2019"],
    ["2019-09-05", "names", "5 sept. 2019"],
    ["2019-09-05", "figures", "05.09.2019"],
    ["2019-13", "names", "2019-13"],
    ["", "names", ""],
  ] as const)("prints %s with %s as %s", (date, form, printed) => {
    expect(printDate(date, form, words)).toBe(printed);
  });

  it.each([
    ["2019-09", "", true, "sept. 2019 – aujourd’hui"],
    ["2016", "2018", false, "2016 – 2018"],
    ["2016", "2016", false, "2016"],
    ["2016", "", false, "2016"],
    ["", "2018-01", false, "jusqu’en janv. 2018"],
    ["", "", true, "aujourd’hui"],
    ["", "", false, ""],
  ])("prints %s to %s (%s) as %s", (startDate, endDate, current, printed) => {
    expect(printSpan({ startDate, endDate, current }, "names", words)).toBe(printed);
  });
});

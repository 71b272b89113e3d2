import { afterEach, describe, expect, it } from "vitest";
import { keepDates, ownDates } from "./dates.ts";
import {
  formatDate,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelativeDay,
} from "./format.ts";
import { i18n } from "./language/i18n.ts";
import { forgetPerson } from "./session/stored-user.ts";

const now = new Date("2026-11-20T12:00:00Z");
const utc = { timeZone: "UTC" } as const;

describe("formatRelativeDay", () => {
  it.each([
    ["2026-11-20T00:00:00Z", "Today"],
    ["2026-11-19T23:59:00Z", "Yesterday"],
    ["2026-11-18T12:00:00Z", "2 days ago"],
    ["2026-11-13T00:00:00Z", "7 days ago"],
    ["2026-11-12T23:59:00Z", "Nov 12, 2026"],
    ["2026-11-21T00:00:00Z", "Nov 21, 2026"],
  ])("%s is %s", (instant, text) => {
    expect(formatRelativeDay(instant, now, i18n.t, "en", utc)).toBe(text);
  });

  it("counts the days of the person's zone", () => {
    const late = "2026-11-20T03:00:00Z";
    expect(formatRelativeDay(late, now, i18n.t, "en", { timeZone: "America/New_York" })).toBe("Yesterday");
  });
});

describe("formatDate", () => {
  it.each([
    ["MM/DD/YYYY", "11/05/2026"],
    ["DD/MM/YYYY", "05/11/2026"],
    ["YYYY-MM-DD", "2026-11-05"],
  ] as const)("%s", (dateFormat, text) => {
    expect(formatDate("2026-11-05T10:00:00Z", "de", { ...utc, dateFormat })).toBe(text);
  });
});

describe("the date settings of the person", () => {
  afterEach(() => keepDates(null));
  const late = "2026-11-20T03:30:00Z";

  it("apply wherever a date is shown, even where they are not passed in", () => {
    keepDates({ timeZone: "America/New_York", dateFormat: "DD/MM/YYYY" });
    expect(formatDate(late, "en")).toBe("19/11/2026");
    expect(formatRelativeDay(late, now, i18n.t, "en")).toBe("Yesterday");
    expect(formatInstant(late, "de")).toBe("19/11/2026, 22:30");
    keepDates({ timeZone: "Europe/Berlin", dateFormat: "YYYY-MM-DD" });
    expect(formatInstant(late, "de")).toBe("2026-11-20, 04:30");
  });

  it("are kept in this browser, and forgotten with the person", () => {
    keepDates({ timeZone: "Europe/Berlin", dateFormat: "MM/DD/YYYY" });
    expect(localStorage.getItem("preferred-dates")).toContain("Europe/Berlin");
    forgetPerson();
    expect(localStorage.getItem("preferred-dates")).toBeNull();
    expect(ownDates.get()).toBeNull();
  });
});

describe("numbers and money", () => {
  it.each([
    [() => formatNumber(12345.6, "de", 1), "12.345,6"],
    [() => formatPercent(0.43, "en"), "43%"],
    [() => formatPercent(0.43, "de"), "43\u00a0%"],
    [() => formatMoney(46200, "EUR", "en"), "€46,200"],
    [() => formatMoney(19.5, "USD", "en"), "$19.50"],
    [() => formatMoney(10, "", "en"), "10"],
  ])("%#", (make, text) => {
    expect(make()).toBe(text);
  });
});

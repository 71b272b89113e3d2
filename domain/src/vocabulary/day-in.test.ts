import { expect, it } from "vitest";
import { dayIn } from "./day-in.ts";

it.each([
  ["UTC", "2026-11-22T23:59:59.999Z", "2026-11-22"],
  ["America/New_York", "2026-11-22T04:59:59Z", "2026-11-21"],
  ["America/New_York", "2026-11-22T05:00:00Z", "2026-11-22"],
  ["Asia/Kathmandu", "2026-11-21T18:14:59Z", "2026-11-21"],
  ["Asia/Kathmandu", "2026-11-21T18:15:00Z", "2026-11-22"],
  ["Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25"],
  ["Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26"],
])("in %s %s is on %s", (timeZone, instant, day) => {
  expect(dayIn(timeZone, instant)).toBe(day);
});

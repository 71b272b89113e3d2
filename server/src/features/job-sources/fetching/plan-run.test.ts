import { describe, expect, it } from "vitest";
import { nextRunAt, retryAfter } from "./plan-run.ts";

const now = new Date("2026-11-20T12:00:00Z");
const minutesTo = (at: Date | undefined) =>
  at === undefined ? null : (at.getTime() - now.getTime()) / 60_000;

describe("the next run", () => {
  it.each([
    ["after a good one", { kept: 5, failures: 0 }, 0, 240],
    ["spread by chance", { kept: 5, failures: 0 }, 1, 300],
    ["after the first that brought nothing", { kept: 0, failures: 1 }, 0, 30],
    ["after the second", { kept: 0, failures: 2 }, 0, 60],
    ["after the fifth", { kept: 0, failures: 5 }, 0, 480],
    ["after very many, a week later", { kept: 0, failures: 99 }, 0, 10_080],
    ["not before it was asked to", { kept: 0, failures: 1, until: new Date("2026-11-20T14:00:00Z") }, 0, 120],
  ])("%s", (_what, run, jitter, minutes) => {
    expect(minutesTo(nextRunAt({ refreshMinutes: 240, ...run }, now, jitter))).toBe(minutes);
  });
});

it.each([
  ["120", 2],
  ["0", 0],
  ["Fri, 20 Nov 2026 13:00:00 GMT", 60],
  ["Fri, 20 Nov 2020 13:00:00 GMT", 0],
  ["999999999", 1_440],
  ["soon", null],
  ["", null],
  [undefined, null],
])("Retry-After %s", (header, minutes) => {
  expect(minutesTo(retryAfter(header, now))).toBe(minutes);
});

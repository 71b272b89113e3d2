import { describe, expect, it } from "vitest";
import { backupsToKeep } from "./keep-backups.ts";

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse("2024-01-01T03:00:00Z");
const names = (dates: Iterable<Date>) => [...dates].map((at) => at.toISOString().slice(0, 10)).sort();

/** Two years with a backup at each interval, deleting expired ones each time. */
function twoYears(everyMs: number, clock: (ms: number) => number = (ms) => ms): Date[] {
  let made: Date[] = [];
  for (let ms = 0; ms <= 731 * day; ms += everyMs) {
    const now = new Date(start + clock(ms));
    made.push(now);
    const kept = backupsToKeep(made, now);
    if (!kept.has(now)) throw new Error(`the one just made at ${now.toISOString()} was deleted`);
    made = made.filter((at) => kept.has(at));
  }
  return made;
}

describe("which backups stay", () => {
  it.each([
    ["every six hours", 6 * hour],
    ["every day", day],
  ])("after two years of one %s: seven days, four weeks, six months", (_, every) => {
    expect(names(twoYears(every))).toEqual([
      // The last of each month, of each week (a Sunday), and of each day.
      "2025-08-31",
      "2025-09-30",
      "2025-10-31",
      "2025-11-30",
      "2025-12-14",
      "2025-12-21",
      "2025-12-26",
      "2025-12-27",
      "2025-12-28",
      "2025-12-29",
      "2025-12-30",
      "2025-12-31",
      "2026-01-01",
    ]);
  });

  it("the newest of a day stays, and all of them while there are few", () => {
    const at = (text: string) => new Date(`2026-03-0${text}:00:00Z`);
    const made = [at("1T03"), at("1T09"), at("2T03"), at("4T03"), at("4T23")];
    expect([...backupsToKeep(made, at("5T00"))].sort((a, b) => +a - +b)).toEqual([made[1], made[2], made[4]]);
  });

  it("a month without backups costs none of those from before", () => {
    const made = [0, 1, 2].map((days) => new Date(start + days * day));
    expect(backupsToKeep(made, new Date(start + 400 * day)).size).toBe(3);
  });

  it("a clock that ran a year ahead and is set back deletes nothing that is made then", () => {
    const ahead = (ms: number) => (ms > 300 * day && ms < 330 * day ? ms + 365 * day + 5 * hour : ms);
    const kept = names(twoYears(day, ahead));
    expect(kept).toEqual(expect.arrayContaining(["2025-12-28", "2025-12-29", "2025-12-30", "2025-12-31"]));
    expect(kept.at(-1)).toBe("2026-01-01");
  });

  it("a clock that is a year ahead for good is set back: the old ones of then stay beside the new", () => {
    const kept = twoYears(day, (ms) => (ms < 300 * day ? ms + 800 * day : ms));
    const last = new Date(start + 731 * day);
    expect(kept.filter((at) => at > last).length).toBeGreaterThanOrEqual(7);
    expect(kept.filter((at) => at <= last).length).toBeGreaterThanOrEqual(13);
  });
});

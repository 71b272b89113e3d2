import type { ApplicationEvent } from "@waymark/contract/applications";
import { describe, expect, it } from "vitest";
import { stageHistoryOf } from "../applications/fold-events.ts";
import { defaultStages } from "../applications/stages.ts";
import { searchCountsAt } from "./search-counts.ts";

const event = (id: string, to: string, day: number, undoes: string | null = null): ApplicationEvent => {
  const at = `2026-03-${String(day).padStart(2, "0")}T09:00:00.000Z`;
  const kind = undoes === null ? (day === 1 ? "created" : "moved") : "undone";
  return { id, kind, from: null, to, undoes, at, recordedAt: at };
};

const applications = [
  [event("1", "preparing", 1), event("2", "applied", 2), event("3", "phone-screen", 10)],
  // An interview on the 3rd that was taken back on the 12th, so it does not count.
  [event("4", "applied", 1), event("5", "final-round", 3), event("6", "applied", 12, "5")],
  [event("7", "preparing", 1), event("8", "applied", 9)],
  [event("9", "preparing", 1)],
].map((events) => stageHistoryOf(events));

describe("the state of a job search at an instant", () => {
  it.each([
    [8, { sent: 2, preparing: 2, answered: 0, interviews: 0 }],
    [11, { sent: 3, preparing: 1, answered: 1, interviews: 1 }],
  ])("on the %ith", (day, expected) => {
    const at = new Date(`2026-03-${String(day).padStart(2, "0")}T12:00:00Z`);
    expect(searchCountsAt(applications, defaultStages, at)).toEqual({ ...expected, share: null });
  });

  it("is zero before the first event", () => {
    expect(searchCountsAt(applications, defaultStages, new Date("2026-02-01T00:00:00Z")).sent).toBe(0);
  });
});

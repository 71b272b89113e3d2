import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Memory, nextPractice } from "./next-practice.ts";

const day = 86_400_000;
const start = new Date("2026-11-24T10:00:00Z");
const daysUntil = (memory: Memory, from: Date) => (memory.due.getTime() - from.getTime()) / day;

describe("when a question comes back", () => {
  it("is sooner after a weak answer than after a strong one", () => {
    const days = [20, 50, 70, 95].map((total) => daysUntil(nextPractice(null, total, start), start));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days[0]).toBeGreaterThanOrEqual(1);
    expect(days[3]).toBeGreaterThan((days[0] ?? 0) + 2);
  });

  it("is later each time it goes well, and soon again after a lapse", () => {
    let memory = nextPractice(null, 75, start);
    const waits = [daysUntil(memory, start)];
    for (let time = 0; time < 4; time += 1) {
      const now = memory.due;
      memory = nextPractice(memory, 75, now);
      waits.push(daysUntil(memory, now));
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    const weak = nextPractice(memory, 10, memory.due);
    expect(daysUntil(weak, memory.due)).toBeLessThan(waits.at(-1) ?? 0);
    expect(weak.lapses).toBe(1);
  });

  it("is always a later day within half a year, whenever the answer comes", () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 400 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(steps, (answers) => {
        let memory: Memory | null = null;
        let now = start;
        for (const [total, late] of answers) {
          now = new Date((memory?.due ?? now).getTime() + late * day);
          memory = nextPractice(memory, total, now);
          expect(daysUntil(memory, now)).toBeGreaterThanOrEqual(1);
          expect(daysUntil(memory, now)).toBeLessThanOrEqual(185);
          expect(Number.isFinite(memory.stability) && Number.isFinite(memory.difficulty)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

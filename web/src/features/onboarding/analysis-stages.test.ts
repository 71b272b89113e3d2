import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { walkStages } from "./analysis-stages.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Records the shown stages and their time after the start. */
function record() {
  const shown: [string, number][] = [];
  const start = Date.now();
  return { shown, show: (stage: string) => shown.push([stage, Date.now() - start]) };
}
const after = <T>(ms: number, give: () => T) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(give());
      } catch (error) {
        reject(error);
      }
    }, ms);
  });

it.each([0, 900, 2_300, 60_000])(
  "shows every text at least its wait when the work takes %i ms",
  async (ms) => {
    const { shown, show } = record();
    const start = Date.now();
    const walk = walkStages(
      after(ms, () => "read"),
      show,
    );
    await vi.runAllTimersAsync();
    expect(await walk).toBe("read");
    expect(shown).toEqual([
      ["processing", 0],
      ["analyzing", 800],
      ["extracting", 1_800],
      ["finalizing", 2_300],
    ]);
    expect(Date.now() - start).toBe(Math.max(ms, 2_500));
  },
);

it("stops at the current text when the work fails", async () => {
  const { shown, show } = record();
  const walk = walkStages(
    after(100, () => {
      throw new Error("garbled");
    }),
    show,
  );
  const outcome = expect(walk).rejects.toThrow("garbled");
  await vi.runAllTimersAsync();
  await outcome;
  expect(shown).toEqual([["processing", 0]]);
});

import { afterEach, expect, it, vi } from "vitest";
import { withTabLock } from "./tab-lock.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits for another tab's note at most until it expires, and removes its own", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", {});
  localStorage.setItem("lock-x", JSON.stringify({ by: "another", until: Date.now() + 5_000 }));
  const work = vi.fn(async () => localStorage.getItem("lock-x"));
  const done = withTabLock("x", work);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(await done).toContain("until");
  expect(localStorage.getItem("lock-x")).toBeNull();
});

it("continues when storage is blocked, and with an unreadable note", async () => {
  vi.stubGlobal("navigator", {});
  localStorage.setItem("lock-x", "{");
  expect(await withTabLock("x", async () => 1)).toBe(1);
  vi.stubGlobal("localStorage", undefined);
  expect(await withTabLock("x", async () => 2)).toBe(2);
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TtlCache } from "./ttl-cache.ts";

describe("Recent", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const counted = (...answers: (string | null | Error)[]) =>
    vi.fn(async () => {
      const next = answers.shift();
      if (next instanceof Error) throw next;
      return next ?? null;
    });

  it("reads once for all who ask within the time", async () => {
    const recent = new TtlCache<string>(1_000, 10);
    const read = counted("a", "b");
    expect(await Promise.all([recent.of("k", read), recent.of("k", read)])).toEqual(["a", "a"]);
    vi.advanceTimersByTime(999);
    expect(await recent.of("k", read)).toBe("a");
    vi.advanceTimersByTime(2);
    expect(await recent.of("k", read)).toBe("b");
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("remembers neither nothing nor a failure", async () => {
    const recent = new TtlCache<string>(1_000, 10);
    const read = counted(null, new Error("away"), "a");
    expect(await recent.of("k", read)).toBeNull();
    await expect(recent.of("k", read)).rejects.toThrow("away");
    expect(await recent.of("k", read)).toBe("a");
  });

  it("forgets what is meant, and starts over when it is full", async () => {
    const recent = new TtlCache<string>(1_000, 2);
    const read = counted("mine", "theirs", "again", "more");
    await recent.of("a", read);
    await recent.of("b", read);
    recent.forgetWhere((value) => value === "mine");
    await Promise.resolve();
    expect(await recent.of("b", read)).toBe("theirs");
    expect(await recent.of("a", read)).toBe("again");
    expect(await recent.of("c", read)).toBe("more");
    expect(read).toHaveBeenCalledTimes(4);
  });
});

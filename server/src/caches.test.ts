import { describe, expect, it, vi } from "vitest";
import { type CacheRules, Caches } from "./caches.ts";

const rules: CacheRules<string | null> = {
  name: "words",
  max: 2,
  ttlMs: 1_000,
  keeps: (word) => word !== null,
};

function aCache() {
  const clock = { ms: 5_000_000 };
  const caches = new Caches(() => clock.ms);
  return { clock, caches, cache: caches.of(rules) };
}

const answers = (...given: (string | null | Error)[]) =>
  vi.fn(async (): Promise<string | null> => {
    const next = given.shift();
    if (next instanceof Error) throw next;
    return next ?? null;
  });

describe("a cache", () => {
  it("loads once for all who ask within its life, and again after it", async () => {
    const { clock, cache } = aCache();
    const load = answers("a", "b");
    expect(await Promise.all([cache.get("k", load), cache.get("k", load)])).toEqual(["a", "a"]);
    clock.ms += 1_000;
    expect(await cache.get("k", load)).toBe("a");
    clock.ms += 1;
    expect(await cache.get("k", load)).toBe("b");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("counts its life from the start of the load, so that nothing is older than its rules say", async () => {
    const { clock, cache } = aCache();
    await cache.get("k", async () => {
      clock.ms += 900;
      return "a";
    });
    clock.ms += 101;
    expect(await cache.get("k", answers("b"))).toBe("b");
  });

  it("keeps no failure, for those who waited for it neither, and no value that its rules leave out", async () => {
    const { cache } = aCache();
    const load = answers(new Error("away"), null, "a");
    const both = await Promise.allSettled([cache.get("k", load), cache.get("k", load)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await cache.get("k", load)).toBeNull();
    expect(await cache.get("k", load)).toBe("a");
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("lets go of what was not asked for longest when it is full", async () => {
    const { cache } = aCache();
    const load = answers("a", "b", "c", "b again");
    await cache.get("a", load);
    await cache.get("b", load);
    await cache.get("a", load);
    await cache.get("c", load);
    expect(await cache.get("a", load)).toBe("a");
    expect(await cache.get("b", load)).toBe("b again");
    expect(cache.stats()).toMatchObject({ name: "words", entries: 2, max: 2, hits: 2, misses: 4 });
  });

  it("loads again under another stamp, also while a load under the old one runs", async () => {
    const { cache } = aCache();
    const old = cache.get("k", answers("old"), "1");
    expect(await cache.get("k", answers("new"), "2")).toBe("new");
    expect(await old).toBe("old");
    expect(await cache.get("k", answers("never"), "2")).toBe("new");
  });

  it("hands an expired value to the next load, and a failed load does not take the next one's value away", async () => {
    const { clock, cache } = aCache();
    await cache.get("k", answers("a"));
    clock.ms += 1_001;
    expect(await cache.get("k", async (expired) => `${expired} again`)).toBe("a again");
    clock.ms += 1_001;
    let fail: (error: Error) => void = () => {};
    const failing = cache.get("k", () => new Promise((_, reject) => (fail = reject)));
    clock.ms += 1_001;
    await cache.get("k", answers("b"));
    fail(new Error("late"));
    await expect(failing).rejects.toThrow("late");
    expect(await cache.get("k", answers("never"))).toBe("b");
  });

  it("drops what is meant at once, and what is still being loaded as soon as it is there", async () => {
    const { cache } = aCache();
    await cache.get("a", answers("mine"));
    let end: (value: string) => void = () => {};
    const running = cache.get("b", () => new Promise((resolve) => (end = resolve)));
    cache.dropWhere((value) => value === "mine");
    end("mine");
    expect(await running).toBe("mine");
    expect([await cache.get("a", answers("new a")), await cache.get("b", answers("new b"))]).toEqual([
      "new a",
      "new b",
    ]);
  });

  it("loads many keys at once, only those that are missing, and twice the same only once", async () => {
    const { cache } = aCache();
    cache.set("a", "A");
    const load = vi.fn(async (missing: readonly string[]) => missing.map((key) => key.toUpperCase()));
    const [first, second] = await Promise.all([
      cache.getMany(["a", "b", "b"], load),
      cache.getMany(["b"], load),
    ]);
    expect([first, second]).toEqual([["A", "B", "B"], ["B"]]);
    expect(load.mock.calls).toEqual([[["b"]]]);
    await expect(cache.getMany(["x", "y"], async () => [])).rejects.toThrow("left out");
  });

  it("is another one in another product, and is empty when its product has ended", async () => {
    const [one, other] = [aCache(), aCache()];
    one.cache.set("k", "a");
    expect(other.cache.peek("k")).toBeUndefined();
    expect(one.caches.of(rules).peek("k")).toBe("a");
    one.caches.clear();
    expect(one.caches.of(rules).peek("k")).toBeUndefined();
  });
});

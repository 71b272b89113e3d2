import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forceGcWhenIdle } from "./force-gc.ts";

describe("collecting the garbage of the start", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("does not make those wait who save something in the first seconds, and happens once when they are done", () => {
    const collect = vi.fn();
    let busy = 0.8;
    forceGcWhenIdle(collect, () => busy);
    vi.advanceTimersByTime(30_000);
    expect(collect).not.toHaveBeenCalled();
    busy = 0.01;
    vi.advanceTimersByTime(60_000);
    expect(collect).toHaveBeenCalledTimes(1);
  });

  it("is given up on a server that is never idle", () => {
    const collect = vi.fn();
    const utilization = vi.fn(() => 0.5);
    forceGcWhenIdle(collect, utilization);
    vi.advanceTimersByTime(3_600_000);
    expect(collect).not.toHaveBeenCalled();
    expect(utilization).toHaveBeenCalledTimes(120);
  });
});

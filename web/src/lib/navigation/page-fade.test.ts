import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fadeTo, pageFade, pageShown } from "./page-fade.ts";

let reduced = false;
const root = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  pageShown("/signin");
});

afterEach(() => {
  reduced = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the page fade", () => {
  it("delays the next page by 500 ms", async () => {
    let arrived = false;
    void fadeTo("/dashboard")?.then(() => {
      arrived = true;
    });
    expect(root.dataset.page).toBe("leaving");
    await vi.advanceTimersByTimeAsync(pageFade - 1);
    expect(arrived).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toBe(true);
    pageShown("/dashboard");
    expect(root.dataset.page).toBeUndefined();
  });

  it("does not start again when a page redirects to the next", () => {
    expect(fadeTo("/dashboard")).toBe(fadeTo("/onboarding"));
  });

  it("does not happen within a page, nor with reduced motion", () => {
    expect(fadeTo("/signin")).toBeUndefined();
    reduced = true;
    expect(fadeTo("/dashboard")).toBeUndefined();
    expect(root.dataset.page).toBeUndefined();
  });
});

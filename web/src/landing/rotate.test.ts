import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rotate, rotation } from "./rotate.ts";

let hero: HTMLElement;
let reduced = false;
let stop: () => void;

function shown(): (string | undefined)[] {
  return [...hero.querySelectorAll<HTMLElement>("[data-active]")].map((step) => step.dataset.step);
}
const pass = (times: number) => vi.advanceTimersByTime(times * rotation);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  hero = document.createElement("div");
  hero.innerHTML = [0, 1, 2, 3]
    .map(
      (i) =>
        `<span data-step="${i}" ${i === 0 ? "data-active" : ""}></span><button data-show="${i}"></button>`,
    )
    .join("");
  hero.innerHTML += '<button data-rotation-toggle data-pause="Stop" data-play="Go on"></button>';
  document.body.append(hero);
});

afterEach(() => {
  stop();
  reduced = false;
  hero.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a rotation", () => {
  it("shows the next step every 4 s, and begins again after the fourth", () => {
    stop = rotate(hero);
    vi.advanceTimersByTime(3_999);
    expect(shown()).toEqual(["0"]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(["1"]);
    pass(3);
    expect(shown()).toEqual(["0"]);
  });

  it("pauses while it contains the focus", () => {
    stop = rotate(hero);
    const button = hero.querySelector("button");
    button?.focus();
    pass(3);
    expect(shown()).toEqual(["0"]);
    button?.blur();
    pass(1);
    expect(shown()).toEqual(["1"]);
  });

  it("does not start with reduced motion", () => {
    reduced = true;
    stop = rotate(hero);
    pass(3);
    expect(shown()).toEqual(["0"]);
  });

  it("stays at a chosen step", () => {
    stop = rotate(hero);
    hero.querySelector<HTMLElement>('[data-show="2"]')?.click();
    pass(5);
    expect(shown()).toEqual(["2"]);
    expect(hero.querySelector('[aria-pressed="true"]')?.getAttribute("data-show")).toBe("2");
  });

  it("stops and continues by its button", () => {
    stop = rotate(hero);
    const toggle = hero.querySelector<HTMLElement>("[data-rotation-toggle]");
    toggle?.focus();
    toggle?.click();
    expect(toggle?.getAttribute("aria-label")).toBe("Go on");
    pass(3);
    expect(shown()).toEqual(["0"]);
    toggle?.click();
    expect(toggle?.getAttribute("aria-label")).toBe("Stop");
    pass(2);
    expect(shown()).toEqual(["2"]);
  });

  it("with reduced motion, starts only by its button", () => {
    reduced = true;
    stop = rotate(hero);
    const toggle = hero.querySelector<HTMLElement>("[data-rotation-toggle]");
    expect(toggle?.getAttribute("aria-label")).toBe("Go on");
    toggle?.click();
    pass(1);
    expect(shown()).toEqual(["1"]);
  });

  it("pauses while another tab is in front", () => {
    stop = rotate(hero);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    pass(2);
    expect(shown()).toEqual(["0"]);
    hidden.mockReturnValue(false);
    pass(1);
    expect(shown()).toEqual(["1"]);
    hidden.mockRestore();
  });
});

import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startLanguageAhead, startPageFade } from "./small-islands.ts";

let reduced = false;
const go = vi.fn();
const root = document.documentElement;
startPageFade(go);

/** Clicks a link; tells whether the browser would follow it by itself. */
function click(href: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a href="${href}"><span>Sign In</span></a>`;
  // happy-dom follows a link before the click reaches the document, unless the link itself is clicked.
  const link = document.querySelector("a");
  if (link === null) throw new Error("no link");
  return fireEvent.click(link, init);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  history.replaceState(null, "", "/");
});
afterEach(() => {
  reduced = false;
  go.mockClear();
  delete root.dataset.page;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the fade of a public page", () => {
  it("takes 500 ms before another page of ours opens", () => {
    expect(click("/signin?plan=free")).toBe(false);
    expect(root.dataset.page).toBe("leaving");
    vi.advanceTimersByTime(499);
    expect(go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(go).toHaveBeenCalledWith(new URL("/signin?plan=free", location.href).href);
    fireEvent(window, new Event("pageshow"));
    expect(root.dataset.page).toBeUndefined();
  });

  it("leaves anchors, other sites, new tabs and reduced motion to the browser", () => {
    expect(click("#pricing")).toBe(true);
    expect(click("https://example.org/")).toBe(true);
    expect(click("/signin", { ctrlKey: true })).toBe(true);
    reduced = true;
    expect(click("/signin")).toBe(true);
    expect(root.dataset.page).toBeUndefined();
  });
});

describe("the language of the way to sign-in", () => {
  startLanguageAhead();
  afterEach(() => {
    root.lang = "en";
    localStorage.clear();
  });

  it.each([
    ["a German page", "de", null, "/signin?plan=free", "de"],
    ["a page somebody reads and leaves for another", "de", null, "/pricing", null],
    ["an earlier choice", "de", "fr", "/signin", "fr"],
    ["the English page", "en", null, "/signin", null],
  ])("keeps %s", (_, lang, chosen, href, kept) => {
    root.lang = lang;
    if (chosen !== null) localStorage.setItem("preferred-language", chosen);
    click(href);
    expect(localStorage.getItem("preferred-language")).toBe(kept);
  });
});

import { afterEach, expect, it } from "vitest";
import { currentToast } from "../../ui/overlay/toast.ts";
import { warnOfStaleLink } from "./stale-link.ts";

afterEach(() => {
  currentToast.set(null);
  window.history.replaceState(null, "", "/");
});

it.each([
  ["just now", () => `/signin?via=google&issued=${Date.now() - 119_000}`, false],
  ["too long ago", () => `/signin?via=google&issued=${Date.now() - 121_000}`, true],
  ["at no time", () => "/signin?via=google&issued=x", true],
  ["without a note", () => "/signin?via=google", false],
])("a link made %s", (_when, address, warns) => {
  window.history.replaceState(null, "", address());
  warnOfStaleLink();
  expect(currentToast.get() !== null).toBe(warns);
  expect(window.location.search).toBe("?via=google");
});

import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { startI18n } from "../lib/language/i18n.ts";
import { alerts } from "../ui/overlay/alert.ts";
import { currentToast } from "../ui/overlay/toast.ts";

// Components that are loaded when first needed may take a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => startI18n());
// The next file of this worker finds the page and the browser as a new one would.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  // Otherwise an alert or toast from the last test would show in the next.
  alerts.set([]);
  currentToast.set(null);
});

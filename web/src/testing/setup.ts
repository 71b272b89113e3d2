import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";
import { startI18n } from "../lib/language/i18n.ts";
import { alerts } from "../ui/overlay/alert.ts";
import { currentToast } from "../ui/overlay/toast.ts";

// Components that are loaded when first needed may take a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => startI18n());
afterEach(() => {
  cleanup();
  localStorage.clear();
  // Otherwise an alert or toast from the last test would show in the next.
  alerts.set([]);
  currentToast.set(null);
});

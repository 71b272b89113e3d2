import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";
import { startI18n } from "../lib/i18n.ts";
import { alerts } from "../ui/alert.ts";
import { currentToast } from "../ui/toast.ts";

// Parts that load when first needed may take a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => startI18n());
afterEach(() => {
  cleanup();
  localStorage.clear();
  // What a test's last call said as it ended would stand before the next test's page.
  alerts.set([]);
  currentToast.set(null);
});

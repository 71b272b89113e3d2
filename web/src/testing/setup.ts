import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";
import { startI18n } from "../lib/i18n.ts";

// A page's code comes in its own piece, which a busy machine takes more than the usual second to fetch.
configure({ asyncUtilTimeout: 5_000 });

beforeAll(() => startI18n());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

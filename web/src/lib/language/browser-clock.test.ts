import { expect, it } from "vitest";
import { offeredDateFormat, offeredZone } from "./browser-clock.ts";

it.each([
  ["Europe/Madrid", "Europe/Berlin"],
  ["America/Toronto", "America/New_York"],
  ["America/Los_Angeles", "America/Los_Angeles"],
  ["Atlantic/Reykjavik", "UTC"],
  // London equals UTC only in winter, Phoenix equals Pacific time only in summer.
  ["Europe/London", undefined],
  ["America/Phoenix", undefined],
  ["Asia/Kolkata", undefined],
  ["Nowhere/At all", undefined],
])("%s is kept as %s", (own, kept) => expect(offeredZone(own, 2026)).toBe(kept));

it.each([
  ["en-US", "MM/DD/YYYY"],
  ["en-GB", "DD/MM/YYYY"],
  ["de-DE", "DD/MM/YYYY"],
  ["es-MX", "DD/MM/YYYY"],
  ["sv-SE", "YYYY-MM-DD"],
  ["en-CA", "YYYY-MM-DD"],
])("dates in a browser of %s are written %s", (language, format) =>
  expect(offeredDateFormat(language)).toBe(format),
);

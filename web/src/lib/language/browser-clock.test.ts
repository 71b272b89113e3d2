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
  ["en", "en-US", "MM/DD/YYYY"],
  ["en", "en-GB", "DD/MM/YYYY"],
  ["de", "de-DE", "DD/MM/YYYY"],
  ["es", "es-MX", "DD/MM/YYYY"],
  ["en", "sv-SE", "YYYY-MM-DD"],
  ["en", "en-CA", "YYYY-MM-DD"],
  ["fr", "en-US", "DD/MM/YYYY"],
  ["fr", "fr-CA", "YYYY-MM-DD"],
  ["en", "de-DE", "DD/MM/YYYY"],
] as const)("dates for %s in a browser of %s are written %s", (language, browser, format) =>
  expect(offeredDateFormat(language, browser)).toBe(format),
);

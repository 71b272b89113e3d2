import { expect, it } from "vitest";
import { offeredZone } from "./offered-zone.ts";

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

import { expect, it } from "vitest";
import { offeredZone } from "./offered-zone.ts";

it.each([
  ["Europe/Madrid", "Europe/Berlin"],
  ["America/Toronto", "America/New_York"],
  ["America/Los_Angeles", "America/Los_Angeles"],
  ["Atlantic/Reykjavik", "UTC"],
  // London is UTC in winter alone, Phoenix Pacific in summer alone.
  ["Europe/London", undefined],
  ["America/Phoenix", undefined],
  ["Asia/Kolkata", undefined],
  ["Nowhere/At all", undefined],
])("%s is kept as %s", (own, kept) => expect(offeredZone(own, 2026)).toBe(kept));

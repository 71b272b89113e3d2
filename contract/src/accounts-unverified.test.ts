import { expect, it } from "vitest";
import { type AccountAction, mayAct, unverifiedMay } from "./accounts-unverified.ts";
import { allEndpoints } from "./endpoints.ts";

/** Closed rows that no endpoint names: a body decides (linking), or the sending of a message. */
const elsewhere: readonly string[] = ["linked-identity", "alert-text"] satisfies AccountAction[];

it("every closed row is used by an endpoint that declares email_unverified", () => {
  const named = allEndpoints.filter(({ action }) => action !== undefined && !unverifiedMay[action]);
  const closed = Object.entries(unverifiedMay).flatMap(([action, may]) => (may ? [] : [action]));
  expect([...new Set(named.map(({ action }) => action)), ...elsewhere].sort()).toEqual(closed.sort());
  for (const { path, errors } of named) expect(errors, path).toContain("email_unverified");
});

it("rows are only used by endpoints that need a sign-in", () => {
  for (const { path, access, action } of allEndpoints)
    if (action !== undefined) expect(access, path).toBe("user");
});

it.each([
  ["passkey", false, false],
  ["passkey", true, true],
  ["phone-proof", false, true],
] as const)("%s with verified=%s: %s", (action, verified, expected) => {
  expect(mayAct(action, { verified })).toBe(expected);
});

import { expect, it } from "vitest";
import { errorCodes, errorStatus } from "./errors.ts";
import { authErrorKind } from "./sign-in-errors.ts";

it.each([
  [401, "not_signed_in", "session_missing"],
  [401, "session_missing", "session_missing"],
  [401, "access_expired", "access_expired"],
  [401, "invalid_credentials", "invalid_credentials"],
  [422, "weak_password", "weak_password"],
  [401, "invalid_jwt", "invalid_jwt"],
  [422, "link_invalid", "redirect"],
  [410, "link_stale", "redirect"],
  [400, "identity_required", "identity_required"],
  [0, "network", "retryable"],
  [502, "source_unavailable", "retryable"],
  [503, "busy", "retryable"],
  [504, "unreadable", "retryable"],
  [500, "internal", null],
  [404, "not_found", null],
  [200, "toString", null],
])("%i %s is %s", (status, code, kind) => {
  expect(authErrorKind({ status, code })).toBe(kind);
});

it("names every 401 of the product", () => {
  for (const code of errorCodes)
    if (errorStatus[code] === 401) expect(authErrorKind({ status: 401, code }), code).not.toBeNull();
});

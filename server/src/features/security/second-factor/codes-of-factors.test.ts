import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Keys } from "../../../db/seal.ts";
import { codeAt } from "../testing/code-at.ts";
import { backupCodeHash, newBackupCodes } from "./backup-code.ts";
import { authenticatorUri, newSecret, stepOf } from "./totp.ts";

describe("an authenticator's codes", () => {
  // The secret and codes of RFC 6238, appendix B, SHA-1, cut to six digits.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ])("at second %i is %s", (second, code) => {
    expect(stepOf(secret, code, new Date(second * 1_000))).toBe(Math.floor(second / 30));
    expect(stepOf(secret, `${code.slice(0, 3)} ${code.slice(3)}`, new Date(second * 1_000))).not.toBeNull();
  });

  it("count one step early and late, and tell which step they are of", () => {
    const when = fc.integer({ min: 100_000, max: 4_000_000_000 });
    fc.assert(
      fc.property(when, fc.integer({ min: -4, max: 4 }), (second, away) => {
        const fresh = newSecret();
        const code = codeAt(fresh, new Date((second + away * 30) * 1_000));
        const found = stepOf(fresh, code, new Date(second * 1_000));
        const step = Math.floor(second / 30) + away;
        // In about one of 300,000 cases a distant step has the same digits as a near one.
        if (Math.abs(away) <= 1) expect(found).not.toBeNull();
        else expect(found).not.toBe(step);
      }),
      { numRuns: 200 },
    );
  });

  it.each(["", "12345", "1234567", "abcdef", "12345a", "١٢٣٤٥٦", "-12345", "1e5000"])(
    "are not %j",
    (code) => {
      expect(stepOf(secret, code, new Date(59_000))).toBeNull();
    },
  );

  it("are read from an address that names the account", () => {
    expect(authenticatorUri(secret, "a+b@example.org")).toBe(
      `otpauth://totp/Waymark:a%2Bb%40example.org?issuer=Waymark&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

describe("backup codes", () => {
  const deps = { keys: new Keys(Buffer.alloc(32, 7)) };

  it("are ten different ones, alike however they are typed, and each person's own", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.uuid(), fc.uuid(), (n, one, other) => {
        const codes = newBackupCodes();
        const code = codes[n] ?? "";
        const hash = backupCodeHash(deps, one, code);
        expect(new Set(codes.map((each) => backupCodeHash(deps, one, each))).size).toBe(10);
        const typed = [code.toLowerCase(), code.replace("-", ""), ` ${code.replaceAll("0", "o")} `];
        for (const way of typed) expect(backupCodeHash(deps, one, way)).toBe(hash);
        fc.pre(one !== other);
        expect(backupCodeHash(deps, other, code)).not.toBe(hash);
      }),
      { numRuns: 30 },
    );
  });
});

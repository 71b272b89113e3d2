import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPassword } from "./check-password.ts";
import { commonPasswords } from "./common-passwords.ts";

const ann = "ann.larsen@example.org";

describe("judgePassword", () => {
  it.each([
    ["", ["too_short"]],
    ["k7#mQ2", ["too_short"]],
    ["héllo✓🙂", ["too_short"]],
    ["password", ["common"]],
    ["Password1!", ["common"]],
    ["P@ssw0rd2024", ["common"]],
    ["12345678", ["common"]],
    ["87654321", ["common"]],
    ["aaaaaaaaaa", ["common"]],
    ["abcabcabc", ["common"]],
    ["qwertyuiop", ["common"]],
    ["lkjhgfdsa", ["common"]],
    ["!!Sunshine99", ["common"]],
    ["Contraseña2025", ["common"]],
    ["azerty", ["too_short", "common"]],
    ["ann.larsen", ["contains_email"]],
    ["Ann.Larsen77", ["contains_email"]],
    ["ann.larsen and a long walk", []],
    ["correct horse battery", []],
    ["k7#mQ2vL", []],
    ["пароль-длинный", []],
    ["密码密码很长很长的一个", []],
    [`${"x".repeat(30)}y7Q`, []],
  ])("%s", (password, problems) => {
    expect(checkPassword(password, ann)).toEqual(problems);
  });

  it.each([
    ["+49 151 23456788", ["common"]],
    ["0151 23456788", []],
    ["151/23456788", ["common"]],
    ["6788", ["too_short", "common"]],
    ["+4915123456788 and more", []],
  ])("%s for the number +4915123456788", (password, problems) => {
    expect(checkPassword(password, "+4915123456788")).toEqual(problems);
  });

  it("finds every listed password, in any case", () => {
    for (const password of commonPasswords) {
      expect(checkPassword(password.toUpperCase(), ann), password).toContain("common");
    }
    expect(commonPasswords.length).toBeGreaterThan(600);
  });

  it("never throws, and never reports contains_email for another address", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (password) => {
        const problems = checkPassword(password, "zzqqxx@example.org");
        if (!password.toLowerCase().includes("zzqqxx")) expect(problems).not.toContain("contains_email");
      }),
    );
  });
});

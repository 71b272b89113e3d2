import { expect, it } from "vitest";
import { codeOf } from "../../../testing/code-of.ts";
import { PasswordHasher } from "./hash-password.ts";

it("works on two at a time, lets 32 wait, and sends the others away with a time", async () => {
  const passwords = new PasswordHasher();
  const hash = await passwords.hash("correct horse battery");
  const codes = await Promise.all(
    Array.from({ length: 40 }, (_, i) => codeOf(passwords.matches(hash, `guess ${i}`))),
  );
  expect(codes.filter((code) => code === "done")).toHaveLength(34);
  expect(codes.filter((code) => code === "busy")).toHaveLength(6);
  expect(await passwords.matches(hash, "correct horse battery")).toBe(true);
});

it("gives its place back after a failure", async () => {
  const passwords = new PasswordHasher();
  for (let i = 0; i < 5; i++) await expect(passwords.matches("no hash", "x")).rejects.toThrow();
  const hash = await passwords.hash("x");
  expect(await passwords.matches(hash, "x")).toBe(true);
  expect(await passwords.matches(hash, "y")).toBe(false);
});

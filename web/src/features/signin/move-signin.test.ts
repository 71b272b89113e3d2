import { expect, it } from "vitest";
import { moveSignin, type SigninMove, type SigninState } from "./move-signin.ts";

const email = "marta@example.org";
const start: SigninState = { step: "email" };
const password: SigninState = { step: "password", email };
const signup: SigninState = { step: "signup", email, emailOpen: false };

it.each<[string, SigninState, SigninMove, SigninState]>([
  ["an account asks for its password", start, { kind: "checked", email, exists: true }, password],
  ["no account signs up", start, { kind: "checked", email, exists: false }, signup],
  ["change leaves the password", password, { kind: "change" }, start],
  ["change leaves sign-up", signup, { kind: "change" }, start],
  [
    "sign up from the bar keeps what was typed",
    start,
    { kind: "signup", email: "ma" },
    { step: "signup", email: "ma", emailOpen: true },
  ],
  ["sign up pressed while there changes nothing", signup, { kind: "signup", email: "" }, signup],
  ["a taken email goes to its password", signup, { kind: "taken", email }, password],
])("%s", (_, state, move, after) => {
  expect(moveSignin(state, move)).toEqual(after);
});

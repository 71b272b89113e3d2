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
  ["a code instead of the password", password, { kind: "code", email }, { step: "code", email }],
  ["a forgotten password", password, { kind: "forgot", email }, { step: "forgot", email }],
  [
    "a link is on its way",
    { step: "forgot", email },
    { kind: "mailed", email, about: "recover" },
    { step: "mailed", email, about: "recover" },
  ],
  ["change leaves the code", { step: "code", email }, { kind: "change" }, start],
  ["a second factor is owed", password, { kind: "owes" }, { step: "second-factor" }],
  ["a taken email goes to its password", signup, { kind: "taken", email }, password],
])("%s", (_, state, move, after) => {
  expect(moveSignin(state, move)).toEqual(after);
});

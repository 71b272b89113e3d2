import { expect, it } from "vitest";
import { moveSignIn, type SignInMove, type SignInState } from "./move-signin.ts";

const email = "marta@example.org";
const start: SignInState = { step: "email" };
const password: SignInState = { step: "password", email };
const signup: SignInState = { step: "signup", email, emailOpen: false };

it.each<[string, SignInState, SignInMove, SignInState]>([
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
  ["a phone number instead of the email", start, { kind: "phone" }, { step: "phone" }],
  ["back from the phone number", { step: "phone" }, { kind: "change" }, start],
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
  expect(moveSignIn(state, move)).toEqual(after);
});

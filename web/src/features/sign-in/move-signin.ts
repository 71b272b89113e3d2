/** With `emailOpen`, the sign-up step asks for the email too. */
export type SignInState =
  | { step: "email" }
  | { step: "password"; email: string }
  | { step: "signup"; email: string; emailOpen: boolean }
  | { step: "phone" }
  | { step: "phone-account"; purpose: "signup" | "recover" }
  | { step: "code"; email: string }
  | { step: "forgot"; email: string }
  | { step: "mailed"; email: string; about: "recover" | "signup" }
  | { step: "claim" }
  | { step: "second-factor" };

export type SignInMove =
  /** After too many questions, `exists` is true. */
  | { kind: "checked"; email: string; exists: boolean }
  /** 'Sign up' in the bar, with the text of the email field. */
  | { kind: "signup"; email: string }
  | { kind: "taken"; email: string }
  | { kind: "phone" }
  | { kind: "phone-account"; purpose: "signup" | "recover" }
  | { kind: "code"; email: string }
  | { kind: "forgot"; email: string }
  | { kind: "mailed"; email: string; about: "recover" | "signup" }
  | { kind: "owes" }
  | { kind: "change" };

/** Password and name are state of their own step, so leaving it clears them. */
export function moveSignIn(state: SignInState, move: SignInMove): SignInState {
  switch (move.kind) {
    case "checked":
      return move.exists
        ? { step: "password", email: move.email }
        : { step: "signup", email: move.email, emailOpen: false };
    case "signup":
      return state.step === "signup" ? state : { step: "signup", email: move.email, emailOpen: true };
    case "taken":
      return { step: "password", email: move.email };
    case "phone":
      return { step: "phone" };
    case "phone-account":
      return { step: "phone-account", purpose: move.purpose };
    case "code":
      return { step: "code", email: move.email };
    case "forgot":
      return { step: "forgot", email: move.email };
    case "mailed":
      return { step: "mailed", email: move.email, about: move.about };
    case "owes":
      return { step: "second-factor" };
    case "change":
      return { step: "email" };
  }
}

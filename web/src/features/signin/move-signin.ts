/** Where a person is on the sign-in page. `emailOpen`: the sign-up step asks for the email itself. */
export type SigninState =
  | { step: "email" }
  | { step: "password"; email: string }
  | { step: "signup"; email: string; emailOpen: boolean }
  /** A code was mailed. */
  | { step: "code"; email: string }
  /** The password is forgotten: the email that was given so far. */
  | { step: "forgot"; email: string }
  /** The way on is in a mail. */
  | { step: "mailed"; email: string; about: "recover" | "signup" }
  /** Signed in but for the second factor. */
  | { step: "second-factor" };

export type SigninMove =
  /** The server was asked about the email; one that is not known counts as existing. */
  | { kind: "checked"; email: string; exists: boolean }
  /** 'Sign up' in the bar, with whatever stands in the email field. */
  | { kind: "signup"; email: string }
  /** Registering met an account of that email, or the person says that there is one. */
  | { kind: "taken"; email: string }
  | { kind: "code"; email: string }
  | { kind: "forgot"; email: string }
  | { kind: "mailed"; email: string; about: "recover" | "signup" }
  | { kind: "owes" }
  | { kind: "change" };

/** The steps of sign-in. Password and name live inside their step, so leaving it clears them. */
export function moveSignin(state: SigninState, move: SigninMove): SigninState {
  switch (move.kind) {
    case "checked":
      return move.exists
        ? { step: "password", email: move.email }
        : { step: "signup", email: move.email, emailOpen: false };
    case "signup":
      return state.step === "signup" ? state : { step: "signup", email: move.email, emailOpen: true };
    case "taken":
      return { step: "password", email: move.email };
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

/** Where a person is on the sign-in page. `emailOpen`: the sign-up step asks for the email itself. */
export type SigninState =
  | { step: "email" }
  | { step: "password"; email: string }
  | { step: "signup"; email: string; emailOpen: boolean };

export type SigninMove =
  /** The server was asked about the email; an answer that failed counts as not existing. */
  | { kind: "checked"; email: string; exists: boolean }
  /** 'Sign up' in the bar, with whatever stands in the email field. */
  | { kind: "signup"; email: string }
  /** Registering met an account of that email. */
  | { kind: "taken"; email: string }
  | { kind: "change" };

/** The three steps of sign-in. Password and name live inside their step, so leaving it clears them. */
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
    case "change":
      return { step: "email" };
  }
}

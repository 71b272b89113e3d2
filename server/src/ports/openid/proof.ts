/**
 * Binds the callback to the browser that started the sign-in: all values derive from one secret in its cookie.
 * @property state Comes back in the address.
 * @property nonce Comes back inside the provider's signed token.
 * @property verifier Sent with the code; the provider only knew its hash before (PKCE).
 */
export interface Proof {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Identity {
  /** Issuer and the person's id there, which stays the same when their address changes. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string;
}

/** The provider's answer was rejected. `problem` is a code for the log, never the provider's words. */
export class ProviderRefused extends Error {
  readonly kind: "cancelled" | "refused" | "unavailable";
  readonly problem: string;
  constructor(kind: ProviderRefused["kind"], problem: string, cause?: unknown) {
    super(`${kind}: ${problem}`, { cause });
    this.name = "ProviderRefused";
    this.kind = kind;
    this.problem = problem;
  }
}

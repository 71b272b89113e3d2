/**
 * What ties a way back to the browser that set out: all of it derived from one secret in that browser's cookie.
 *
 * @property state Comes back in the address.
 * @property nonce Comes back inside the provider's signed token.
 * @property verifier Shown with the code, of which the provider was told only the hash (PKCE).
 */
export interface Proof {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What a provider vouches for. */
export interface Identity {
  /** Issuer and the person's id there: the same person for ever, whatever their address becomes. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string;
}

/** A provider's word does not count. `problem` is a code for the log, never what the provider wrote. */
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

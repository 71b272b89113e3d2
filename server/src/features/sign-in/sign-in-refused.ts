import type { ProviderFailure } from "@waymark/contract/sign-in";

/** The provider confirmed a person, but that does not give access to the account. */
export class SignInRefused extends Error {
  readonly failure: ProviderFailure;
  constructor(failure: ProviderFailure) {
    super(failure);
    this.name = "SignInRefused";
    this.failure = failure;
  }
}

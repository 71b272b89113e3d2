import type { ProviderFailure } from "@waymark/contract/sign-in";

/** A provider vouched for somebody, but that does not open the account. */
export class NotLetIn extends Error {
  readonly failure: ProviderFailure;
  constructor(failure: ProviderFailure) {
    super(failure);
    this.name = "NotLetIn";
    this.failure = failure;
  }
}

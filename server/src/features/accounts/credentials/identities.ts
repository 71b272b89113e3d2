import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../../deps.ts";
import { lockAccount } from "./credential-store.ts";
import { deleteIdentity, findIdentity, insertIdentity, readSignInMethods } from "./sign-in-methods-store.ts";

/** A person's identity at a provider: `subject` never changes there and belongs to at most one account here. */
export interface ProvenIdentity {
  readonly provider: string;
  readonly subject: string;
}

/** The owner of an identity; null when nobody has linked it. */
export const ownerOfIdentity = (deps: Deps, { provider, subject }: ProvenIdentity): Promise<string | null> =>
  findIdentity(deps.db, provider, subject);

/**
 * Makes an identity a way into an account, in the caller's transaction.
 * @returns false when it was one already.
 * @throws AppError `identity_taken` when it opens another account.
 */
export async function addIdentity(deps: Deps, userId: string, identity: ProvenIdentity): Promise<boolean> {
  const written = await insertIdentity(deps.db, { userId, ...identity, now: deps.now() });
  if (!written && (await ownerOfIdentity(deps, identity)) !== userId) throw new AppError("identity_taken");
  return written;
}

/** A person's identities, oldest first, and whether they have a password. */
export const signInMethodsOf = (deps: Deps, userId: string) => readSignInMethods(deps.db, userId);

/** @returns the provider of the identity that is gone; null when it was not theirs. */
export const removeIdentity = (deps: Deps, userId: string, id: string): Promise<string | null> =>
  deleteIdentity(deps.db, userId, id);

/** Locks a person's sign-in methods until the transaction ends. */
export async function lockSignInMethods(deps: Deps, userId: string): Promise<void> {
  await lockAccount(deps.db, userId);
}

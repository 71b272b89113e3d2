import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../../deps.ts";
import { lockAccount } from "./credential-store.ts";
import { deleteIdentity, findIdentity, insertIdentity, readSignInMethods } from "./sign-in-methods-store.ts";

/** `subject` never changes at the provider and belongs to at most one account here. */
export interface ProvenIdentity {
  readonly provider: string;
  readonly subject: string;
}

export const ownerOfIdentity = (deps: Deps, { provider, subject }: ProvenIdentity): Promise<string | null> =>
  findIdentity(deps.db, provider, subject);

/** Runs in the caller's transaction. @returns false when linked already. @throws AppError `identity_taken`. */
export async function addIdentity(deps: Deps, userId: string, identity: ProvenIdentity): Promise<boolean> {
  const written = await insertIdentity(deps.db, { userId, ...identity, now: deps.now() });
  if (!written && (await ownerOfIdentity(deps, identity)) !== userId) throw new AppError("identity_taken");
  return written;
}

export const signInMethodsOf = (deps: Deps, userId: string) => readSignInMethods(deps.db, userId);

export const removeIdentity = (deps: Deps, userId: string, id: string): Promise<string | null> =>
  deleteIdentity(deps.db, userId, id);

export async function lockSignInMethods(deps: Deps, userId: string): Promise<void> {
  await lockAccount(deps.db, userId);
}

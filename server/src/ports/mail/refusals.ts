import type { Deps } from "../../deps.ts";
import { deleteRefusal, insertRefusal, isRefused } from "./store.ts";

type RefusalDeps = Pick<Deps, "db" | "keys" | "now">;

/** The keyed hash of an address that refuses invitations. */
export const refusalHash = ({ keys }: Pick<Deps, "keys">, address: string): string =>
  keys.lookupHash("mail-refusal", address.toLowerCase());

/** Whether an address refuses invitations, under any of the current peppers. */
export const refusesInvitations = (
  { db, keys }: Pick<Deps, "db" | "keys">,
  address: string,
): Promise<boolean> => isRefused(db, keys.lookupHashes("mail-refusal", address.toLowerCase()));

/** Stops all invitations to this address. */
export const refuseInvitationsTo = (
  { db, now }: Omit<RefusalDeps, "keys">,
  addressHash: string,
): Promise<void> => insertRefusal(db, addressHash, now());

/** Allows invitations to this address again. */
export const allowInvitationsTo = ({ db }: Pick<Deps, "db">, addressHash: string): Promise<void> =>
  deleteRefusal(db, addressHash);

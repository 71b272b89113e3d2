import type { Deps } from "../../deps.ts";
import { deleteRefusal, insertRefusal, isRefused } from "./store.ts";

type RefusalDeps = Pick<Deps, "db" | "keys" | "now">;

/** The keyed hash by which an address that refuses invitations is known. */
export const refusalHash = ({ keys }: Pick<Deps, "keys">, address: string): string =>
  keys.lookupHash("mail-refusal", address.toLowerCase());

/** Whether an address refuses invitations, by whichever pepper it is known. */
export const refusesInvitations = (
  { db, keys }: Pick<Deps, "db" | "keys">,
  address: string,
): Promise<boolean> => isRefused(db, keys.lookupHashes("mail-refusal", address.toLowerCase()));

/** No invitation leaves for this address any more. */
export const refuseInvitationsTo = (
  { db, now }: Omit<RefusalDeps, "keys">,
  addressHash: string,
): Promise<void> => insertRefusal(db, addressHash, now());

/** Invitations may reach this address again. */
export const allowInvitationsTo = ({ db }: Pick<Deps, "db">, addressHash: string): Promise<void> =>
  deleteRefusal(db, addressHash);

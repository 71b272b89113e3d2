import type { Deps } from "../../deps.ts";
import { deleteRefusal, insertRefusal, isRefused } from "./store.ts";

type RefusalDeps = Pick<Deps, "db" | "keys" | "now">;

/** The keyed hash by which an address that refuses invitations is known. */
export const refusalHash = ({ keys }: Pick<Deps, "keys">, address: string): string =>
  keys.lookupHash("mail-refusal", address.toLowerCase());

export const refusesInvitations = ({ db }: Pick<Deps, "db">, addressHash: string): Promise<boolean> =>
  isRefused(db, addressHash);

/** No invitation leaves for this address any more. */
export const refuseInvitationsTo = (
  { db, now }: Omit<RefusalDeps, "keys">,
  addressHash: string,
): Promise<void> => insertRefusal(db, addressHash, now());

/** Invitations may reach this address again. */
export const allowInvitationsTo = ({ db }: Pick<Deps, "db">, addressHash: string): Promise<void> =>
  deleteRefusal(db, addressHash);

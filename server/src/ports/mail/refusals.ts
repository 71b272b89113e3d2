import type { Deps } from "../../deps.ts";
import { isRefused, putRefusal } from "./store.ts";

type RefusalDeps = Pick<Deps, "db" | "keys" | "now">;

/** The keyed hash of an address that refuses invitations. */
export const refusalHash = ({ keys }: Pick<Deps, "keys">, address: string): string =>
  keys.lookupHash("mail-refusal", address.toLowerCase());

/**
 * Whether an address refuses invitations, under any of the current peppers. Its rows are brought under the newest one,
 * because only here the address itself is known.
 */
export const refusesInvitations = (
  { db, keys }: Pick<Deps, "db" | "keys">,
  address: string,
): Promise<boolean> => isRefused(db, keys.lookupHashes("mail-refusal", address.toLowerCase()));

/** Stops all invitations to this address. */
export const refuseInvitationsTo = (
  { db, now }: Omit<RefusalDeps, "keys">,
  addressHash: string,
): Promise<void> => putRefusal(db, addressHash, false, now());

/** Allows invitations to this address again, also where it refused them under the hash of another pepper. */
export const allowInvitationsTo = (
  { db, now }: Omit<RefusalDeps, "keys">,
  addressHash: string,
): Promise<void> => putRefusal(db, addressHash, true, now());

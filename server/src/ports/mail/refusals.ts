import type { Deps } from "../../deps.ts";
import { isRefused, putRefusal } from "./store.ts";

type RefusalDeps = Pick<Deps, "db" | "keys" | "now">;

export const refusalHash = ({ keys }: Pick<Deps, "keys">, address: string): string =>
  keys.lookupHash("mail-refusal", address.toLowerCase());

/**
 * Under any of the current peppers. Moves its rows to the newest one, because only here the address itself is known.
 */
export const refusesInvitations = (
  { db, keys }: Pick<Deps, "db" | "keys">,
  address: string,
): Promise<boolean> => isRefused(db, keys.lookupHashes("mail-refusal", address.toLowerCase()));

export const refuseInvitationsTo = (
  { db, now }: Omit<RefusalDeps, "keys">,
  addressHash: string,
): Promise<void> => putRefusal(db, addressHash, false, now());

export const allowInvitationsTo = (
  { db, now }: Omit<RefusalDeps, "keys">,
  addressHash: string,
): Promise<void> => putRefusal(db, addressHash, true, now());

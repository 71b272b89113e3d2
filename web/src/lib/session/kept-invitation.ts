import { readStored, writeStored } from "../storage.ts";

const storageKey = "kept-invitation";

/** Keeps an invitation's token while its reader signs in or up. */
export function keepInvitation(token: string): void {
  writeStored(storageKey, token);
}

export function readKeptInvitation(): string | null {
  return readStored(storageKey);
}

export function forgetKeptInvitation(): void {
  writeStored(storageKey, null);
}

import { readStored, writeStored } from "../storage.ts";

const storageKey = "stored-invitation";

/** Keeps an invitation's token while its reader signs in or up. */
export function storeInvitation(token: string): void {
  writeStored(storageKey, token);
}

export function readStoredInvitation(): string | null {
  return readStored(storageKey);
}

export function clearStoredInvitation(): void {
  writeStored(storageKey, null);
}

import { readStored, writeStored } from "../storage.ts";

const storageKey = "stored-invitation";

export function storeInvitation(token: string): void {
  writeStored(storageKey, token);
}

export function readStoredInvitation(): string | null {
  return readStored(storageKey);
}

export function clearStoredInvitation(): void {
  writeStored(storageKey, null);
}

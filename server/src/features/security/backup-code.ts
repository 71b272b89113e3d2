import { randomInt } from "node:crypto";
import { backupCodeCount } from "@waymark/contract/second-factor";
import type { Deps } from "../../deps.ts";

/** Digits and letters that nobody mistakes for one another: no I, L, O and U. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const half = 5;

const newCode = () =>
  Array.from({ length: 2 * half }, () => letters[randomInt(letters.length)])
    .join("")
    .replace(/^.{5}/, "$&-");

/** Ten codes of 50 bits, as they are shown. */
export const newBackupCodes = (): string[] => {
  const codes = new Set<string>();
  while (codes.size < backupCodeCount) codes.add(newCode());
  return [...codes];
};

/** The keyed hash by which a new code is kept. */
export const backupCodeHash = (deps: Pick<Deps, "keys">, userId: string, code: string): string =>
  backupCodeHashes(deps, userId, code)[0] ?? "";

/**
 * Keyed hashes of a code, as typed: case, hyphens and blanks do not matter, nor the letters taken for others.
 * By every pepper there was, the newest first.
 */
export function backupCodeHashes(deps: Pick<Deps, "keys">, userId: string, code: string): string[] {
  const plain = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/[IL]/g, "1")
    .replace(/O/g, "0");
  return deps.keys.lookupHashes("backup-code", `${userId} ${plain}`);
}

import { randomInt } from "node:crypto";
import { backupCodeCount } from "@waymark/contract/security-second-factor";
import type { Deps } from "../../../deps.ts";

/** Digits and letters that are hard to confuse: no I, L, O and U. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const half = 5;

const newCode = () =>
  Array.from({ length: 2 * half }, () => letters[randomInt(letters.length)])
    .join("")
    .replace(/^.{5}/, "$&-");

export const newBackupCodes = (): string[] => {
  const codes = new Set<string>();
  while (codes.size < backupCodeCount) codes.add(newCode());
  return [...codes];
};

export const backupCodeHash = (deps: Pick<Deps, "keys">, userId: string, code: string): string =>
  backupCodeHashes(deps, userId, code)[0] ?? "";

/**
 * Case, hyphens and spaces do not matter, and confused letters are corrected. With every pepper so far, newest first.
 */
export function backupCodeHashes(deps: Pick<Deps, "keys">, userId: string, code: string): string[] {
  const plain = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/[IL]/g, "1")
    .replace(/O/g, "0");
  return deps.keys.lookupHashes("backup-code", `${userId} ${plain}`);
}

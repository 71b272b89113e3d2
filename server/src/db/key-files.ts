import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { syncFolderNow } from "./durable-folder.ts";

const keysFolder = (dataDir: string): string => join(dataDir, "keys");
export const keyFile = (dataDir: string): string => join(keysFolder(dataDir), "seal.key");
/** Exists while something may still be wrapped with the previous key; contains that key's fingerprint. */
const rotatingFile = (dataDir: string): string => join(keysFolder(dataDir), "rotating");
const oldKeyName = /^seal\.key\.[0-9a-f]{12}$/;

/** Identifies a key without revealing anything of it. */
const fingerprint = (key: Buffer): string =>
  createHash("sha256").update("waymark key\0").update(key).digest("hex").slice(0, 12);

export function readKeyFile(file: string): Buffer | null {
  chmodSync(file, 0o600);
  const key = Buffer.from(readFileSync(file, "utf8").trim(), "hex");
  return key.length === 32 ? key : null;
}

export function writeKeyFile(file: string, key: Buffer, how: "unless there" | "instead"): void {
  if (how === "unless there" && existsSync(file)) return;
  const folder = dirname(file);
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) syncFolderNow(dirname(folder));
  writeWhole(file, key.toString("hex"), how);
}

function writeWhole(file: string, text: string, how: "unless there" | "instead"): void {
  const half = `${file}.half-${randomBytes(4).toString("hex")}`;
  const handle = openSync(half, "wx", 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    if (how === "instead") renameSync(half, file);
    else linkSync(half, file);
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isThere) throw error;
  } finally {
    rmSync(half, { force: true });
  }
  syncFolderNow(dirname(file));
}

/** Previous keys, starting with the one that is being replaced. */
export function readOldKeys(dataDir: string): Buffer[] {
  const folder = keysFolder(dataDir);
  if (!existsSync(folder)) return [];
  const last = isRotating(dataDir) ? `seal.key.${readFileSync(rotatingFile(dataDir), "utf8")}` : "";
  const names = readdirSync(folder).filter((name) => oldKeyName.test(name));
  return [...names.filter((name) => name === last), ...names.filter((name) => name !== last)].flatMap(
    (name) => readKeyFile(join(folder, name)) ?? [],
  );
}

export const isRotating = (dataDir: string): boolean => existsSync(rotatingFile(dataDir));

export type RotationStep =
  | "old key kept"
  | "marked"
  | "new key in place"
  | "pepper kept"
  | "batch"
  | "rewrapped";

/** Keeps the old key beside the new one. The data folder must be locked. */
export function replaceKeyFile(dataDir: string, onStep: (step: RotationStep) => void = () => {}): void {
  const old = readKeyFile(keyFile(dataDir));
  if (old === null) throw new Error(`${keyFile(dataDir)} does not hold a key.`);
  writeKeyFile(join(keysFolder(dataDir), `seal.key.${fingerprint(old)}`), old, "unless there");
  onStep("old key kept");
  writeWhole(rotatingFile(dataDir), fingerprint(old), "instead");
  onStep("marked");
  writeKeyFile(keyFile(dataDir), randomBytes(32), "instead");
  onStep("new key in place");
}

export function endRotation(dataDir: string): void {
  if (!isRotating(dataDir)) return;
  rmSync(rotatingFile(dataDir));
  syncFolderNow(keysFolder(dataDir));
}

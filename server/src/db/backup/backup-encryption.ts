import { open, readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import type { Decrypter } from "age-encryption";
import { type Config, ConfigProblem } from "../../config.ts";
import { BackupRefused } from "./backup-manifest.ts";

/** Loaded with the first encrypted backup: most installations make none, and every start would read half a megabyte. */
const loadAge = () => import("age-encryption");

const ageMark = Buffer.from("age-encryption.org/v1\n");

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ageMark.length), 0, ageMark.length, 0);
    return buffer.subarray(0, bytesRead).equals(ageMark);
  } finally {
    await file.close();
  }
}

/** Node's web streams are the browser's, but TypeScript has two names for them. */
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as unknown as NodeWebStream);

/** Opens a backup once after it was written; it is never stored. */
export async function identityForCheck(recipient: string): Promise<string> {
  const { generateHybridIdentity, generateX25519Identity } = await loadAge();
  // The recipients of a file have to be of one kind: with post-quantum keys or without.
  return recipient.startsWith("age1pq1") ? generateHybridIdentity() : generateX25519Identity();
}

export async function* encryptBackup(
  source: AsyncIterable<Uint8Array>,
  recipient: string,
  checkIdentity: string,
): AsyncGenerator<Uint8Array> {
  const { identityToRecipient } = await loadAge();
  yield* encryptTo([recipient, await identityToRecipient(checkIdentity)], source);
}

export async function* encryptTo(
  recipients: readonly string[],
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* fromWeb(await encrypter.encrypt(toWeb(Readable.from(source, { objectMode: true }))));
}

/**
 * @throws BackupRefused `encrypted` without an identity, `other_key` when none of them fits, `damaged`; the source's
 * own error when that breaks off.
 */
export async function* decryptBackup(
  source: Readable,
  identity: string | undefined,
): AsyncGenerator<Uint8Array> {
  if (identity === undefined) throw new BackupRefused("encrypted");
  const decrypter = await decrypterOf(identity);
  // A store that breaks off says nothing about the backup.
  let broken: unknown;
  source.once("error", (error) => {
    broken = error;
  });
  let plain: ReadableStream<Uint8Array>;
  try {
    plain = await decrypter.decrypt(toWeb(source));
  } catch (error) {
    if (broken !== undefined) throw broken;
    const isOther = error instanceof Error && error.message.includes("no identity matched");
    throw new BackupRefused(isOther ? "other_key" : "damaged");
  }
  try {
    yield* fromWeb(plain);
  } catch {
    if (broken !== undefined) throw broken;
    throw new BackupRefused("damaged");
  }
}

/** Made by `age-keygen`, with at least one identity. @throws BackupRefused `no_identity` */
export async function readIdentity(path: string): Promise<string> {
  const text = await readFile(path, "utf8").catch(() => "");
  try {
    await decrypterOf(text);
    if (identityLines(text).length > 0) return text;
  } catch {
    // Reported below.
  }
  throw new BackupRefused("no_identity");
}

async function decrypterOf(identity: string): Promise<Decrypter> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  for (const line of identityLines(identity)) decrypter.addIdentity(line);
  return decrypter;
}

/** @throws ConfigProblem when it is not the public half of a key of age. */
export async function checkRecipient({ BACKUP_RECIPIENT: recipient }: Config): Promise<void> {
  if (recipient === undefined) return;
  const { Encrypter } = await loadAge();
  try {
    new Encrypter().addRecipient(recipient);
  } catch {
    throw new ConfigProblem("BACKUP_RECIPIENT: not an age recipient (age1…)");
  }
}

const identityLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

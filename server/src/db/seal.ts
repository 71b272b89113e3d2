import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, webcrypto } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { yieldToOthers } from "../yield-to-others.ts";
import type { Db } from "./db.ts";
import { keyFile, readKeyFile, writeKeyFile } from "./key-files.ts";
import { personKeys } from "./tables.ts";

/** A sealed value is bound to its place, so that it cannot be moved to another row or column. */
export interface Place {
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

/** The sealed value was changed or moved, or the key is a different one. */
export class SealBroken extends Error {}

/** False also when the transaction is too long ago to know. */
const isCommitted = sql<boolean>`coalesce(pg_xact_status(${personKeys}.xmin::text::xid8) = 'committed', false)`;

const keyVersion = 1;
const longestTransactionMs = 60_000;
const ivBytes = 12;
const tagBytes = 16;

/** 64 hex digits from the environment, else a file created at the first start. */
export function loadMasterKey(dataDir: string, given: string | undefined): Buffer {
  if (given !== undefined) return Buffer.from(given, "hex");
  const file = keyFile(dataDir);
  writeKeyFile(file, randomBytes(32), "unless there");
  const key = readKeyFile(file);
  if (key === null) throw new SealBroken(`${file} does not hold a key of 64 hex digits.`);
  return key;
}

/** AES-256-GCM; the result is `version.base64url(iv | tag | text)`. */
function encrypt(key: Buffer, plain: Uint8Array, bound: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(bound, "utf8"));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return `${keyVersion}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url")}`;
}

/** iv, text and tag follow as bytes. Older files are sealed like values, as text. */
const fileHead = Buffer.from("2.", "latin1");

/** Bytes that are encrypted at once, in about a quarter of a millisecond. */
const pieceBytes = 256 * 1024;

/**
 * Encrypts in pieces, between which others have their turn. The thread pool would need the file and its sealed form
 * twice in memory, and garbage of that size makes V8 search the whole heap.
 */
async function encryptFile(key: Buffer, plain: Uint8Array, bound: string): Promise<Buffer<ArrayBuffer>> {
  const turn = yieldToOthers();
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(bound, "utf8"));
  const file = Buffer.allocUnsafeSlow(fileHead.length + ivBytes + plain.length + tagBytes);
  let length = fileHead.copy(file) + iv.copy(file, fileHead.length);
  for (let from = 0; from < plain.length; from += pieceBytes) {
    length += cipher.update(plain.subarray(from, from + pieceBytes)).copy(file, length);
    await turn();
  }
  length += cipher.final().copy(file, length);
  cipher.getAuthTag().copy(file, length);
  return file;
}

async function decryptFile(key: Buffer, sealed: Uint8Array, bound: string): Promise<Buffer> {
  if (!fileHead.equals(sealed.subarray(0, fileHead.length)))
    return decrypt(key, Buffer.from(sealed).toString("utf8"), bound);
  const [iv, text] = [
    sealed.subarray(fileHead.length, fileHead.length + ivBytes),
    sealed.subarray(fileHead.length + ivBytes),
  ];
  try {
    const secret = await webcrypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
    return Buffer.from(await webcrypto.subtle.decrypt(gcm(iv, bound), secret, text));
  } catch (cause) {
    throw new SealBroken("A sealed file does not open.", { cause });
  }
}

const gcm = (iv: Uint8Array, bound: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: Buffer.from(bound, "utf8"),
  tagLength: 8 * tagBytes,
});

function decrypt(key: Buffer, sealed: string, bound: string): Buffer {
  const [version, encoded] = sealed.split(".");
  if (version !== String(keyVersion) || encoded === undefined) throw new SealBroken("Unknown key version.");
  const raw = Buffer.from(encoded, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, raw.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(bound, "utf8"));
    decipher.setAuthTag(raw.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(raw.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new SealBroken("A sealed value does not open.", { cause });
  }
}

const boundTo = (place: Place) => `${place.table}/${place.row}/${place.column}`;

export const personKeyPlace = (userId: string): Place => ({
  table: "person_keys",
  row: userId,
  column: "wrapped",
});

export interface PersonSeal {
  seal(place: Place, plain: string): string;
  open(place: Place, sealed: string): string;
  /** The result has its memory to itself. */
  sealFile(place: Place, plain: Uint8Array): Promise<Buffer<ArrayBuffer>>;
  /** Also opens files that were sealed as text. @throws SealBroken */
  openFile(place: Place, sealed: Uint8Array): Promise<Buffer>;
}

/** People's keys are cached for up to five minutes, so an erased one may still work that long. */
export class Keys {
  readonly #master: Buffer;
  readonly #cache = new Map<string, { key: Buffer; until: number }>();

  constructor(master: Buffer) {
    this.#master = Buffer.from(hkdfSync("sha256", master, "waymark", "wrap", 32));
    this.#peppers = [Buffer.from(hkdfSync("sha256", master, "waymark", "look-up", 32))];
    this.#own = Buffer.from(hkdfSync("sha256", master, "waymark", "installation", 32));
    this.#secrets = master;
  }
  readonly #own: Buffer;
  /** Newest first. Until the database has one, it is derived from the installation's key. */
  #peppers: readonly Buffer[];
  readonly #secrets: Buffer;

  /** A keyed hash for finding a sealed value (a phone number). */
  lookupHash(kind: string, value: string): string {
    const [newest = ""] = this.lookupHashes(kind, value);
    return newest;
  }

  /** The same with every pepper so far, newest first: for values stored or sent long ago. */
  lookupHashes(kind: string, value: string): string[] {
    return this.#peppers.map((pepper) =>
      createHmac("sha256", pepper).update(`${kind}\0${value}`).digest("base64url"),
    );
  }

  /** Newest first; none before one was ever kept. */
  usePeppers(peppers: readonly Buffer[]): void {
    if (peppers.length > 0) this.#peppers = peppers;
  }

  wrapPepper(place: Place): string {
    return this.wrap(place, this.#peppers[0] ?? Buffer.alloc(0));
  }

  wrap(place: Place, key: Uint8Array): string {
    return encrypt(this.#master, key, boundTo(place));
  }

  /** @throws SealBroken when another key wrapped it. */
  unwrap(place: Place, wrapped: string): Buffer {
    return decrypt(this.#master, wrapped, boundTo(place));
  }

  /** A secret for one purpose (the session signature), derived from the installation's key. */
  secretFor(purpose: string): string {
    return Buffer.from(hkdfSync("sha256", this.#secrets, "waymark", purpose, 32)).toString("base64url");
  }

  own(): PersonSeal {
    return personSeal(this.#own);
  }

  /** Creates the person's key when there is none yet. */
  async of(db: Db, userId: string): Promise<PersonSeal> {
    return personSeal(await this.#keyOf(db, userId));
  }

  async destroy(db: Db, userId: string): Promise<void> {
    await db.delete(personKeys).where(eq(personKeys.userId, userId));
    this.#cache.delete(userId);
  }

  async #keyOf(db: Db, userId: string): Promise<Buffer> {
    const cached = this.#cache.get(userId);
    if (cached !== undefined && cached.until > Date.now()) return cached.key;
    const place = personKeyPlace(userId);
    const columns = { wrapped: personKeys.wrapped, createdAt: personKeys.createdAt, isCommitted };
    const read = async () =>
      (await db.select(columns).from(personKeys).where(eq(personKeys.userId, userId)).limit(1)).at(0);
    let row = await read();
    if (row === undefined) {
      const fresh = this.wrap(place, randomBytes(32));
      await db
        .insert(personKeys)
        .values({ userId, wrapped: fresh, keyVersion, createdAt: new Date() })
        .onConflictDoNothing();
      row = await read();
      if (row === undefined) throw new SealBroken("A person's key could not be stored.");
    }
    const key = this.unwrap(place, row.wrapped);
    // A key from a transaction that may be rolled back must not be cached.
    if (!row.isCommitted && Date.now() - row.createdAt.getTime() < longestTransactionMs) return key;
    if (this.#cache.size >= 10_000) this.#cache.clear();
    this.#cache.set(userId, { key, until: Date.now() + 300_000 });
    return key;
  }
}

function personSeal(key: Buffer): PersonSeal {
  return {
    seal: (place, plain) => encrypt(key, Buffer.from(plain, "utf8"), boundTo(place)),
    open: (place, sealed) => decrypt(key, sealed, boundTo(place)).toString("utf8"),
    sealFile: (place, plain) => encryptFile(key, plain, boundTo(place)),
    openFile: (place, sealed) => decryptFile(key, sealed, boundTo(place)),
  };
}

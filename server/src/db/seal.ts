import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "./db.ts";
import { keyFile, readKeyFile, writeKeyFile } from "./key-files.ts";
import { personKeys } from "./tables.ts";

/** The place of a sealed value, which is bound to it, so that it cannot be moved to another row or column. */
export interface Place {
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

/** The sealed value was changed or moved, or the key is a different one. */
export class SealBroken extends Error {}

/** Whether the transaction that wrote the key has committed; false when that is too long ago to know. */
const isCommitted = sql<boolean>`coalesce(pg_xact_status(${personKeys}.xmin::text::xid8) = 'committed', false)`;

const keyVersion = 1;
const longestTransactionMs = 60_000;
const ivBytes = 12;
const tagBytes = 16;

/** The installation's key: 64 hex digits from the environment, else a file created at the first start. */
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

/** Bytes at a time; a multiple of three, so that the pieces of base64 join without a gap. */
const pieceBytes = 49_152;

/** The same for a file, as bytes: in pieces, because a large file as one text takes several times its size. */
function encryptFile(key: Buffer, plain: Uint8Array, bound: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(bound, "utf8"));
  const raw = Buffer.allocUnsafe(ivBytes + tagBytes + plain.length);
  for (let at = 0; at < plain.length; at += pieceBytes)
    cipher.update(plain.subarray(at, at + pieceBytes)).copy(raw, ivBytes + tagBytes + at);
  cipher.final();
  iv.copy(raw);
  cipher.getAuthTag().copy(raw, ivBytes);
  const head = `${keyVersion}.`;
  const sealed = Buffer.allocUnsafe(head.length + Math.ceil((raw.length * 4) / 3));
  let length = sealed.write(head, "latin1");
  for (let at = 0; at < raw.length; at += pieceBytes)
    length += sealed.write(raw.subarray(at, at + pieceBytes).toString("base64url"), length, "latin1");
  return sealed;
}

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

/** The place of a person's key. */
export const personKeyPlace = (userId: string): Place => ({
  table: "person_keys",
  row: userId,
  column: "wrapped",
});

/** Seals and opens one person's values. */
export interface PersonSeal {
  seal(place: Place, plain: string): string;
  open(place: Place, sealed: string): string;
  sealBytes(place: Place, plain: Uint8Array): Buffer;
  openBytes(place: Place, sealed: Uint8Array): Buffer;
}

/**
 * The installation's keys. People's keys are cached for up to five minutes, so an erased one may still work that long.
 */
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

  /** @param peppers Those that the database keeps, the newest first; none before one was ever kept. */
  usePeppers(peppers: readonly Buffer[]): void {
    if (peppers.length > 0) this.#peppers = peppers;
  }

  /** The current pepper, wrapped for the database. */
  wrapPepper(place: Place): string {
    return this.wrap(place, this.#peppers[0] ?? Buffer.alloc(0));
  }

  /** Wraps a key (a person's, a pepper) with the installation's key, bound to its place. */
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

  /** Seals data of the installation itself. */
  own(): PersonSeal {
    return personSeal(this.#own);
  }

  /** One person's seal; their key is created when there is none yet. */
  async of(db: Db, userId: string): Promise<PersonSeal> {
    return personSeal(await this.#keyOf(db, userId));
  }

  /** Destroys a person's key: everything sealed with it stays closed for ever. */
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
    sealBytes: (place, plain) => encryptFile(key, plain, boundTo(place)),
    openBytes: (place, sealed) => decrypt(key, Buffer.from(sealed).toString("utf8"), boundTo(place)),
  };
}

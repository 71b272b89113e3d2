import { generateKeyPair, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { sessionTimings } from "@waymark/contract/security-sessions";
import { exportJWK, importJWK } from "jose";
import { z } from "zod";
import { type Keys, SealBroken } from "../../../db/seal.ts";
import type { Deps } from "../../../deps.ts";
import { insertSigningKey, readSigningKeys } from "./session-store.ts";

const PublicJwk = z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: z.string(), y: z.string() });
const PrivateJwk = PublicJwk.extend({ d: z.string() });
type Key = Awaited<ReturnType<typeof importJWK>>;

export interface SigningKey {
  readonly kid: string;
  readonly jwk: z.infer<typeof PublicJwk>;
  readonly publicKey: Key;
  readonly privateKey: Key;
  readonly signsFrom: Date;
}

/** A missing key makes us read the database again, at most this often. */
const askAgainMs = 5_000;

/** A process's cache of the installation's keys: up to 10 minutes, like any other verifier. */
export class SigningKeys {
  #known: Promise<readonly SigningKey[]> | undefined;
  #readAt = Number.NEGATIVE_INFINITY;

  /** The signing one first. Creates the first key when there is none. */
  async all(deps: Deps): Promise<readonly SigningKey[]> {
    if (performance.now() - this.#readAt < sessionTimings.keyCache && this.#known !== undefined)
      return this.#known;
    return this.#read(deps);
  }

  async signing(deps: Deps): Promise<SigningKey> {
    const now = deps.now().getTime();
    const keys = await this.all(deps);
    const key = keys.find(({ signsFrom }) => signsFrom.getTime() <= now) ?? keys.at(-1);
    if (key === undefined) throw new Error("There is no signing key.");
    return key;
  }

  async named(deps: Deps, kid: string): Promise<SigningKey | undefined> {
    const find = (keys: readonly SigningKey[]) => keys.find((key) => key.kid === kid);
    const found = find(await this.all(deps));
    if (found !== undefined || performance.now() - this.#readAt < askAgainMs) return found;
    return find(await this.#read(deps));
  }

  forget(): void {
    this.#known = undefined;
  }

  async #read(deps: Deps): Promise<readonly SigningKey[]> {
    const reading = readOrMakeKeys(deps);
    // A key created in a transaction may be rolled back, so it is used there but not cached.
    if (deps.db !== deps.database.db) return reading;
    this.#readAt = performance.now();
    this.#known = reading;
    reading.catch(() => this.forget());
    return reading;
  }
}

async function readOrMakeKeys(deps: Deps): Promise<SigningKey[]> {
  const rows = await readSigningKeys(deps.db);
  if (rows.length === 0) {
    await makeSigningKey(deps, deps.now());
    rows.push(...(await readSigningKeys(deps.db)));
  }
  const seal = deps.keys.own();
  return Promise.all(
    rows.map(async ({ kid, publicJwk, privateSealed, signsFrom }) => {
      const jwk = PublicJwk.parse(publicJwk);
      const secret = PrivateJwk.parse(JSON.parse(seal.open(placeOf(kid), privateSealed)));
      return {
        kid,
        jwk,
        signsFrom,
        publicKey: await importJWK(jwk, "ES256"),
        privateKey: await importJWK(secret, "ES256"),
      };
    }),
  );
}

const placeOf = (kid: string) => ({ table: "signing_keys", row: kid, column: "private_sealed" });

export function isOwnSigningKey(keys: Keys, row: { kid: string; privateSealed: string }): boolean {
  try {
    keys.own().open(placeOf(row.kid), row.privateSealed);
    return true;
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
}

/** Creates a key, which is published now and signs from the given instant. */
export async function makeSigningKey(deps: Deps, signsFrom: Date): Promise<void> {
  const { privateKey } = await promisify(generateKeyPair)("ec", { namedCurve: "P-256" });
  const secret = PrivateJwk.parse(await exportJWK(privateKey));
  const kid = randomUUID();
  await insertSigningKey(deps.db, {
    kid,
    publicJwk: PublicJwk.parse(secret),
    privateSealed: deps.keys.own().seal(placeOf(kid), JSON.stringify(secret)),
    createdAt: deps.now(),
    signsFrom,
  });
}

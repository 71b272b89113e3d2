import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import type { AuthenticationOptions, RegistrationOptions } from "@waymark/contract/security-passkeys";

/** Deviations from an honest passkey. */
export interface Tampering {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly userVerified?: boolean;
  readonly userHandle?: string;
  readonly counter?: number;
  readonly type?: string;
  readonly badSignature?: boolean;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();

/** The few forms of CBOR (RFC 8949) that WebAuthn's objects use. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  throw new Error("No such form is needed here.");
}

/** A software authenticator: one discoverable ES256 passkey that verifies its user. */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  counter = 0;
  userHandle = "";
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #origin: string;

  constructor(origin = "http://localhost:3000") {
    this.#origin = origin;
  }

  /** The result of `navigator.credentials.create` in a browser. */
  create(options: RegistrationOptions, tampering: Tampering = {}) {
    this.userHandle = options.user.id;
    const jwk = this.#keys.publicKey.export({ format: "jwk" });
    const coordinate = (value: string | undefined) => Buffer.from(value ?? "", "base64url");
    const publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(jwk.x)],
        [-3, coordinate(jwk.y)],
      ]),
    );
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      publicKey,
    ]);
    const authData = this.#authenticatorData(options.rp.id, tampering, credential);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: "public-key" as const,
      response: {
        clientDataJSON: base64url(this.#clientData("webauthn.create", options.challenge, tampering)),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      },
    };
  }

  /** The result of `navigator.credentials.get` in a browser. */
  get(options: AuthenticationOptions, tampering: Tampering = {}) {
    this.counter++;
    const authData = this.#authenticatorData(options.rpId, tampering);
    const clientData = this.#clientData("webauthn.get", options.challenge, tampering);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const signature = createSign("sha256").update(signed).sign(this.#keys.privateKey);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: "public-key" as const,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(tampering.badSignature ? signature.reverse() : signature),
        userHandle: tampering.userHandle ?? this.userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, { origin, challenge: other, type: wrong }: Tampering): Buffer {
    const said = { type: wrong ?? type, challenge: other ?? challenge, origin: origin ?? this.#origin };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, tampering: Tampering, credential?: Buffer): Buffer {
    const verified = tampering.userVerified === false ? 0 : 0x04;
    const flags = 0x01 | verified | (credential === undefined ? 0 : 0x40);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(tampering.counter ?? this.counter);
    const parts = [sha256(tampering.rpId ?? rpId), Buffer.from([flags]), counter];
    return Buffer.concat(credential === undefined ? parts : [...parts, credential]);
  }
}

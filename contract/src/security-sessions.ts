import { z } from "zod";
import { User } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { Done, Id, Instant } from "./values.ts";

/**
 * In milliseconds, set by section 9 of the specification. The access credential is checked every `tick` and renewed
 * within `refreshWithin` of its end. A failed renewal is retried for `retryFor`, first after `retryFirst`, then with
 * doubled delays. Verifiers cache keys for `keyCache`. Following a link later than `staleLink` after its creation
 * gives a warning.
 */
export const sessionTimings = {
  tick: 30_000,
  refreshWithin: 90_000,
  retryFor: 30_000,
  retryFirst: 200,
  keyCache: 600_000,
  staleLink: 120_000,
} as const;

/** `provider` is `credential` for a password, otherwise a provider's id. */
export const Identity = z.object({
  id: z.string(),
  provider: z.string(),
  createdAt: Instant,
});
export type Identity = z.infer<typeof Identity>;

/** Set up by the person, such as `totp` or `passkey`. */
export const Factor = z.object({ kind: z.string(), createdAt: Instant });
export type Factor = z.infer<typeof Factor>;

/**
 * For programs: `accessToken` (a JWT) in `Authorization: Bearer` until `expiresAt`; `endsAt` is the end of the session
 * unless it is renewed. While the second factor is missing, the user only has id, email address and factors; the rest
 * is empty.
 */
export const Session = z.object({
  id: Id,
  accessToken: z.string(),
  expiresAt: Instant,
  endsAt: Instant,
  secondFactorOwed: z.boolean(),
  user: User.extend({ identities: z.array(Identity), factors: z.array(Factor) }),
});
export type Session = z.infer<typeof Session>;

/** Null when nobody is signed in; 401 `access_expired` when it needs to be renewed. */
export const readSession = endpoint({
  method: "GET",
  path: "/api/session",
  access: "public",
  noun: "sessions",
  response: z.object({ session: Session.nullable() }),
  errors: ["access_expired"],
});

/** Renews the access credential by the refresh credential, a cookie that scripts cannot read. */
export const refreshSession = endpoint({
  method: "POST",
  path: "/api/session/refresh",
  access: "public",
  noun: "sessions",
  body: z.object({}),
  response: z.object({ session: Session }),
  errors: ["session_missing"],
  limit: 60,
});

/** JWKS for verifying access tokens. Cache them for 10 minutes. */
export const sessionKeys = endpoint({
  method: "GET",
  path: "/.well-known/jwks.json",
  access: "public",
  noun: "sessions",
  response: z.object({
    keys: z.array(
      z.object({
        kty: z.literal("EC"),
        crv: z.literal("P-256"),
        x: z.string(),
        y: z.string(),
        kid: z.string(),
        alg: z.literal("ES256"),
        use: z.literal("sig"),
      }),
    ),
  }),
  errors: [],
});

/** A signed-in device. `browser` and `system` are names, empty when unknown. */
export const Device = z.object({
  id: Id,
  browser: z.string(),
  system: z.string(),
  current: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type Device = z.infer<typeof Device>;

/** This one first, then by last use. */
export const listDevices = endpoint({
  method: "GET",
  path: "/api/sessions",
  access: "user",
  noun: "sessions",
  response: z.object({ devices: z.array(Device) }),
  errors: ["not_signed_in"],
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/sessions/:id",
  access: "user",
  noun: "sessions",
  params: z.object({ id: z.string() }),
  response: Done,
  errors: ["not_signed_in", "not_found"],
});

export const endSessions = endpoint({
  method: "POST",
  path: "/api/sessions/end",
  access: "user",
  noun: "sessions",
  body: z.object({ which: z.enum(["others", "all"]) }),
  response: z.object({ ended: z.int() }),
  errors: ["not_signed_in"],
});

import { z } from "zod";
import { User } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { Done, Id, Instant } from "./values.ts";

/**
 * Timings of a session in milliseconds, as section 9 of the specification fixes them: the access credential is
 * looked at every `tick` and renewed within `refreshWithin` of its end; a failed renewal is tried again for
 * `retryFor`, first after `retryFirst`, then after twice as long each time. Verifiers keep keys for `keyCache`.
 * A link that is followed later than `staleLink` after it was made warns.
 */
export const sessionTimings = {
  tick: 30_000,
  refreshWithin: 90_000,
  retryFor: 30_000,
  retryFirst: 200,
  keyCache: 600_000,
  staleLink: 120_000,
} as const;

/** A way into the account: `provider` is `credential` for a password, else a provider's id. */
export const Identity = z.object({
  id: z.string(),
  provider: z.string(),
  createdAt: Instant,
});
export type Identity = z.infer<typeof Identity>;

/** A second factor that the person has set up: `totp`, `passkey` and so on. */
export const Factor = z.object({ kind: z.string(), createdAt: Instant });
export type Factor = z.infer<typeof Factor>;

/**
 * A session as its owner reads it. `accessToken` (a JWT) goes into `Authorization: Bearer` of programs until
 * `expiresAt`; `endsAt` is when the session itself ends unless it is renewed before.
 * While the second factor is owed the user has only id, e-mail address and factors; all else is blank.
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

/** What the session is: null when nobody is signed in; 401 `access_expired` when it wants to be renewed. */
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

/** The public keys (JWKS) that access tokens are verified with. Keep them for 10 minutes. */
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

/** One signed-in device. `browser` and `system` are names, empty when they are not known. */
export const Device = z.object({
  id: Id,
  browser: z.string(),
  system: z.string(),
  current: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant,
});
export type Device = z.infer<typeof Device>;

/** Where the person is signed in: this device first, then by last use. */
export const listDevices = endpoint({
  method: "GET",
  path: "/api/sessions",
  access: "user",
  noun: "sessions",
  response: z.object({ devices: z.array(Device) }),
  errors: ["not_signed_in"],
});

/** Signs one device out; this one too. */
export const endSession = endpoint({
  method: "DELETE",
  path: "/api/sessions/:id",
  access: "user",
  noun: "sessions",
  params: z.object({ id: z.string() }),
  response: Done,
  errors: ["not_signed_in", "not_found"],
});

/** Signs out everywhere else, or everywhere. */
export const endSessions = endpoint({
  method: "POST",
  path: "/api/sessions/end",
  access: "user",
  noun: "sessions",
  body: z.object({ which: z.enum(["others", "all"]) }),
  response: z.object({ ended: z.int() }),
  errors: ["not_signed_in"],
});

import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import type { OpenDatabase } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { PasswordHasher } from "./hash-password.ts";
import type { ProvenSession } from "./proven-session.ts";
import { Recent } from "./recent.ts";
import { SigningKeys } from "./signing-keys.ts";
import { sessions, signInMethods, users, verifications } from "./tables.ts";

export const sessionDays = 30;
export const sessionDaysAtMost = 180;
/** Less than the 5 s within which a sign-out holds everywhere. */
const recentMs = 4_500;
const day = 24 * 60 * 60;

function openLibrary(deps: Deps, passwords: PasswordHasher) {
  const { config, database, keys } = deps;
  return betterAuth({
    appName: "Waymark",
    baseURL: config.PUBLIC_URL ?? `http://127.0.0.1:${config.PORT}`,
    // A list, because a single secret would give way to one found in the environment.
    secrets: [{ version: 1, value: keys.secretFor("session") }],
    trustedOrigins: [],
    database: drizzleAdapter(database.db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: signInMethods, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 1_000,
      password: {
        hash: (password) => passwords.hash(password),
        verify: ({ hash, password }) => passwords.matches(hash, password),
      },
    },
    session: {
      expiresIn: sessionDays * day,
      updateAge: day,
      // A cached cookie would outlive a sign-out; the access credential is our own.
      cookieCache: { enabled: false },
    },
    account: { accountLinking: { enabled: false }, encryptOAuthTokens: true },
    user: { changeEmail: { enabled: false }, deleteUser: { enabled: false } },
    advanced: {
      cookiePrefix: "waymark",
      useSecureCookies: config.PUBLIC_URL?.startsWith("https://") ?? false,
      database: { generateId: newId },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would write e-mail addresses to the log.
    logger: { disabled: true },
  });
}

/** The account library on this database. It is called by verbs only, and never inside a transaction. */
export interface Auth {
  readonly api: ReturnType<typeof openLibrary>["api"];
  readonly options: ReturnType<typeof openLibrary>["options"];
  readonly passwords: PasswordHasher;
  /** What access credentials are signed with. */
  readonly signingKeys: SigningKeys;
  /** Proven sessions by their access credential. */
  readonly seen: Recent<ProvenSession>;
  /** Cookies go over https only. */
  readonly secure: boolean;
  /** The refresh credential's cookie. */
  readonly cookieName: string;
  readonly accessCookieName: string;
}

export function openAuth(deps: Deps): Auth {
  const passwords = new PasswordHasher();
  const library = openLibrary(deps, passwords);
  const secure = library.options.advanced.useSecureCookies;
  const prefix = secure ? "__Secure-" : "";
  return {
    api: library.api,
    options: library.options,
    passwords,
    signingKeys: new SigningKeys(),
    seen: new Recent(recentMs, 20_000),
    secure,
    cookieName: `${prefix}waymark.session_token`,
    accessCookieName: `${prefix}waymark.access`,
  };
}

const opened = new WeakMap<OpenDatabase, Auth>();

/** The one Auth of a process and database; transactions share it. */
export function authOf(deps: Deps): Auth {
  const found = opened.get(deps.database);
  if (found) return found;
  const auth = openAuth(deps);
  opened.set(deps.database, auth);
  return auth;
}

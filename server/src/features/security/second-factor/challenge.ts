import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../../deps.ts";
import { cookieName, setCookieLine } from "../../../http/cookies.ts";
import { consumeStoredChallenge, insertChallenge } from "../passkeys/passkey-store.ts";

export type ChallengePurpose = "register" | "sign-in" | "second-factor" | "prove";

export const challengeMs = 5 * 60_000;

const challengeCookie = "waymark.passkey";

export const challengeCookieName = ({ config }: Deps) => cookieName(config, challengeCookie);

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** @param userId Null while nobody is known yet. @returns the challenge, and the cookie to send. */
export async function makeChallenge(
  deps: Deps,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<{ challenge: string; setCookie: string }> {
  const secret = randomBytes(32).toString("base64url");
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(deps.now().getTime() + challengeMs);
  await insertChallenge(deps.db, { id: hashOf(secret), purpose, userId, challenge, expiresAt });
  const cookie = { name: challengeCookie, value: secret, maxAgeSeconds: challengeMs / 1_000 };
  // Strict: only calls of the product's own pages send it.
  return { challenge, setCookie: setCookieLine(deps.config, { ...cookie, sameSite: "Strict" }) };
}

/**
 * Deletes the challenge, whether its answer is correct or not.
 * @throws AppError `passkey_refused` when it is missing, too old, or for another purpose or person.
 */
export async function consumeChallenge(
  deps: Deps,
  purpose: ChallengePurpose,
  userId: string | null,
  cookie: string | undefined,
): Promise<string> {
  const asked = { id: hashOf(cookie ?? ""), purpose, at: deps.now() };
  const found = cookie === undefined ? null : await consumeStoredChallenge(deps.db, asked);
  if (found === null || found.userId !== userId) throw new AppError("passkey_refused");
  return found.challenge;
}

import { createHash, randomBytes } from "node:crypto";
import type { Deps } from "../deps.ts";
import { localAddress } from "../local-address.ts";
import { consumeLink, hasSession, insertLink } from "./store.ts";

export const linkMinutes = 15;
const sessionHours = 8;

type LinkDeps = Pick<Deps, "config" | "db" | "now">;

const newSecret = () => randomBytes(32).toString("base64url");
const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
const after = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);

/** Opens the operator's page once. The token is in the fragment, which no log contains. */
export async function createLink(deps: LinkDeps): Promise<string> {
  const { config, db, now } = deps;
  const token = newSecret();
  const createdAt = now();
  await insertLink(db, { tokenHash: hashOf(token), expiresAt: after(createdAt, linkMinutes), createdAt });
  const base = config.PUBLIC_URL ?? localAddress(config);
  return `${base.replace(/\/$/, "")}/operator#token=${token}`;
}

export async function exchangeLink(
  deps: LinkDeps,
  token: string,
): Promise<{ session: string; expiresAt: Date } | null> {
  const at = deps.now();
  const session = newSecret();
  const expiresAt = after(at, sessionHours * 60);
  const link = {
    tokenHash: hashOf(token),
    sessionHash: hashOf(session),
    sessionExpiresAt: expiresAt,
    at,
  };
  return (await consumeLink(deps.db, link)) ? { session, expiresAt } : null;
}

export async function isOperator(deps: LinkDeps, session: string | undefined): Promise<boolean> {
  return session !== undefined && (await hasSession(deps.db, hashOf(session), deps.now()));
}

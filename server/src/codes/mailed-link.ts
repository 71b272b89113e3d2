import { createHash, randomBytes } from "node:crypto";
import type { Deps } from "../deps.ts";
import { localAddress } from "../local-address.ts";
import { type WhenSent, whenSentTask } from "../ports/outgoing/queue-message.ts";
import { deleteLinks, deleteLinksOf, findLink, insertLink, prolongLink, useUpLink } from "./store.ts";

const linkMinutes = 60;

type LinkDeps = Pick<Deps, "config" | "db" | "keys" | "now">;

export interface LinkFor {
  readonly purpose: string;
  readonly userId: string;
  /** Such as a new address; returned when the link is opened. */
  readonly about?: string;
  /** An hour by default. Give `linkSent` the same. */
  readonly minutes?: number;
}

export interface OpenedLink {
  readonly userId: string;
  readonly about: string | null;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const placeOf = (tokenHash: string) => ({ table: "mailed_links", row: tokenHash, column: "sealed" });

/**
 * A link works once within its lifetime; `pageLink` builds its address. Call it in the transaction that sends the
 * mail, and give the mail `whenSent: linkSent(token)`: the lifetime starts again when the mail leaves. Older links
 * stay valid.
 */
export async function makeLink(
  deps: LinkDeps,
  { purpose, userId, about, minutes = linkMinutes }: LinkFor,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = hashOf(token);
  const sealed =
    about === undefined ? null : (await deps.keys.of(deps.db, userId)).seal(placeOf(tokenHash), about);
  const expiresAt = new Date(deps.now().getTime() + minutes * 60_000);
  await insertLink(deps.db, { tokenHash, purpose, userId, sealed, expiresAt });
  return token;
}

export const linkSentTask = whenSentTask("link-sent");

export const linkSent = (token: string, minutes = linkMinutes): WhenSent => ({
  task: linkSentTask,
  key: `${hashOf(token)}.${minutes}`,
});

export async function startLink(deps: Pick<Deps, "db">, { key, at }: { key: string; at: Date }) {
  const [tokenHash = "", minutes = linkMinutes] = key.split(".");
  await prolongLink(deps.db, tokenHash, new Date(at.getTime() + Number(minutes) * 60_000));
}

/** The address in a mail. The token is in the fragment, which reaches neither logs nor a mail scanner's requests. */
export function pageLink(deps: Pick<Deps, "config">, path: string, token: string): string {
  const base = deps.config.PUBLIC_URL ?? localAddress(deps.config);
  return `${base.replace(/\/$/, "")}${path}#token=${token}`;
}

export async function readLink(deps: LinkDeps, purpose: string, token: string): Promise<OpenedLink | null> {
  const tokenHash = hashOf(token);
  return opened(deps, tokenHash, await findLink(deps.db, tokenHash, purpose, deps.now()));
}

/** Null when it is unknown, used or too old. In the transaction of the link's effect, a failure leaves it usable. */
export async function consumeLink(
  deps: LinkDeps,
  purpose: string,
  token: string,
): Promise<OpenedLink | null> {
  const tokenHash = hashOf(token);
  return opened(deps, tokenHash, await useUpLink(deps.db, tokenHash, purpose, deps.now()));
}

export async function dropLinks(deps: LinkDeps, { purpose, userId }: LinkFor): Promise<void> {
  await deleteLinks(deps.db, userId, purpose);
}

export async function dropAllLinks(deps: LinkDeps, userId: string): Promise<void> {
  await deleteLinksOf(deps.db, userId);
}

async function opened(
  deps: LinkDeps,
  tokenHash: string,
  row: { userId: string; sealed: string | null } | undefined,
): Promise<OpenedLink | null> {
  if (row === undefined) return null;
  const { userId, sealed } = row;
  if (sealed === null) return { userId, about: null };
  return { userId, about: (await deps.keys.of(deps.db, userId)).open(placeOf(tokenHash), sealed) };
}

import { timingSafeEqual } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import { refuseInvitationsPage } from "@waymark/contract/teams";
import { Language } from "@waymark/contract/values";
import type { Deps } from "../../deps.ts";
import { localAddress } from "../../local-address.ts";
import { allowInvitationsTo, refusalHash, refuseInvitationsTo } from "../../ports/mail/refusals.ts";

type LinkDeps = Pick<Deps, "config" | "keys">;

/** The reader of an address, by its keyed hash: no link contains the address itself. */
interface Refusal {
  readonly addressHash: string;
  readonly language: Language;
}

/** Signatures with every pepper so far; the newest one comes first and signs. */
const signaturesOf = ({ keys }: LinkDeps, addressHash: string) =>
  keys.lookupHashes("refuse-invitations", addressHash);

/** The signed link in an invitation that stops further ones; it stays valid, because old mail is read too. */
export function refusalLink(deps: LinkDeps, address: string, language: Language): string {
  const hash = refusalHash(deps, address);
  const base = (deps.config.PUBLIC_URL ?? localAddress(deps.config)).replace(/\/$/, "");
  const token = [hash, language, signaturesOf(deps, hash)[0]].join(".");
  return `${base}${refuseInvitationsPage.path}?token=${token}`;
}

/** The content of a link; changes nothing. @throws AppError `not_found` when it is forged. */
export function readRefusal(deps: LinkDeps, token: string): Refusal {
  const [addressHash = "", named, signature = "", ...rest] = token.split(".");
  const language = Language.safeParse(named);
  const given = Buffer.from(signature);
  const isOurs = signaturesOf(deps, addressHash)
    .map((ours) => Buffer.from(ours))
    .some((ours) => given.length === ours.length && timingSafeEqual(given, ours));
  if (!isOurs || !language.success || rest.length > 0) throw new AppError("not_found");
  return { addressHash, language: language.data };
}

/**
 * Stops all invitations to the address of a link, or allows them again. Repeatable.
 * @throws AppError `not_found` when the link is forged.
 */
export async function refuseInvitations(deps: Deps, token: string, again: boolean): Promise<Refusal> {
  const refusal = readRefusal(deps, token);
  if (again) await allowInvitationsTo(deps, refusal.addressHash);
  else await refuseInvitationsTo(deps, refusal.addressHash);
  return refusal;
}

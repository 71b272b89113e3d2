import { timingSafeEqual } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import { refuseInvitationsPage } from "@waymark/contract/teams";
import { Language } from "@waymark/contract/values";
import type { Deps } from "../../deps.ts";
import { localAddress } from "../../local-address.ts";
import { allowInvitationsTo, refusalHash, refuseInvitationsTo } from "../../ports/mail/refusals.ts";

type LinkDeps = Pick<Deps, "config" | "keys">;

/** Who reads at an address, by the keyed hash of it: the address itself is in no link. */
interface Refusal {
  readonly addressHash: string;
  readonly language: Language;
}

/** By every pepper there was; the newest first, which signs. */
const signaturesOf = ({ keys }: LinkDeps, addressHash: string) =>
  keys.lookupHashes("refuse-invitations", addressHash);

/** The signed link under an invitation by which its reader gets no more of them; it stays good, as old mail is read. */
export function refusalLink(deps: LinkDeps, address: string, language: Language): string {
  const hash = refusalHash(deps, address);
  const base = (deps.config.PUBLIC_URL ?? localAddress(deps.config)).replace(/\/$/, "");
  const token = [hash, language, signaturesOf(deps, hash)[0]].join(".");
  return `${base}${refuseInvitationsPage.path}?token=${token}`;
}

/** What a link stands for; changes nothing. @throws AppError `not_found` when we did not make it. */
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
 * Lets no more invitations reach the address of a link, whichever team or person sends them; or lets them again. Doing
 * it twice changes nothing.
 * @throws AppError `not_found` when we did not make the link.
 */
export async function refuseInvitations(deps: Deps, token: string, again: boolean): Promise<Refusal> {
  const refusal = readRefusal(deps, token);
  if (again) await allowInvitationsTo(deps, refusal.addressHash);
  else await refuseInvitationsTo(deps, refusal.addressHash);
  return refusal;
}

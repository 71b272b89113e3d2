import { createHash, randomBytes } from "node:crypto";
import type { UserDetail } from "@waymark/contract/accounts";
import type { EmailChange } from "@waymark/contract/security";
import { emailLinkPurpose } from "@waymark/contract/security";
import { pageLink } from "../../../codes/mailed-link.ts";
import { requireSending } from "../../../codes/make-code.ts";
import type { Deps } from "../../../deps.ts";
import { networkKey } from "../../../http/limits.ts";
import { whenSentTask } from "../../../ports/outgoing/queue-message.ts";
import { isEmailTaken } from "../../accounts/credentials/change-email.ts";
import { type Attempt, countAttempts, resetAttempts } from "../../accounts/credentials/count-attempt.ts";
import { mailPerson } from "../mail-person.ts";
import { prolongEmailChange, type StoredEmailChange } from "./email-change-store.ts";

export const emailChangeMs = 24 * 3_600_000;

export type Side = "old" | "new";

export const newToken = () => randomBytes(32).toString("base64url");
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("base64url");

export const sideOf = (change: StoredEmailChange, hash: string): Side =>
  change.oldTokenHash === hash ? "old" : "new";

export const shownChange = (
  change: Pick<StoredEmailChange, "newEmail" | "confirmedByOldAt" | "confirmedByNewAt" | "expiresAt">,
): EmailChange => ({
  newEmail: change.newEmail,
  confirmedByOld: change.confirmedByOldAt !== null,
  confirmedByNew: change.confirmedByNewAt !== null,
  expiresAt: change.expiresAt.toISOString(),
});

const emailChangeSentTask = whenSentTask("email-change-sent");

/** The 24 hours of a change count from when its links left. */
export function handleEmailChangeSent(deps: Deps): void {
  deps.tasks.handle(emailChangeSentTask, ({ key, at }) =>
    prolongEmailChange(deps.db, key, new Date(at.getTime() + emailChangeMs)),
  );
}

const windowSeconds = 24 * 60 * 60;

/**
 * The limit for everybody bounds what several accounts together can send to one mailbox; its reader resets it by
 * refusing a change (`allowMoreMails`).
 */
const newSideMails = (newEmail: string, userId: string, network: string): readonly Attempt[] => [
  { rule: { kind: "email-change-by", atMost: 4, windowSeconds }, subject: `${newEmail} ${userId}` },
  { rule: { kind: "email-change-network", atMost: 8, windowSeconds }, subject: `${newEmail} ${network}` },
  allNewSideMails(newEmail),
];
const allNewSideMails = (newEmail: string): Attempt => ({
  rule: { kind: "email-change-to", atMost: 20, windowSeconds, whenReached: "change_links_sent" },
  subject: newEmail,
});

/** After a refusal: the reader's own account can have links mailed again. */
export const allowMoreMails = (deps: Deps, newEmail: string): Promise<void> =>
  resetAttempts(deps, allNewSideMails(newEmail));

const linkOf = (deps: Deps, token: string) => pageLink(deps, `/recover?purpose=${emailLinkPurpose}`, token);

/** @throws AppError `rate_limited` after five mails to one address within the hour. */
export async function mailOldSide(
  deps: Deps,
  person: UserDetail,
  newEmail: string,
  token: string,
): Promise<void> {
  await requireSending(deps, { purpose: "email-change-old", address: person.email, from: person.id });
  const params = { newEmail, link: linkOf(deps, token) };
  const whenSent = { task: emailChangeSentTask, key: tokenHash(token) };
  await mailPerson(deps, person, { key: "email-change-old", to: person.email, params, whenSent });
}

/**
 * If the address belongs to an account, its owner is told that nothing was changed; the caller sees the same either
 * way.
 * @throws AppError `rate_limited` after four mails of an account to one address within the day, or eight from one /24
 * or /48; `change_links_sent` after 20 in all.
 */
export async function mailNewSide(
  deps: Deps,
  by: { readonly person: UserDetail; readonly address: string },
  newEmail: string,
  token: string,
): Promise<void> {
  const { person, address } = by;
  if (deps.config.RATE_LIMITS === "enforced")
    await countAttempts(deps, ...newSideMails(newEmail, person.id, networkKey(address)));
  const isTaken = await isEmailTaken(deps, newEmail);
  const key = isTaken ? "email-change-taken" : "email-change-new";
  const params = { newEmail, link: linkOf(deps, token) };
  const whenSent = { task: emailChangeSentTask, key: tokenHash(token) };
  await mailPerson(deps, person, { key, to: newEmail, params, whenSent });
}

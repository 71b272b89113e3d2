import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import { type CodeFor, codeSent, makeCode } from "../../codes/make-code.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { hasPassword } from "../accounts/credentials/password.ts";
import { getUser } from "../accounts/profile/users.ts";
import { mailPerson } from "./mail-person.ts";

export const proofCodeFor = (userId: string, email: string): CodeFor => ({
  purpose: "prove",
  address: email,
  userId,
});

/** For a person without a password. @throws AppError `not_found` with a password, `rate_limited`, `mail_limit`. */
export async function sendProofCode(deps: Deps, actor: Actor): Promise<void> {
  if (await hasPassword(deps, actor.userId)) throw new AppError("not_found");
  const person = await getUser(deps, actor, actor.userId);
  const { email } = person;
  await deps.mail.requireBelowLimit(deps.db, "proof-code");
  await inTransaction(deps, async (tx) => {
    const target = proofCodeFor(actor.userId, email);
    const code = await makeCode(tx, target, { from: actor.userId });
    const whenSent = codeSent(tx, target, code);
    await mailPerson(tx, person, { key: "proof-code", to: email, params: { code }, whenSent });
  });
}

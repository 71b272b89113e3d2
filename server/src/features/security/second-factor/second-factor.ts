import { AppError } from "@waymark/contract/errors";
import { recordAudit } from "../../../audit/record-audit.ts";
import { recordChange } from "../../../db/ledger.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { setSecondFactor } from "../../accounts/credentials/complete-sign-in.ts";
import { countAttempts, settleAttempt } from "../../accounts/credentials/count-attempt.ts";
import { endSessionsOf, forgetSessions } from "../../accounts/sessions/end-sessions.ts";
import { requireRecentProof } from "../../accounts/sessions/recent-proof.ts";
import { notify } from "../../notifications/notify.ts";
import { attemptOf, type CallerSession } from "../caller-session.ts";
import { replaceSession } from "../replace-session.ts";
import {
  deleteAuthenticator,
  readAuthenticator,
  replaceBackupCodes,
  turnOnAuthenticator,
} from "./authenticator-store.ts";
import { backupCodeHash, newBackupCodes } from "./backup-code.ts";
import { setUpMs } from "./begin-authenticator.ts";
import { stepOf } from "./totp.ts";
import { type FactorCode, setUpAttempts, useSecondFactor } from "./use-second-factor.ts";

/**
 * The caller's session gets a new id and counts as having shown the factor; all others owe it from now on.
 * @returns the backup codes, which nobody sees again, and the cookies to send.
 * @throws AppError `proof_required`, `code_invalid`, `second_factor_off` when nothing is being set up,
 * `second_factor_on`, `rate_limited`.
 */
export async function turnOnSecondFactor(
  deps: Deps,
  asker: CallerSession,
  code: string,
): Promise<{ backupCodes: string[]; setCookies: string[] }> {
  const { actor } = asker;
  const { userId } = actor;
  await requireRecentProof(deps, actor, asker.sessionId);
  const found = await readAuthenticator(deps, userId);
  if (found?.turnedOnAt) throw new AppError("second_factor_on");
  const at = deps.now();
  if (found === null || at.getTime() - found.createdAt.getTime() > setUpMs)
    throw new AppError("second_factor_off");
  const tried = await attemptOf(deps, asker, setUpAttempts);
  await countAttempts(deps, ...tried);
  const step = stepOf(found.secret, code, at);
  if (step === null) throw new AppError("code_invalid");
  const backupCodes = newBackupCodes();
  const setCookies = await inTransaction(deps, async (tx) => {
    if (!(await turnOnAuthenticator(tx.db, userId, { createdAt: found.createdAt, step, at })))
      throw new AppError("second_factor_on");
    const hashes = backupCodes.map((backupCode) => backupCodeHash(tx, userId, backupCode));
    await replaceBackupCodes(tx.db, userId, hashes, at);
    await setSecondFactor(tx, userId, true);
    await notify(tx, { userId: actor.userId, kind: "second-factor-on", params: {} });
    await recordAudit(tx, { userId: userId, action: "second-factor-on", device: actor.device });
    await tx.events.publish(tx.db, userId, "user-updated", {});
    await recordChange(tx.config.DATA_DIR, "factor-on", userId, at);
    return replaceSession(tx, asker, { secondFactorShown: true });
  });
  await settleAttempt(deps, tried);
  forgetSessions(deps, userId);
  return { backupCodes, setCookies };
}

/** Deletes backup codes too. */
export async function turnOffSecondFactor(deps: Deps, asker: CallerSession, code: FactorCode): Promise<void> {
  const { actor, sessionId } = asker;
  await requireRecentProof(deps, actor, sessionId);
  await useSecondFactor(deps, asker, code);
  await inTransaction(deps, async (tx) => {
    if (!(await deleteAuthenticator(tx.db, actor.userId))) throw new AppError("second_factor_off");
    await setSecondFactor(tx, actor.userId, false);
    await notify(tx, { userId: actor.userId, kind: "second-factor-off", params: {} });
    await recordAudit(tx, { userId: actor.userId, action: "second-factor-off", device: actor.device });
    await tx.events.publish(tx.db, actor.userId, "user-updated", {});
    await recordChange(tx.config.DATA_DIR, "factor-off", actor.userId, tx.now());
  });
  forgetSessions(deps, actor.userId);
}

/** For a person who has lost factor and codes. Ends and counts their sessions, and notifies them. */
export async function dropSecondFactor(deps: Deps, userId: string): Promise<number> {
  const ended = await inTransaction(deps, async (tx) => {
    if (await deleteAuthenticator(tx.db, userId))
      await notify(tx, { userId, kind: "second-factor-off", params: {} });
    await recordAudit(tx, { userId, action: "second-factor-off", by: "operator" });
    await setSecondFactor(tx, userId, false);
    await recordChange(tx.config.DATA_DIR, "factor-off", userId, tx.now());
    return endSessionsOf(tx, userId);
  });
  forgetSessions(deps, userId);
  return ended;
}

export async function renewBackupCodes(deps: Deps, { actor, sessionId }: CallerSession): Promise<string[]> {
  await requireRecentProof(deps, actor, sessionId);
  const codes = newBackupCodes();
  await inTransaction(deps, async (tx) => {
    const found = await readAuthenticator(tx, actor.userId);
    if (found === null || found.turnedOnAt === null) throw new AppError("second_factor_off");
    const hashes = codes.map((code) => backupCodeHash(tx, actor.userId, code));
    const at = tx.now();
    await replaceBackupCodes(tx.db, actor.userId, hashes, at);
    await notify(tx, { userId: actor.userId, kind: "backup-codes-renewed", params: {} });
    await recordAudit(tx, { userId: actor.userId, action: "backup-codes-renewed", device: actor.device });
    await tx.events.publish(tx.db, actor.userId, "user-updated", {});
    await recordChange(tx.config.DATA_DIR, "backup-codes", actor.userId, at);
  });
  return codes;
}

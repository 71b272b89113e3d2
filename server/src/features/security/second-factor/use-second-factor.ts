import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import { recordAudit, recordFailure } from "../../../audit/record-audit.ts";
import { recordChange } from "../../../db/ledger.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { type AccountRule, countAttempts, settleAttempt } from "../../accounts/credentials/count-attempt.ts";
import { notify } from "../../notifications/notify.ts";
import { attemptOf, type CallerSession } from "../caller-session.ts";
import {
  consumeBackupCode,
  consumeTimeStep,
  countBackupCodes,
  readAuthenticator,
} from "./authenticator-store.ts";
import { backupCodeHashes } from "./backup-code.ts";
import { stepOf } from "./totp.ts";

export interface FactorCode {
  readonly by: "authenticator" | "backup-code";
  readonly code: string;
}

const window = { atMost: 5, atMostFromNetwork: 8, atMostInAll: 15, windowSeconds: 15 * 60 };

/**
 * Five wrong codes from one network or known device, then a pause. Each kind of code has its own counter, so that one
 * still works while the other waits.
 */
const rules: Readonly<Record<FactorCode["by"], AccountRule>> = {
  authenticator: { kind: "authenticator", ...window },
  "backup-code": { kind: "backup-code", ...window },
};
export const setUpAttempts: AccountRule = { kind: "authenticator-set-up", ...window };

/**
 * Call it before your transaction, not in it: a wrong attempt must stay counted. Of parallel calls with one correct
 * code exactly one succeeds. @throws AppError `code_invalid` when it is wrong or was used, `second_factor_off`,
 * `rate_limited` after five attempts from one IP address in 15 minutes, 8 from one /24 or /48, or 15 from everywhere.
 */
export async function useSecondFactor(
  deps: Deps,
  asker: CallerSession,
  { by, code }: FactorCode,
): Promise<void> {
  if (deps.db !== deps.database.db) throw new Error("A code is used outside of any transaction.");
  const { actor } = asker;
  const tried = await attemptOf(deps, asker, rules[by]);
  await countAttempts(deps, ...tried);
  const isRight =
    by === "authenticator" ? await useStep(deps, actor, code) : await useBackup(deps, actor, code);
  if (!isRight) {
    await recordFailure(deps, {
      userId: actor.userId,
      action: "second-factor-failed",
      detail: by,
      device: actor.device,
    });
    throw new AppError("code_invalid");
  }
  await settleAttempt(deps, tried);
}

async function useStep(deps: Deps, actor: Actor, code: string): Promise<boolean> {
  const found = await readAuthenticator(deps, actor.userId);
  if (found === null || found.turnedOnAt === null) throw new AppError("second_factor_off");
  const step = stepOf(found.secret, code, deps.now());
  return step !== null && consumeTimeStep(deps.db, actor.userId, step);
}

/** Notifies the person, because somebody else may have the paper with the codes. */
function useBackup(deps: Deps, actor: Actor, code: string): Promise<boolean> {
  return inTransaction(deps, async (tx) => {
    const hashes = backupCodeHashes(tx, actor.userId, code);
    const taken = await consumeBackupCode(tx.db, actor.userId, hashes, tx.now());
    if (taken === null) return false;
    const left = await countBackupCodes(tx.db, actor.userId);
    await notify(tx, { userId: actor.userId, kind: "backup-code-used", params: { left } });
    await recordAudit(tx, { userId: actor.userId, action: "backup-code-used", device: actor.device });
    await recordChange(tx.config.DATA_DIR, "removed", taken, tx.now());
    return true;
  });
}

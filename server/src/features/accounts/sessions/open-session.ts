import { randomBytes } from "node:crypto";
import type { AuditDetail } from "@waymark/contract/audit";
import { AppError } from "@waymark/contract/errors";
import { recordAudit } from "../../../audit/record-audit.ts";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { sessionDays } from "../credentials/auth.ts";
import { signAccess } from "./access-token.ts";
import { type Device, unknownDevice } from "./device-of.ts";
import { forgetSessions } from "./end-sessions.ts";
import { accessCookie, refreshCookie } from "./session-cookies.ts";
import { deleteSession, insertSession, noteSeen, readEntry } from "./session-store.ts";

export interface OpenedSession {
  readonly sessionId: string;
  readonly secondFactorOwed: boolean;
  readonly setCookies: string[];
}

/**
 * Every sign-in opens its session here. Works inside a transaction and outside of one.
 * @param options.secondFactorShown The sign-in proved the second factor too (a passkey, a step-up).
 * @param options.replaces A session of this person that ends with it: after a step-up or a changed password.
 * @param options.method The sign-in method, for the person's activity log.
 * @throws AppError `account_blocked`, `not_found` when there is no such account.
 */
export async function openSession(
  deps: Deps,
  userId: string,
  device: Device = unknownDevice,
  options: {
    readonly secondFactorShown?: boolean;
    readonly replaces?: string;
    readonly method?: AuditDetail;
  } = {},
): Promise<OpenedSession> {
  const entry = await readEntry(deps.db, userId);
  if (entry === null) throw new AppError("not_found");
  if (entry.isBlocked) throw new AppError("account_blocked");
  const shown = options.secondFactorShown === true;
  const now = deps.now();
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000);
  const sessionId = newId();
  await insertSession(deps.db, {
    id: sessionId,
    userId,
    token,
    expiresAt,
    refreshSeenAt: now,
    browser: device.browser,
    system: device.system,
    lastUsedAt: now,
    secondFactorAt: shown ? now : null,
    createdAt: now,
  });
  await noteSeen(deps.db, userId, now);
  if (options.replaces === undefined)
    await recordAudit(deps, { userId, action: "signed-in", detail: options.method ?? "", device });
  else {
    await deleteSession(deps.db, userId, options.replaces);
    forgetSessions(deps, userId);
  }
  await deps.events.publish(deps.db, userId, "signed-in", { sessionId });
  const first = { token, generation: 1 };
  const access = await signAccess(deps, { userId, sessionId, generation: first.generation });
  return {
    sessionId,
    secondFactorOwed: entry.hasSecondFactor && !shown,
    setCookies: [refreshCookie(deps, first, expiresAt), accessCookie(deps, access)],
  };
}

import { AppError } from "@waymark/contract/errors";
import { proofMinutes } from "@waymark/contract/security";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { noteProof, readLastProof } from "./proof-store.ts";

const proofMs = proofMinutes * 60_000;

/**
 * The caller's proof of identity counts for ten minutes: from signing in, from showing the second factor, or from a
 * repeated proof (`POST /api/security/prove`). Null when they have to prove it again.
 */
export async function provenUntil(deps: Deps, actor: Actor, sessionId: string | null): Promise<Date | null> {
  const last = sessionId === null ? null : await readLastProof(deps.db, actor.userId, sessionId);
  if (last === null) return null;
  const until = new Date(last.getTime() + proofMs);
  return until > deps.now() ? until : null;
}

/** Call it first in every verb that a stranger at an open screen must not use, such as a change of password. */
export async function requireRecentProof(deps: Deps, actor: Actor, sessionId: string | null): Promise<void> {
  if ((await provenUntil(deps, actor, sessionId)) === null) throw new AppError("proof_required");
}

/**
 * Call it only after the proof was checked. @throws AppError `session_missing` when the session has ended meanwhile.
 */
export async function acceptProof(deps: Deps, actor: Actor, sessionId: string | null): Promise<Date> {
  const at = deps.now();
  if (sessionId === null || !(await noteProof(deps.db, actor.userId, sessionId, at)))
    throw new AppError("session_missing");
  return new Date(at.getTime() + proofMs);
}

export interface ProvenSession {
  readonly actor: Actor;
  readonly sessionId: string;
  /** When the session ends unless it is renewed. */
  readonly expiresAt: Date;
  /** When the access credential that proved it ends. */
  readonly accessEndsAt: Date;
  readonly accessToken: string;
  readonly owesSecondFactor: boolean;
}

export type Unproven = "not_signed_in" | "access_expired" | "invalid_jwt" | "session_missing";

import type { Session } from "@waymark/contract/sessions";
import type { Deps } from "../../deps.ts";
import { ensurePerson } from "./ensure-person.ts";
import type { ProvenSession } from "./proven-session.ts";
import { readIdentities } from "./session-store.ts";
import { blankUser, userOf } from "./user-of.ts";

/** A proven session as its owner reads it; null when the account is gone. */
export async function describeSession(deps: Deps, proven: ProvenSession): Promise<Session | null> {
  const { who, sessionId: id, accessToken, accessEndsAt, expiresAt, owesSecondFactor } = proven;
  const person = await ensurePerson(deps, who.userId, who.locale);
  if (person === null) return null;
  const shown = owesSecondFactor
    ? { ...blankUser(person), identities: [] }
    : { ...userOf(person), identities: await identitiesOf(deps, who.userId) };
  return {
    id,
    accessToken,
    expiresAt: accessEndsAt.toISOString(),
    endsAt: expiresAt.toISOString(),
    secondFactorOwed: owesSecondFactor,
    user: { ...shown, factors: [] },
  };
}

async function identitiesOf(deps: Deps, userId: string) {
  const rows = await readIdentities(deps.db, userId);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

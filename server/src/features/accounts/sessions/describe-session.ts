import type { Factor, Session } from "@waymark/contract/security-sessions";
import type { Deps } from "../../../deps.ts";
import { readIdentities } from "../credentials/sign-in-methods-store.ts";
import { ensurePerson } from "../profile/ensure-person.ts";
import { blankUser, userOf } from "../profile/users.ts";
import type { ProvenSession } from "./recent-proof.ts";

/** Passed in, because accounts does not know the feature that stores second factors. */
export type ReadFactors = (deps: Deps, userId: string) => Promise<Factor[]>;
export const noFactors: ReadFactors = async () => [];

export async function describeSession(
  deps: Deps,
  proven: ProvenSession,
  readFactors: ReadFactors,
): Promise<Session | null> {
  const { actor, sessionId: id, accessToken, accessEndsAt, expiresAt, owesSecondFactor } = proven;
  const person = await ensurePerson(deps, actor.userId, actor.locale);
  if (person === null) return null;
  const shown = owesSecondFactor
    ? { ...blankUser(person), identities: [] }
    : { ...userOf(person), identities: await identitiesOf(deps, actor.userId) };
  return {
    id,
    accessToken,
    expiresAt: accessEndsAt.toISOString(),
    endsAt: expiresAt.toISOString(),
    secondFactorOwed: owesSecondFactor,
    user: { ...shown, factors: await readFactors(deps, actor.userId) },
  };
}

async function identitiesOf(deps: Deps, userId: string) {
  const rows = await readIdentities(deps.db, userId);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

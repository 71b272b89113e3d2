import type { readSession as endpoint } from "@waymark/contract/accounts";
import type { AnswerOf } from "@waymark/contract/endpoint";
import type { Deps } from "../../deps.ts";
import { ensurePerson } from "./ensure-person.ts";
import { userOf } from "./user-of.ts";
import { type AskHeaders, whoAsks } from "./who-asks.ts";

/** The session of a request and its person; null when nobody is signed in. */
export async function readSession(deps: Deps, headers: AskHeaders): Promise<AnswerOf<typeof endpoint>> {
  const proven = await whoAsks(deps, headers);
  if (proven === null || proven.owesSecondFactor) return { session: null };
  const person = await ensurePerson(deps, proven.who.userId, proven.who.locale);
  if (person === null) return { session: null };
  return { session: { expiresAt: proven.expiresAt.toISOString(), user: userOf(person) } };
}

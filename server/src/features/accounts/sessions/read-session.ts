import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { readSession as endpoint } from "@waymark/contract/security-sessions";
import type { Deps } from "../../../deps.ts";
import { describeSession, noFactors, type ReadFactors } from "./describe-session.ts";
import { type AskHeaders, proveSession } from "./find-caller.ts";

/**
 * The session of a request and its person; null when nobody is signed in.
 * @throws AppError `access_expired` when there may be a session that has to be renewed.
 */
export async function readSession(
  deps: Deps,
  headers: AskHeaders,
  readFactors: ReadFactors = noFactors,
): Promise<AnswerOf<typeof endpoint>> {
  const proven = await proveSession(deps, headers);
  if (proven === "access_expired") throw new AppError("access_expired");
  return { session: typeof proven === "string" ? null : await describeSession(deps, proven, readFactors) };
}

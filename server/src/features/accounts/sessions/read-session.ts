import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { readSession as endpoint } from "@waymark/contract/security-sessions";
import type { Deps } from "../../../deps.ts";
import { describeSession, noFactors, type ReadFactors } from "./describe-session.ts";
import { type AskHeaders, proveSession } from "./find-caller.ts";

/** Null when nobody is signed in. @throws AppError `access_expired` when a session may be renewed. */
export async function readSession(
  deps: Deps,
  headers: AskHeaders,
  readFactors: ReadFactors = noFactors,
): Promise<AnswerOf<typeof endpoint>> {
  const proven = await proveSession(deps, headers);
  if (proven === "access_expired") throw new AppError("access_expired");
  return { session: typeof proven === "string" ? null : await describeSession(deps, proven, readFactors) };
}

import type { AnswerOf } from "@waymark/contract/endpoint";
import type { readSecondFactor as endpoint } from "@waymark/contract/security-second-factor";
import type { Deps } from "../../deps.ts";
import { type AskHeaders, findCaller } from "../accounts/sessions/find-caller.ts";
import { countPasskeys } from "./passkey-store.ts";

/** Whether a request's session owes its second factor; without a session it owes none. */
export async function readSecondFactor(deps: Deps, headers: AskHeaders): Promise<AnswerOf<typeof endpoint>> {
  const proven = await findCaller(deps, headers);
  if (proven === null || !proven.owesSecondFactor) return { owed: false, passkey: false };
  return { owed: true, passkey: (await countPasskeys(deps.db, proven.actor.userId)) > 0 };
}

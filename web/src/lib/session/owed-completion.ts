import { PlanId } from "@waymark/contract/billing";
import { z } from "zod";
import { CallError } from "../api/call.ts";
import { readStoredJson, writeStored } from "../storage.ts";
import { tellCompletion } from "./queries.ts";
import { owedCompletionKey } from "./stored-user.ts";

/** A chosen plan that the server has not confirmed yet, and its reason. */
const OwedCompletion = z.object({ userId: z.string(), plan: PlanId, reason: z.string() });
export type OwedCompletion = z.infer<typeof OwedCompletion>;

export function readOwedCompletion(userId: string): OwedCompletion | null {
  const { data } = OwedCompletion.safeParse(readStoredJson(owedCompletionKey));
  return data?.userId === userId ? data : null;
}

export function keepOwedCompletion(owed: OwedCompletion | null): void {
  writeStored(owedCompletionKey, owed === null ? null : JSON.stringify(owed));
}

/** @returns false when nothing is owed, or it failed again. */
export async function completeAgain(userId: string): Promise<boolean> {
  const owed = readOwedCompletion(userId);
  if (owed === null) return false;
  try {
    await tellCompletion(userId, owed.plan);
    keepOwedCompletion(null);
    return true;
  } catch (error) {
    keepOwedCompletion({ ...owed, reason: error instanceof CallError ? error.error : "" });
    return false;
  }
}

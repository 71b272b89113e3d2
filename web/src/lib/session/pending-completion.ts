import { PlanId } from "@waymark/contract/billing";
import { z } from "zod";
import { CallError } from "../api/call.ts";
import { readStoredJson, writeStored } from "../storage.ts";
import { reportCompletion } from "./queries.ts";
import { pendingCompletionKey } from "./stored-user.ts";

/** A chosen plan that the server has not confirmed yet, and its reason. */
const PendingCompletion = z.object({ userId: z.string(), plan: PlanId, reason: z.string() });
export type PendingCompletion = z.infer<typeof PendingCompletion>;

export function readPendingCompletion(userId: string): PendingCompletion | null {
  const { data } = PendingCompletion.safeParse(readStoredJson(pendingCompletionKey));
  return data?.userId === userId ? data : null;
}

export function keepPendingCompletion(pending: PendingCompletion | null): void {
  writeStored(pendingCompletionKey, pending === null ? null : JSON.stringify(pending));
}

/** @returns false when nothing is pending, or it failed again. */
export async function retryCompletion(userId: string): Promise<boolean> {
  const pending = readPendingCompletion(userId);
  if (pending === null) return false;
  try {
    await reportCompletion(userId, pending.plan);
    keepPendingCompletion(null);
    return true;
  } catch (error) {
    keepPendingCompletion({ ...pending, reason: error instanceof CallError ? error.error : "" });
    return false;
  }
}

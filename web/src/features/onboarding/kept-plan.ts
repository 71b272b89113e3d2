import { PlanId } from "@waymark/contract/billing";
import { readStored, writeStored } from "../../lib/storage.ts";

const storageKey = "chosen-plan";

/** Remembers the plan a visitor picked before they had an account, until step 3. Others are not kept. */
export function keepPlan(plan: string): void {
  const known = PlanId.safeParse(plan);
  if (known.success) writeStored(storageKey, known.data);
}

export function readKeptPlan(): PlanId | null {
  const kept = PlanId.safeParse(readStored(storageKey));
  return kept.success ? kept.data : null;
}

export function forgetKeptPlan(): void {
  writeStored(storageKey, null);
}

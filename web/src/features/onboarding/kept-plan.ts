import { Period, PlanId } from "@waymark/contract/billing";
import { readStored, writeStored } from "../../lib/storage.ts";

const planKey = "chosen-plan";
const periodKey = "chosen-period";

/** For a visitor who signs up, until step 3. Unknown plans and periods are not kept. */
export function keepPlan(plan: string, period?: string): void {
  const known = PlanId.safeParse(plan);
  if (!known.success) return;
  writeStored(planKey, known.data);
  writeStored(periodKey, Period.safeParse(period).data ?? null);
}

export function readKeptPlan(): PlanId | null {
  return PlanId.safeParse(readStored(planKey)).data ?? null;
}

export function forgetKeptPlan(): void {
  writeStored(planKey, null);
}

export function readKeptPeriod(): Period | null {
  return Period.safeParse(readStored(periodKey)).data ?? null;
}

/** Reading the kept period removes it. */
export function takeKeptPeriod(): Period | null {
  const kept = readKeptPeriod();
  writeStored(periodKey, null);
  return kept;
}

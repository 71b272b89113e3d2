import { AppError } from "@waymark/contract/errors";
import { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { taskKind } from "../../../tasks/tasks.ts";
import { rowOfRemote, settleRow } from "../checkout/finish-attempt.ts";
import {
  readRowOf,
  readSubscriptions,
  readUserOfCustomer,
  type SubscriptionRow,
  updateRow,
} from "../store.ts";
import { readEvent, settleEvent } from "./event-store.ts";

export const applyEventTask = taskKind({
  name: "apply-payment-event",
  input: z.object({ id: z.string() }),
  retries: 8,
  expireSeconds: 120,
});

/** Reads the objects that a stored message points to from the provider, so it may run repeatedly, early or late. */
export async function applyEvent(deps: Deps, id: string): Promise<void> {
  const event = await readEvent(deps.db, id);
  if (event === null || event.state !== "waiting") return;
  const { subscriptionId, customerId, chargeId } = event;
  const rows =
    chargeId !== null
      ? await endedByCharge(deps, chargeId)
      : subscriptionId !== null
        ? await rowsOfSubscription(deps, subscriptionId)
        : await rowsOfCustomer(deps, customerId);
  for (const row of rows) await settleRow(deps, row.id);
  await settleEvent(deps.db, id, rows.length > 0 ? "applied" : "ignored");
}

/** Finds an interrupted one by the subscription's metadata. */
async function rowsOfSubscription(deps: Deps, providerId: string): Promise<SubscriptionRow[]> {
  const known = await readRowOf(deps.db, providerId);
  if (known !== null) return [known];
  const remote = await orNull(deps.payments.retrieve(providerId));
  const row = remote === null ? null : await rowOfRemote(deps, remote);
  return row === null ? [] : [row];
}

async function rowsOfCustomer(deps: Deps, customerId: string | null): Promise<SubscriptionRow[]> {
  const userId = customerId === null ? null : await readUserOfCustomer(deps.db, customerId);
  if (userId === null) return [];
  const rows = await readSubscriptions(deps.db, userId);
  return rows.filter((row) => row.endedAt === null && row.status !== "abandoned");
}

/** A full refund, or a dispute by a bank, marks the subscription as ended. */
async function endedByCharge(deps: Deps, chargeId: string): Promise<SubscriptionRow[]> {
  const charge = await orNull(deps.payments.readCharge(chargeId));
  if (charge === null || charge.subscriptionId === null) return [];
  if (!charge.refundedWhole && !charge.disputed) return [];
  const row = await readRowOf(deps.db, charge.subscriptionId);
  if (row === null) return [];
  if (row.endedAt === null)
    await updateRow(deps.db, row.id, { problem: charge.disputed ? "disputed" : "refunded" });
  return [row];
}

/** An object that the provider does not know concerns nobody here. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

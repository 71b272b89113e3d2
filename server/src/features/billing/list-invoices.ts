import type { listInvoices as endpoint } from "@waymark/contract/billing-invoices";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { localAddress } from "../../local-address.ts";
import { customerIdOf } from "./current-provider.ts";
import { readAccount, readPaid } from "./store.ts";

/** Newest first, with the refunded amounts. */
export async function listInvoices(deps: Deps, actor: Actor): Promise<AnswerOf<typeof endpoint>> {
  const testMode = deps.payments.name === "test";
  const customerId = customerIdOf(deps, await readAccount(deps.db, actor.userId));
  if (customerId === null) return { invoices: [], testMode };
  const back = new Map(
    (await readPaid(deps.db, actor.userId))
      .filter(({ refund }) => refund === "done")
      .map(({ invoiceId, amount }) => [invoiceId, amount]),
  );
  const bills = await deps.payments.invoices(customerId);
  return {
    testMode,
    invoices: bills.map(({ id, number, createdAt, amount, currency, status, pdfUrl, payUrl }) => ({
      id,
      number,
      createdAt: createdAt.toISOString(),
      amount,
      refunded: back.get(id) ?? 0,
      currency,
      status,
      pdfUrl,
      payUrl,
    })),
  };
}

/** @throws AppError `no_subscription` for somebody who never bought anything, `payments_unavailable`. */
export async function openPortal(deps: Deps, actor: Actor): Promise<{ url: string | null }> {
  const customerId = customerIdOf(deps, await readAccount(deps.db, actor.userId));
  if (customerId === null) throw new AppError("no_subscription");
  const base = (deps.config.PUBLIC_URL ?? localAddress(deps.config)).replace(/\/$/, "");
  return { url: await deps.payments.portal(customerId, `${base}/dashboard?section=upgrade`) };
}

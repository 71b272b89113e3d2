import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { paymentsState } from "../../ports/payments/open-payments.ts";

/** @throws AppError `payments_not_ready` with the reason, where paid plans cannot be bought. */
export function checkPaymentsReady(deps: Pick<Deps, "config" | "translate">, actor: Actor): void {
  const { ready, reason } = paymentsState(deps.config);
  if (!ready)
    throw new AppError("payments_not_ready", {
      reason: reason ?? "",
      why: deps.translate(actor.locale, `billing-plans.notReady.${reason}`),
    });
}

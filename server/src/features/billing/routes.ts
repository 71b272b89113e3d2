import * as contract from "@waymark/contract/billing";
import { Attempt } from "@waymark/contract/billing";
import * as billingInvoicesContract from "@waymark/contract/billing-invoices";
import type { Mount } from "../../http/mount.ts";
import {
  cancelSubscription,
  changePlan,
  keepPlan,
  previewChange,
  resumeSubscription,
} from "./change-plan.ts";
import { chooseTestOutcome } from "./checkout/choose-test-outcome.ts";
import { createSubscription } from "./checkout/create-subscription.ts";
import { confirmCheckout, readCheckout } from "./checkout/read-checkout.ts";
import { listInvoices, openPortal } from "./list-invoices.ts";
import { readPlan } from "./read-plan.ts";
import { refundWithinGuarantee } from "./refunds/refund.ts";

export function billingRoutes(mount: Mount): void {
  mount(contract.readPlan, ({ deps, actor }) => readPlan(deps, actor));
  mount(contract.createSubscription, ({ deps, actor, body, request }) => {
    const attempt = body.attempt ?? Attempt.safeParse(request.headers["idempotency-key"]).data;
    return createSubscription(deps, actor, { ...body, attempt });
  });
  mount(contract.readCheckout, ({ deps, actor }) => readCheckout(deps, actor));
  mount(contract.confirmCheckout, ({ deps, actor }) => confirmCheckout(deps, actor));
  mount(contract.chooseTestOutcome, ({ deps, actor, body }) => chooseTestOutcome(deps, actor, body));
  mount(contract.previewChange, ({ deps, actor, body }) => previewChange(deps, actor, body));
  mount(contract.changePlan, ({ deps, actor, body }) => changePlan(deps, actor, body));
  mount(contract.keepPlan, ({ deps, actor }) => keepPlan(deps, actor));
  mount(contract.cancelSubscription, ({ deps, actor }) => cancelSubscription(deps, actor));
  mount(contract.resumeSubscription, ({ deps, actor }) => resumeSubscription(deps, actor));
  mount(billingInvoicesContract.listInvoices, ({ deps, actor }) => listInvoices(deps, actor));
  mount(billingInvoicesContract.openPortal, ({ deps, actor }) => openPortal(deps, actor));
  mount(billingInvoicesContract.requestRefund, ({ deps, actor }) => refundWithinGuarantee(deps, actor));
}

import {
  Attempt,
  cancelSubscription as cancelSubscriptionEndpoint,
  changePlan as changePlanEndpoint,
  chooseTestOutcome as chooseTestOutcomeEndpoint,
  confirmCheckout as confirmCheckoutEndpoint,
  createSubscription as createSubscriptionEndpoint,
  keepPlan as keepPlanEndpoint,
  previewChange as previewChangeEndpoint,
  readCheckout as readCheckoutEndpoint,
  readPlan as readPlanEndpoint,
  resumeSubscription as resumeSubscriptionEndpoint,
} from "@waymark/contract/billing";
import {
  listInvoices as listInvoicesEndpoint,
  openPortal as openPortalEndpoint,
  requestRefund as requestMoneyBackEndpoint,
} from "@waymark/contract/billing-invoices";
import type { Mount } from "../../http/mount.ts";
import {
  cancelSubscription,
  changePlan,
  keepPlan,
  previewChange,
  resumeSubscription,
} from "./change-plan.ts";
import { chooseTestOutcome } from "./choose-test-outcome.ts";
import { createSubscription } from "./create-subscription.ts";
import { listInvoices, openPortal } from "./list-invoices.ts";
import { confirmCheckout, readCheckout } from "./read-checkout.ts";
import { readPlan } from "./read-plan.ts";
import { refundWithinGuarantee } from "./refund.ts";

export function billingRoutes(mount: Mount): void {
  mount(readPlanEndpoint, ({ deps, actor }) => readPlan(deps, actor));
  mount(createSubscriptionEndpoint, ({ deps, actor, body, request }) => {
    const attempt = body.attempt ?? Attempt.safeParse(request.headers["idempotency-key"]).data;
    return createSubscription(deps, actor, { ...body, attempt });
  });
  mount(readCheckoutEndpoint, ({ deps, actor }) => readCheckout(deps, actor));
  mount(confirmCheckoutEndpoint, ({ deps, actor }) => confirmCheckout(deps, actor));
  mount(chooseTestOutcomeEndpoint, ({ deps, actor, body }) => chooseTestOutcome(deps, actor, body));
  mount(previewChangeEndpoint, ({ deps, actor, body }) => previewChange(deps, actor, body));
  mount(changePlanEndpoint, ({ deps, actor, body }) => changePlan(deps, actor, body));
  mount(keepPlanEndpoint, ({ deps, actor }) => keepPlan(deps, actor));
  mount(cancelSubscriptionEndpoint, ({ deps, actor }) => cancelSubscription(deps, actor));
  mount(resumeSubscriptionEndpoint, ({ deps, actor }) => resumeSubscription(deps, actor));
  mount(listInvoicesEndpoint, ({ deps, actor }) => listInvoices(deps, actor));
  mount(openPortalEndpoint, ({ deps, actor }) => openPortal(deps, actor));
  mount(requestMoneyBackEndpoint, ({ deps, actor }) => refundWithinGuarantee(deps, actor));
}

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
  requestMoneyBack as requestMoneyBackEndpoint,
} from "@waymark/contract/billing-invoices";
import type { Mount } from "../../http/mount.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { changePlan, keepPlan, previewChange } from "./change-plan.ts";
import { chooseTestOutcome } from "./choose-test-outcome.ts";
import { createSubscription } from "./create-subscription.ts";
import { listInvoices, openPortal } from "./list-invoices.ts";
import { confirmCheckout, readCheckout } from "./read-checkout.ts";
import { readPlan } from "./read-plan.ts";
import { requestMoneyBack } from "./refund.ts";
import { resumeSubscription } from "./resume-subscription.ts";

export function billingRoutes(mount: Mount): void {
  mount(readPlanEndpoint, ({ deps, who }) => readPlan(deps, who));
  mount(createSubscriptionEndpoint, ({ deps, who, body, request }) => {
    const attempt = body.attempt ?? Attempt.safeParse(request.headers["idempotency-key"]).data;
    return createSubscription(deps, who, { ...body, attempt });
  });
  mount(readCheckoutEndpoint, ({ deps, who }) => readCheckout(deps, who));
  mount(confirmCheckoutEndpoint, ({ deps, who }) => confirmCheckout(deps, who));
  mount(chooseTestOutcomeEndpoint, ({ deps, who, body }) => chooseTestOutcome(deps, who, body));
  mount(previewChangeEndpoint, ({ deps, who, body }) => previewChange(deps, who, body));
  mount(changePlanEndpoint, ({ deps, who, body }) => changePlan(deps, who, body));
  mount(keepPlanEndpoint, ({ deps, who }) => keepPlan(deps, who));
  mount(cancelSubscriptionEndpoint, ({ deps, who }) => cancelSubscription(deps, who));
  mount(resumeSubscriptionEndpoint, ({ deps, who }) => resumeSubscription(deps, who));
  mount(listInvoicesEndpoint, ({ deps, who }) => listInvoices(deps, who));
  mount(openPortalEndpoint, ({ deps, who }) => openPortal(deps, who));
  mount(requestMoneyBackEndpoint, ({ deps, who }) => requestMoneyBack(deps, who));
}

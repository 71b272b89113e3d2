import { priceIds } from "./stripe-shapes.ts";
import { standInKey } from "./stripe-stand-in.ts";

/** The environment of an installation whose Stripe is the stand-in. */
export const stripeSettings = (url: string) => ({
  STRIPE_SECRET_KEY: standInKey,
  STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
  STRIPE_WEBHOOK_SECRET: "whsec_stand_in",
  STRIPE_PRICE_PRO_MONTHLY: priceIds["monthly-monthly"],
  STRIPE_PRICE_PRO_YEARLY: priceIds["monthly-yearly"],
  STRIPE_PRICE_TEAM_MONTHLY: priceIds["team-monthly"],
  STRIPE_PRICE_TEAM_YEARLY: priceIds["team-yearly"],
  STRIPE_API_BASE: url,
});

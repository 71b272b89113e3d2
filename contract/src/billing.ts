import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const PlanId = z.enum(["free", "monthly", "team"]);
export type PlanId = z.infer<typeof PlanId>;
export const PaidPlanId = z.enum(["monthly", "team"]);

export const createSubscription = endpoint({
  method: "POST",
  path: "/api/create-subscription",
  access: "user",
  noun: "billing",
  body: z.object({ planType: PaidPlanId }),
  response: z.object({ clientSecret: z.string() }),
  errors: ["not_signed_in", "payments_not_ready"],
});

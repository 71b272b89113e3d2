// Lines of the plans that nothing in this product does yet. Whoever builds one takes it out here.

/** Points of `landing.pricing.<plan>.points`, counted from 0. */
export const pointsNotYet: Readonly<
  Partial<Record<"starter" | "professional" | "enterprise", readonly number[]>>
> = {
  // Custom integrations, and dedicated support.
  enterprise: [2, 3],
};

export const featuresNotYet: readonly string[] = ["billing-plans.feature.dedicatedSupport"];

import type { User } from "@waymark/contract/accounts";
import type { BodyOf } from "@waymark/contract/endpoint";
import type { completeOnboarding as endpoint } from "@waymark/contract/onboarding";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { changePerson } from "../accounts/change-person.ts";
import { getUser } from "../accounts/get-user.ts";
import { userOf } from "../accounts/user-of.ts";
import { startTrial } from "../billing/start-trial.ts";
import { ensurePage } from "../public-profile/own-page.ts";

/**
 * Ends onboarding. The free plan is the person's at once and starts the trial, unless they had one; a paid plan
 * becomes theirs when it is paid, not when it is chosen. Doing it again starts nothing anew.
 * @throws AppError `not_found` for the id of anybody else.
 */
export async function completeOnboarding(
  deps: Deps,
  who: Who,
  { userId, plan }: BodyOf<typeof endpoint>,
): Promise<{ user: User }> {
  await getUser(deps, who, userId);
  const person = await changePerson(deps, who, async (tx, before) => {
    // From now on the page may be seen, if it is public: it needs an address.
    await ensurePage(tx, who);
    if (plan === "free") await startTrial(tx, who);
    if (!before.onboardingCompleted) {
      await tx.events.publish(tx.db, who.userId, "onboarding-completed", { plan: plan ?? "" });
    }
    return {
      ...(plan === "free" ? { plan } : {}),
      ...(before.onboardingCompleted ? {} : { onboardingCompletedAt: tx.now() }),
    };
  });
  return { user: userOf(person) };
}

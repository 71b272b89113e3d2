import type { User } from "@waymark/contract/accounts";
import type { BodyOf } from "@waymark/contract/endpoint";
import type { completeOnboarding as endpoint } from "@waymark/contract/onboarding";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { getUser, userOf } from "../accounts/profile/users.ts";
import { startTrial } from "../billing/trials.ts";
import { ensurePage } from "../public-profile/own-page.ts";

/** The free plan starts with its trial, unless the person had one; a paid plan when it is paid. Repeatable. */
export async function completeOnboarding(
  deps: Deps,
  actor: Actor,
  { userId, plan }: BodyOf<typeof endpoint>,
): Promise<{ user: User }> {
  await getUser(deps, actor, userId);
  const person = await changePerson(deps, actor, async (tx, before) => {
    // From now on the page may be visible, so it needs an address.
    await ensurePage(tx, actor);
    if (plan === "free") await startTrial(tx, actor);
    if (!before.onboardingCompleted) {
      await tx.events.publish(tx.db, actor.userId, "onboarding-completed", { plan: plan ?? "" });
    }
    return {
      ...(plan === "free" ? { plan } : {}),
      ...(before.onboardingCompleted ? {} : { onboardingCompletedAt: tx.now() }),
    };
  });
  return { user: userOf(person) };
}

import * as contract from "@waymark/contract/onboarding";
import type { Mount } from "../../http/mount.ts";
import { completeOnboarding } from "./complete-onboarding.ts";
import { createProfile } from "./create-profile.ts";

export function onboardingRoutes(mount: Mount): void {
  mount(contract.createProfile, ({ deps, actor, body }) => createProfile(deps, actor, body));

  mount(contract.completeOnboarding, ({ deps, actor, body }) => completeOnboarding(deps, actor, body));
}

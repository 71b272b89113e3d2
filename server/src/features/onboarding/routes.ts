import {
  completeOnboarding as completeOnboardingEndpoint,
  createProfile as createProfileEndpoint,
} from "@waymark/contract/onboarding";
import type { Mount } from "../../http/mount.ts";
import { completeOnboarding } from "./complete-onboarding.ts";
import { createProfile } from "./create-profile.ts";

export function onboardingRoutes(mount: Mount): void {
  mount(createProfileEndpoint, ({ deps, who, body }) => createProfile(deps, who, body));

  mount(completeOnboardingEndpoint, ({ deps, who, body }) => completeOnboarding(deps, who, body));
}

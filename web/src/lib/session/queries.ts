import { getUser, signOut, type UserDetail } from "@waymark/contract/accounts";
import type { PlanId } from "@waymark/contract/billing";
import { completeOnboarding } from "@waymark/contract/onboarding";
import { call } from "../api/call.ts";

export const readAccount = (id: string): Promise<UserDetail> => call(getUser, { params: { id } });

export const endSession = (): Promise<boolean> =>
  call(signOut, { body: {} }).then(
    () => true,
    () => false,
  );

/** @throws CallError */
export const reportCompletion = (userId: string, plan: PlanId): Promise<unknown> =>
  call(completeOnboarding, { body: { userId, plan } });

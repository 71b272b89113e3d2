import { useMutation, useQuery } from "@tanstack/react-query";
import { getUser } from "@waymark/contract/accounts";
import type { PlanId } from "@waymark/contract/billing";
import { completeOnboarding, createProfile, type ProfileDraft } from "@waymark/contract/onboarding";
import { type ParseAnswer, parseResume } from "@waymark/contract/resumes";
import type { z } from "zod";
import { call } from "../../lib/call.ts";
import { storeUser } from "../../lib/stored-user.ts";

/** How far the server says the person is. Asked anew at each visit: another tab may have gone on. */
export function useProgress(userId: string) {
  return useQuery({
    queryKey: ["onboarding-progress", userId],
    queryFn: async ({ signal }) => {
      const user = await call(getUser, { params: { id: userId }, signal });
      storeUser(user);
      return user;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Hands the file over to be read. @throws CallError */
export function readResume(file: File, signal: AbortSignal): Promise<ParseAnswer> {
  const form = new FormData();
  form.set("resume", file, file.name);
  return call(parseResume, { form, signal });
}

export function useCreateProfile() {
  return useMutation({
    mutationFn: async (draft: z.input<typeof ProfileDraft>) => {
      const { user } = await call(createProfile, { body: draft });
      storeUser(user);
      return user;
    },
  });
}

/** Tells the server that onboarding is through, and with which plan. */
export function useCompleteOnboarding(userId: string) {
  return useMutation({
    mutationFn: async (plan: PlanId) => {
      const { user } = await call(completeOnboarding, { body: { userId, plan } });
      storeUser(user);
      return user;
    },
  });
}

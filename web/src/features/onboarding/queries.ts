import { useMutation, useQuery } from "@tanstack/react-query";
import { getUser } from "@waymark/contract/accounts";
import type { PlanId } from "@waymark/contract/billing";
import { completeOnboarding, createProfile, type ProfileDraft } from "@waymark/contract/onboarding";
import { importLinkedin, type ParseAnswer, parseResume } from "@waymark/contract/resumes";
import { listProviders, startProvider } from "@waymark/contract/sign-in";
import type { z } from "zod";
import { call } from "../../lib/api/call.ts";
import { storeUser } from "../../lib/session/stored-user.ts";

/** Fetched at each visit, since another tab may have continued. */
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

/** @throws CallError */
export function readResume(file: File, signal: AbortSignal, progressId: string): Promise<ParseAnswer> {
  const form = new FormData();
  form.set("progressId", progressId);
  form.set("resume", file, file.name);
  return call(parseResume, { form, signal });
}

/** @throws CallError */
export function readLinkedinExport(file: File, signal: AbortSignal): Promise<ParseAnswer> {
  const form = new FormData();
  form.set("archive", file, file.name);
  return call(importLinkedin, { form, signal });
}

export function useLinkedinReady(): boolean {
  const { data } = useQuery({
    queryKey: ["sign-in-providers"],
    queryFn: ({ signal }) => call(listProviders, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.providers.some(({ id, ready }) => id === "linkedin" && ready) ?? false;
}

export function useConnectLinkedin() {
  return useMutation({
    mutationFn: async () => {
      const { url } = await call(startProvider, {
        params: { provider: "linkedin" },
        body: { purpose: "link" },
      });
      window.location.assign(url);
    },
  });
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

export function useCompleteOnboarding(userId: string) {
  return useMutation({
    mutationFn: async (plan: PlanId) => {
      const { user } = await call(completeOnboarding, { body: { userId, plan } });
      storeUser(user);
      return user;
    },
  });
}

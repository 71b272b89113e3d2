import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getUserProfile } from "@waymark/contract/accounts";
import {
  type CareerChoices,
  type CareerLevel,
  careerDefaults,
  careerPaths,
  findRoles,
  longestSkills,
  readCareerChoices,
  readOccupation,
  saveCareerChoices,
} from "@waymark/contract/careers";
import {
  deleteActionPlan,
  listActionPlans,
  type Milestone,
  openActionPlan,
  restoreActionPlan,
  saveActionPlan,
} from "@waymark/contract/careers-plans";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../lib/api/call.ts";
import { useStoredUser } from "../../lib/session/session.tsx";
import { toast } from "../../ui/overlay/toast.ts";

const pathsKey = ["career-paths"] as const;
const choicesKey = ["career-choices"] as const;
export const plansKey = ["action-plans"] as const;

/** The request for a person's paths: their present title before a desired one, and the contract's defaults. */
function askedPaths(title: string, profile: AnswerOf<typeof getUserProfile> | null) {
  // Without the profile the server reads it by itself.
  if (profile === null) return { skills: [] };
  const { desiredJobTitle, experienceLevel, skills, industry } = profile;
  const kept: string[] = [];
  let units = 0;
  for (const skill of skills) {
    units += skill.length;
    if (units <= longestSkills) kept.push(skill);
  }
  return {
    currentRole: title.trim() || desiredJobTitle.trim() || careerDefaults.currentRole,
    experience: experienceLevel.trim() || careerDefaults.experience,
    skills: kept,
    industry: industry.trim() || careerDefaults.industry,
  };
}

/** The person's paths without those set aside. Old ones stay until new ones arrive. */
export function useCareerPaths() {
  const { i18n } = useTranslation();
  const title = useStoredUser()?.title ?? "";
  return useQuery({
    queryKey: [...pathsKey, i18n.language, title],
    queryFn: async ({ signal }) => {
      const profile = await call(getUserProfile, { signal }).catch(() => null);
      return call(careerPaths, { body: askedPaths(title, profile), signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

/** Published facts about the occupation that a title names; null when it names none. */
export function useOccupation(title: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ["occupations", i18n.language, title],
    queryFn: async ({ signal }) =>
      (await call(readOccupation, { query: { title: title.slice(0, 200) }, signal })).occupation,
    staleTime: 60 * 60_000,
  });
}

/** The person's choices about their paths, and the names of the roles in them. */
export function useCareerChoices() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...choicesKey, i18n.language],
    queryFn: ({ signal }) => call(readCareerChoices, { signal }),
  });
}

/** Saves choices, in sequence, and refetches the paths. */
export function useChangeChoices() {
  const client = useQueryClient();
  const { t, i18n } = useTranslation();
  return useMutation({
    scope: { id: "career-choices" },
    // Offline it fails at once with a message, instead of waiting silently.
    networkMode: "always",
    mutationFn: (change: Partial<CareerChoices>) => call(saveCareerChoices, { body: change }),
    onSuccess: (answer) => {
      client.setQueryData([...choicesKey, i18n.language], answer);
      return client.invalidateQueries({ queryKey: pathsKey });
    },
    onError: (error) =>
      toast({
        title: t("careers.notSaved"),
        description: error instanceof CallError ? error.error : t("careers.tryAgain"),
        variant: "destructive",
      }),
  });
}

export function useRoleSearch(query: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ["career-roles", i18n.language, query],
    queryFn: ({ signal }) => call(findRoles, { query: { query }, signal }),
    enabled: query.trim() !== "",
    placeholderData: keepPreviousData,
    staleTime: 60 * 60_000,
  });
}

export function useActionPlans() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...plansKey, i18n.language],
    queryFn: ({ signal }) => call(listActionPlans, { signal }),
    refetchOnMount: "always",
  });
}

/** Opens the plan for a step, creating it if there is none. */
export function useOpenPlan() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (step: { fromRoleId: string; toRoleId: string; level: CareerLevel }) =>
      call(openActionPlan, { body: step }).then(({ plan }) => plan),
    onSuccess: () => client.invalidateQueries({ queryKey: plansKey }),
  });
}

export function useDeletePlan() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string) => call(deleteActionPlan, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: plansKey }),
  });
}

export function useRestorePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(restoreActionPlan, { params: { id }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: plansKey }),
  });
}

/** @throws CallError `conflict` with the `current` plan when another tab saved meanwhile. */
export const savePlan = (id: string, version: number, milestones: Milestone[]) =>
  call(saveActionPlan, { params: { id }, body: { version, milestones } });

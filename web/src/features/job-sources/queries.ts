import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type FollowedCompany,
  followCompany,
  listFollowedCompanies,
  listJobSources,
  suggestSources,
  unfollowCompany,
} from "@waymark/contract/job-sources";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../lib/api/call.ts";
import { toast } from "../../ui/overlay/toast.ts";

const companiesKey = ["followed-companies"] as const;
const sourcesKey = ["job-sources"] as const;

export const useJobSources = () =>
  useQuery({ queryKey: sourcesKey, queryFn: ({ signal }) => call(listJobSources, { signal }) });

/** The companies the person follows; refetched every few seconds while one is being read for the first time. */
export const useFollowedCompanies = () =>
  useQuery({
    queryKey: companiesKey,
    queryFn: ({ signal }) => call(listFollowedCompanies, { signal }),
    refetchInterval: ({ state }) => (state.data?.companies.some(isWaiting) ? 5_000 : false),
  });

const minutesWaited = 10 * 60_000;

/** Recently followed, without a result yet. */
export const isWaiting = ({ lastSuccess, problem, fetched, followedAt }: FollowedCompany): boolean =>
  fetched && lastSuccess === null && problem === "" && Date.now() - Date.parse(followedAt) < minutesWaited;

export const useSuggestedSources = (asked: { query: string; location: string }) =>
  useQuery({
    queryKey: [...sourcesKey, "suggested", asked],
    queryFn: ({ signal }) => call(suggestSources, { query: asked, signal }),
  });

export function useFollowCompany() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => call(followCompany, { body: { address } }),
    onSuccess: ({ company }) =>
      toast({
        title: t("job-sources.follow.added", company),
        description: t("job-sources.follow.addedText"),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: companiesKey }),
  });
}

/** Unfollows a company, with an undo toast. */
export function useUnfollowCompany() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const again = useFollowCompany();
  return useMutation({
    mutationFn: (company: FollowedCompany) => call(unfollowCompany, { params: { id: company.id } }),
    onSuccess: (_, company) =>
      toast({
        title: t("job-sources.follow.removed", { company: company.company }),
        action: { label: t("job-sources.follow.undo"), run: () => again.mutate(company.address) },
      }),
    onError: (error) =>
      toast({
        title: t("job-sources.follow.notRemoved"),
        description: error instanceof CallError ? error.error : "",
        variant: "destructive",
      }),
    onSettled: () => client.invalidateQueries({ queryKey: companiesKey }),
  });
}

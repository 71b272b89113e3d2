import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { answerGoal, type GoalKind, readTeamDashboard, setGoal } from "@waymark/contract/team-dashboard";
import { downloadPlacements, readTeamAnalytics } from "@waymark/contract/team-dashboard-analytics";
import { useCallback } from "react";
import { call } from "../../lib/api/call.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { useLiveEvent } from "../../lib/live/live.ts";

const root = ["team-dashboard"] as const;

/** The week of a team, refetched when the server reports a change. */
export function useTeamDashboard(teamId: string) {
  const client = useQueryClient();
  const again = useCallback(() => void client.invalidateQueries({ queryKey: root }), [client]);
  useLiveEvent("team-room-changed", again);
  useLiveEvent("team-changed", again);
  return useQuery({
    queryKey: [...root, teamId],
    queryFn: ({ signal }) => call(readTeamDashboard, { params: { teamId }, signal }),
    staleTime: 0,
  });
}

export function useSetGoal(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ownerId, ...body }: { ownerId: string; kind: GoalKind; perWeek: number | null }) =>
      call(setGoal, { params: { teamId, ownerId }, body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: root }),
  });
}

export function useAnswerGoal(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ goalId, accept }: { goalId: string; accept: boolean }) =>
      call(answerGoal, { params: { teamId, goalId }, body: { accept } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: root }),
  });
}

export interface Period {
  from: string;
  to: string;
}

/** The figures of a team for applications sent in a period. */
export const useTeamAnalytics = (teamId: string, period: Period) =>
  useQuery({
    queryKey: [...root, teamId, "analytics", period],
    queryFn: ({ signal }) => call(readTeamAnalytics, { params: { teamId }, query: period, signal }),
    placeholderData: keepPreviousData,
    enabled: period.from <= period.to,
  });

/** Saves the report of placements as a file. */
export const usePlacements = (teamId: string, { from, to }: Period) =>
  useMutation({
    mutationFn: ({ format, language }: { format: "pdf" | "csv"; language: string }) =>
      downloadFile(downloadPlacements, { from, to, format, language }, `placements.${format}`, { teamId }),
  });

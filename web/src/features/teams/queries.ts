import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  acceptInvitation,
  invite,
  leaveTeam,
  listTeams,
  openTeam,
  readInvitation,
  removeMember,
  renameTeam,
  revokeInvitation,
  setRole,
  type Team,
} from "@waymark/contract/teams";
import { useCallback } from "react";
import { call } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";
import { useLiveEvent } from "../../lib/live/live.ts";

const key = keyOf("teams");
interface Teams {
  teams: Team[];
}

/** The person's teams, refetched when the server reports a change. */
export function useTeams() {
  const client = useQueryClient();
  const askAgain = useCallback(() => void client.invalidateQueries({ queryKey: key }), [client]);
  useLiveEvent("team-changed", askAgain);
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listTeams, { signal }) });
}

/** A change of a team, answered with its new state. */
function useTeamChange<T>(change: (input: T) => Promise<{ team: Team }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ team }) => {
      client.setQueryData<Teams>(
        key,
        (before) => before && { teams: before.teams.map((other) => (other.id === team.id ? team : other)) },
      );
      void client.invalidateQueries({ queryKey: keyOf("plan") });
    },
  });
}

/** Opens a team of one's own, where no plan is needed for it. */
export function useOpenTeam() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(openTeam, { body: {} }),
    onSuccess: () => void client.invalidateQueries({ queryKey: key }),
  });
}

export const useInvite = (teamId: string) =>
  useTeamChange((email: string) => call(invite, { params: { teamId }, body: { email } }));
export const useRename = (teamId: string) =>
  useTeamChange((name: string) => call(renameTeam, { params: { teamId }, body: { name } }));
export const useRevoke = (teamId: string) =>
  useTeamChange((invitationId: string) => call(revokeInvitation, { params: { teamId, invitationId } }));
export const useSetRole = (teamId: string) =>
  useTeamChange(({ userId, role }: { userId: string; role: "coach" | "member" }) =>
    call(setRole, { params: { teamId, userId }, body: { role } }),
  );
export const useRemoveMember = (teamId: string) =>
  useTeamChange((userId: string) => call(removeMember, { params: { teamId, userId } }));

export function useLeave(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(leaveTeam, { params: { teamId }, body: {} }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: keyOf("plan") });
    },
  });
}

/** The invitation behind a link. The token is sent in the body, so that no log keeps it. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token }, signal }),
    retry: false,
    gcTime: 0,
  });
}

export function useAccept() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(acceptInvitation, { body: { token } }),
    // Joining changes the teams and the plan.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: keyOf("plan") });
    },
  });
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "@waymark/contract/endpoint";
import {
  changeCard,
  commentOnCard,
  createCard,
  deleteCard,
  readTeamBoard,
  restoreCard,
  type TeamCard,
  takeCard,
} from "@waymark/contract/team-boards";
import { useCallback } from "react";
import { CallError, call } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";
import { useRoomChange } from "../../lib/live/live.ts";

interface Board {
  cards: TeamCard[];
}
const keyOfBoard = (teamId: string) => ["team-board", teamId] as const;

/** The cards of a team, refetched when anybody changes one. */
export function useTeamBoard(teamId: string) {
  const client = useQueryClient();
  const again = useCallback(
    () => void client.invalidateQueries({ queryKey: keyOfBoard(teamId) }),
    [client, teamId],
  );
  useRoomChange(["board", "grants"], again);
  return useQuery({
    queryKey: keyOfBoard(teamId),
    queryFn: ({ signal }) => call(readTeamBoard, { params: { teamId }, signal }),
    staleTime: 0,
  });
}

/** A change of one card, answered with its new state. */
function useCardChange<T>(teamId: string, change: (input: T) => Promise<{ card: TeamCard }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ card }) =>
      client.setQueryData<Board>(keyOfBoard(teamId), (before) => {
        if (before === undefined) return before;
        return { cards: [...before.cards.filter(({ id }) => id !== card.id), card] };
      }),
    onSettled: () => void client.invalidateQueries({ queryKey: keyOfBoard(teamId) }),
  });
}

export const useCreateCard = (teamId: string) =>
  useCardChange(teamId, (body: BodyOf<typeof createCard>) => call(createCard, { params: { teamId }, body }));

type Change = Partial<Omit<BodyOf<typeof changeCard>, "version">>;

/** Changes a card. A move is shown at once; when somebody else was faster, theirs is shown instead. */
export function useChangeCard(teamId: string) {
  const client = useQueryClient();
  const key = keyOfBoard(teamId);
  return useMutation({
    mutationFn: ({ card, change }: { card: TeamCard; change: Change }) =>
      call(changeCard, { params: { teamId, cardId: card.id }, body: { ...change, version: card.version } }),
    onMutate: ({ card, change }) =>
      client.setQueryData<Board>(
        key,
        (before) =>
          before && {
            cards: before.cards.map((one) => (one.id === card.id ? { ...one, ...defined(change) } : one)),
          },
      ),
    onSettled: () => void client.invalidateQueries({ queryKey: key }),
  });
}

const defined = (change: Change): Partial<TeamCard> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** Whether a change was refused because somebody else changed the card first. */
export const isConflict = (error: unknown): boolean =>
  error instanceof CallError && error.code === "conflict";

export function useDeleteCard(teamId: string) {
  const client = useQueryClient();
  const again = () => void client.invalidateQueries({ queryKey: keyOfBoard(teamId) });
  const remove = useMutation({
    mutationFn: (cardId: string) => call(deleteCard, { params: { teamId, cardId } }),
    onSettled: again,
  });
  const restore = useMutation({
    mutationFn: (cardId: string) => call(restoreCard, { params: { teamId, cardId }, body: {} }),
    onSettled: again,
  });
  return { remove, restore };
}

export const useCommentOnCard = (teamId: string, cardId: string) =>
  useCardChange(teamId, (body: { id: string; text: string; mentions: string[] }) =>
    call(commentOnCard, { params: { teamId, cardId }, body }),
  );

/** Makes the posting of a card an application of one's own. */
export function useTakeCard(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ cardId, applicationId }: { cardId: string; applicationId: string }) =>
      call(takeCard, { params: { teamId, cardId }, body: { applicationId } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: keyOf("applications") }),
  });
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  answerSuggestion,
  deleteComment,
  listThreads,
  openThread,
  type PaperKind,
  replyToThread,
  resolveThread,
  type Thread,
  type ThreadAnchor,
} from "@waymark/contract/comments";
import { useCallback } from "react";
import { call } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";
import { useRoomChange } from "../../lib/live/live.ts";

export interface PaperAddress {
  teamId: string;
  ownerId: string;
  kind: PaperKind;
  paperId: string;
}
interface Threads {
  threads: Thread[];
}

const keyOfPaper = ({ teamId, ownerId, kind, paperId }: PaperAddress) =>
  ["comments", teamId, ownerId, kind, paperId] as const;

/** The threads on a paper, refetched when the server reports a change. */
export function useThreads(paper: PaperAddress, enabled: boolean) {
  const client = useQueryClient();
  const again = useCallback(() => void client.invalidateQueries({ queryKey: ["comments"] }), [client]);
  useRoomChange(["comments", "paper", "grants"], again);
  return useQuery({
    queryKey: keyOfPaper(paper),
    queryFn: ({ signal }) => call(listThreads, { params: { ...paper }, signal }),
    enabled,
    staleTime: 0,
    retry: false,
  });
}

/** A change of one thread, answered with its new state. */
function useThreadChange<T>(paper: PaperAddress, change: (input: T) => Promise<{ thread: Thread }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ thread }) =>
      client.setQueryData<Threads>(keyOfPaper(paper), (before) => {
        if (before === undefined) return before;
        const isKnown = before.threads.some(({ id }) => id === thread.id);
        const threads = before.threads.map((one) => (one.id === thread.id ? thread : one));
        return { threads: isKnown ? threads : [...threads, thread] };
      }),
  });
}

export interface NewThread {
  id: string;
  anchor: ThreadAnchor;
  text: string;
  replacement: string | null;
  mentions: string[];
}

export const useOpenThread = (paper: PaperAddress) =>
  useThreadChange(paper, (body: NewThread) => call(openThread, { params: { ...paper }, body }));
export const useReply = (paper: PaperAddress, threadId: string) =>
  useThreadChange(paper, (body: { id: string; text: string; mentions: string[] }) =>
    call(replyToThread, { params: { ...paper, threadId }, body }),
  );
export const useResolve = (paper: PaperAddress, threadId: string) =>
  useThreadChange(paper, (resolved: boolean) =>
    call(resolveThread, { params: { ...paper, threadId }, body: { resolved } }),
  );

/** The owner's answer to a suggestion, which may change the paper itself. */
export function useAnswer(paper: PaperAddress, threadId: string) {
  const client = useQueryClient();
  const change = useThreadChange(paper, (accept: boolean) =>
    call(answerSuggestion, { params: { ...paper, threadId }, body: { accept } }),
  );
  const refetch = () => {
    void client.invalidateQueries({ queryKey: keyOf("resumes") });
    void client.invalidateQueries({ queryKey: ["letter"] });
    void client.invalidateQueries({ queryKey: ["comments"] });
  };
  return { ...change, answer: (accept: boolean) => change.mutate(accept, { onSettled: refetch }) };
}

export function useDeleteComment(paper: PaperAddress, threadId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string) => call(deleteComment, { params: { ...paper, threadId, commentId } }),
    onSettled: () => void client.invalidateQueries({ queryKey: ["comments"] }),
  });
}

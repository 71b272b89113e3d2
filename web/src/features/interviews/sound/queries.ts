import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Recording } from "@waymark/contract/interviews-mocks";
import {
  deleteRecording,
  keepRecording,
  linkRecording,
  readPracticeServices,
  restoreRecording,
  transcribeSound,
} from "@waymark/contract/interviews-speech";
import { CallError, call } from "../../../lib/api/call.ts";
import { PieceProblem, type WritePiece } from "./operator-recogniser.ts";
import { forgetRecording, type HeldRecording } from "./recorder.ts";

/** The host of the operator's recogniser, and the model; null when there is none, or while that is unknown. */
export function usePracticeServices(): { speechHost: string | null; model: string | null } {
  const { data } = useQuery({
    queryKey: ["interview-services"],
    queryFn: ({ signal }) => call(readPracticeServices, { signal }),
    staleTime: 600_000,
  });
  return data ?? { speechHost: null, model: null };
}

/** Writes pieces of a mock interview's answers down by way of our server. */
export const writerFor =
  (mockId: string): WritePiece =>
  async (sound) => {
    try {
      return (await call(transcribeSound, { params: { id: mockId }, form: sound })).text;
    } catch (error) {
      const isPassing =
        error instanceof CallError && ["network", "speech_unavailable", "busy"].includes(error.code);
      throw new PieceProblem(isPassing ? "unreachable" : "failed");
    }
  };

/** Keeping and deleting recordings of a mock interview, which is fetched again after each change. */
export function useRecordings(mockId: string) {
  const client = useQueryClient();
  const refetched = () => client.invalidateQueries({ queryKey: ["mock-interview", mockId] });
  const keep = useMutation({
    mutationFn: async ({ id, answerId, sound, seconds }: HeldRecording) => {
      const form = new FormData();
      form.append("sound", sound, "answer");
      const given = { params: { id: mockId, answerId }, query: { recording: id, seconds }, form };
      return (await call(keepRecording, given)).recording;
    },
    // First the list with it, then the one in memory goes.
    onSuccess: async ({ id }) => {
      await refetched();
      forgetRecording(id);
    },
  });
  const remove = useMutation({
    mutationFn: (recordingId: string) => call(deleteRecording, { params: { recordingId } }),
    onSettled: refetched,
  });
  const restore = useMutation({
    mutationFn: (recordingId: string) => call(restoreRecording, { params: { recordingId }, body: {} }),
    onSettled: refetched,
  });
  return { keep, remove, restore };
}

export async function fetchRecording({ id, type }: Recording): Promise<Blob> {
  const { downloadUrl } = await call(linkRecording, { params: { recordingId: id }, body: {} });
  const answer = await fetch(downloadUrl);
  if (!answer.ok) throw new CallError(answer.status, "unreadable");
  return new Blob([await answer.arrayBuffer()], { type });
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type BulkList,
  type BulkSearch,
  downloadBulkRun,
  readBulkList,
  runBulkList,
  saveBulkList,
  sendBulkHit,
} from "@waymark/contract/bulk-searches";
import { call } from "../../lib/api/call.ts";
import { downloadFile } from "../../lib/download-file.ts";

const keyOf = (teamId: string) => ["bulk-searches", teamId] as const;

export const useBulkList = (teamId: string) =>
  useQuery({
    queryKey: keyOf(teamId),
    queryFn: async ({ signal }) => (await call(readBulkList, { params: { teamId }, signal })).list,
    // The form holds typed text that an answer in the background must not replace.
    refetchOnWindowFocus: false,
  });

/**
 * Searches that were changed and not run. They lie with the answers of this session, so that another tab of the room
 * loses nothing and the next person in this browser sees nothing.
 */
export function useSearchDraft(teamId: string) {
  const client = useQueryClient();
  const key = [...keyOf(teamId), "draft"];
  return {
    read: () => client.getQueryData<readonly BulkSearch[]>(key),
    keep: (searches: readonly BulkSearch[]) => {
      client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      client.setQueryData(key, searches);
    },
    forget: () => client.removeQueries({ queryKey: key }),
  };
}

export function useSaveBulkList(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { searches: BulkSearch[]; weekly: boolean; version: number }) =>
      (await call(saveBulkList, { params: { teamId }, body })).list,
    onSuccess: (list) => client.setQueryData<BulkList>(keyOf(teamId), list),
  });
}

export const useRunBulkList = (teamId: string) =>
  useMutation({ mutationFn: () => call(runBulkList, { params: { teamId }, body: {} }) });

export const useSendHit = (teamId: string) =>
  useMutation({
    mutationFn: (body: { jobId: string; to: string }) => call(sendBulkHit, { params: { teamId }, body }),
  });

export const useDownloadRun = (teamId: string) =>
  useMutation({
    mutationFn: ({ format, language }: { format: "pdf" | "csv"; language: string }) =>
      downloadFile(downloadBulkRun, { format, language }, `searches.${format}`, { teamId }),
  });

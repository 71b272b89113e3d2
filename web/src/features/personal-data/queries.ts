import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  cancelErasure,
  type PersonalData,
  prepareDownload,
  readPersonalData,
  requestErasure,
  requestExport,
} from "@waymark/contract/personal-data";
import { useCallback } from "react";
import { call } from "../../lib/api/call.ts";
import { useLiveEvent } from "../../lib/live/live.ts";
import { withRecentProof } from "../../lib/session/prove.ts";

const dataKey = ["personal-data"] as const;

export function usePersonalData() {
  const client = useQueryClient();
  const ask = useCallback(() => void client.invalidateQueries({ queryKey: dataKey }), [client]);
  useLiveEvent("personal-data-changed", ask);
  return useQuery({
    queryKey: dataKey,
    queryFn: ({ signal }) => call(readPersonalData, { signal }),
    // In case the event stream is cut, the end of an export is still noticed.
    refetchInterval: ({ state }) => {
      const packing = state.data?.export?.state;
      return packing === "waiting" || packing === "running" ? 5_000 : false;
    },
  });
}

function useChange<Input, Answer extends Partial<PersonalData>>(work: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: (answer) => {
      client.setQueryData<PersonalData>(dataKey, (before) => before && { ...before, ...answer });
      void client.invalidateQueries({ queryKey: dataKey });
    },
  });
}

export const useRequestExport = () =>
  useChange(() => withRecentProof(() => call(requestExport, { body: {} })));

export const useRequestErasure = () =>
  useChange((confirm: string) => withRecentProof(() => call(requestErasure, { body: { confirm } })));

export const useCancelErasure = () =>
  useChange(async () => {
    await call(cancelErasure, {});
    return { erasure: null };
  });

/** The browser fetches the file itself: it may be too large to hold in memory. */
export function useDownloadExport() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { downloadUrl } = await withRecentProof(() =>
        call(prepareDownload, { params: { id }, body: {} }),
      );
      window.location.assign(downloadUrl);
    },
  });
}

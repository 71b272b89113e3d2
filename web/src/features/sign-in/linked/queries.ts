import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type LinkedIdentity,
  listIdentities,
  listProviders,
  type ProviderId,
  startProvider,
  unlinkIdentity,
} from "@waymark/contract/sign-in";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../../lib/api/call.ts";
import { useLiveEvent } from "../../../lib/live/live.ts";
import { isProofRequired, withRecentProof } from "../../../lib/session/prove.ts";
import { toast } from "../../../ui/overlay/toast.ts";

const key = ["identities"] as const;

export function useIdentities() {
  const client = useQueryClient();
  const again = useCallback(() => void client.invalidateQueries({ queryKey: key }), [client]);
  useLiveEvent("user-updated", again);
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const [own, all] = await Promise.all([
        call(listIdentities, { signal }),
        call(listProviders, { signal }),
      ]);
      const linked = new Set(own.identities.map(({ provider }) => provider));
      return { ...own, open: all.providers.filter(({ id, ready }) => ready && !linked.has(id)) };
    },
  });
}

function useFailure() {
  const { t } = useTranslation();
  return (title: string, error: unknown) => {
    // The person closed the proof dialog, so they know that nothing happened.
    if (isProofRequired(error)) return;
    const known = error instanceof CallError;
    const last = known && error.code === "last_way_in";
    const description = last ? t("sign-in-methods.identities.last") : known ? error.error : String(error);
    toast({ title, description, variant: "destructive" });
  };
}

export function useLinkProvider() {
  const { t } = useTranslation();
  const failed = useFailure();
  return useMutation({
    mutationFn: async ({ id }: { id: ProviderId; name: string }) => {
      const body = { purpose: "link" as const };
      const { url } = await withRecentProof(() => call(startProvider, { params: { provider: id }, body }));
      window.location.assign(url);
    },
    onError: (error, { name }) =>
      failed(t("sign-in-methods.identities.linkFailed", { provider: name }), error),
  });
}

export function useUnlink() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failed = useFailure();
  return useMutation({
    mutationFn: ({ id }: LinkedIdentity) => withRecentProof(() => call(unlinkIdentity, { params: { id } })),
    onSuccess: (_done, { name }) =>
      toast({ title: t("sign-in-methods.identities.unlinked", { provider: name }) }),
    onError: (error) => failed(t("sign-in-methods.identities.unlinkFailed"), error),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export const readProviders = () => call(listProviders, {}).catch(() => ({ providers: [] }));

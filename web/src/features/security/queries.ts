import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readSecurity } from "@waymark/contract/security";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../lib/api/call.ts";
import { useLiveEvent } from "../../lib/live/live.ts";
import { isPasskeyDeclined } from "../../lib/session/passkey.ts";
import { isProofRequired, withRecentProof } from "../../lib/session/prove.ts";
import { toast } from "../../ui/overlay/toast.ts";

const key = ["security"] as const;

/** All data of the security settings, refetched after changes in other tabs and by mailed links. */
export function useSecurity() {
  const client = useQueryClient();
  const again = useCallback(() => void client.invalidateQueries({ queryKey: key }), [client]);
  useLiveEvent("user-updated", again);
  useLiveEvent("second-factor-verified", again);
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(readSecurity, { signal }) });
}

/** The person cancelled it themselves, so there is no error to show. */
export const isDeclined = (error: unknown): boolean => isProofRequired(error) || isPasskeyDeclined(error);

/** Returns a function for the message of an error. */
export function useReason() {
  const { t } = useTranslation();
  return (error: unknown) => (error instanceof CallError ? error.error : t("security.failed.text"));
}

/**
 * A change of the account's security: asks for a recent proof if needed, refetches everything afterwards, and shows a
 * failure as a toast unless `quiet`.
 */
export function useChange<In, Out>(work: (input: In) => Promise<Out>, { quiet = false } = {}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const reason = useReason();
  return useMutation({
    mutationFn: (input: In) => withRecentProof(() => work(input)),
    onError: (error) => {
      if (quiet || isDeclined(error)) return;
      toast({ title: t("security.failed.title"), description: reason(error), variant: "destructive" });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

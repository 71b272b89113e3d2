import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  cancelEmailChange,
  changePassword,
  confirmEmailChange,
  type Proof,
  prove,
  provePasskeyOptions,
  readEmailLink,
  readSecurity,
  refuseEmailChange,
  registerPasskey,
  registerPasskeyOptions,
  removePasskey,
  renamePasskey,
  requestEmailChange,
  resendEmailChange,
  sendProofCode,
} from "@waymark/contract/security";
import {
  beginAuthenticator,
  renewBackupCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "@waymark/contract/security-second-factor";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../lib/api/call.ts";
import { useLiveEvent } from "../../lib/live/live.ts";
import { askPasskey, isPasskeyDeclined, makePasskey } from "../../lib/session/passkey.ts";
import { isProofRequired, withRecentProof } from "../../lib/session/prove.ts";
import { toast } from "../../ui/overlay/toast.ts";

const key = ["security"] as const;

export function useSecurity() {
  const client = useQueryClient();
  const again = useCallback(() => void client.invalidateQueries({ queryKey: key }), [client]);
  useLiveEvent("user-updated", again);
  useLiveEvent("multi-factor-verified", again);
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(readSecurity, { signal }) });
}

/** The person cancelled it themselves, so there is no error to show. */
export const isDeclined = (error: unknown): boolean => isProofRequired(error) || isPasskeyDeclined(error);

export function useReason() {
  const { t } = useTranslation();
  return (error: unknown) => (error instanceof CallError ? error.error : t("security.failed.text"));
}

/**
 * Asks for a recent proof if needed, refetches everything afterwards, and shows a failure as a toast unless `quiet`.
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

/** @throws CallError `email_same`, `email_taken`. */
export const changeEmail = (email: string) => call(requestEmailChange, { body: { email } });
export const resendEmail = () => call(resendEmailChange, { body: {} });
export const cancelEmail = () => call(cancelEmailChange, {});

/** @throws CallError `link_invalid`. */
export const readLink = (token: string) => call(readEmailLink, { body: { token } });
export const confirmEmail = (token: string) => call(confirmEmailChange, { body: { token } });
export const refuseEmail = (token: string) => call(refuseEmailChange, { body: { token } });

/** @throws CallError `password_wrong`, `weak_password`. */
export const savePassword = (newPassword: string, currentPassword: string | undefined) =>
  call(changePassword, { body: { newPassword, currentPassword } });

export async function addPasskey(name: string): Promise<void> {
  const created = await makePasskey(await call(registerPasskeyOptions, { body: {} }));
  await call(registerPasskey, { body: { name, created } });
}

export const namePasskey = (id: string, name: string) =>
  call(renamePasskey, { params: { id }, body: { name } });
export const deletePasskey = (id: string) => call(removePasskey, { params: { id } });

/** @throws CallError `password_wrong`, `code_invalid`. */
export const giveProof = (body: Proof) => call(prove, { body });
export const mailProofCode = () => call(sendProofCode, { body: {} });

export const proofByPasskey = async (): Promise<Proof> => ({
  by: "passkey",
  assertion: await askPasskey(await call(provePasskeyOptions, { body: {} })),
});

export const startAuthenticator = () => call(beginAuthenticator, { body: {} });

/** @returns the backup codes. @throws CallError `code_invalid`. */
export const confirmAuthenticator = async (code: string): Promise<readonly string[]> =>
  (await call(turnOnSecondFactor, { body: { code } })).backupCodes;

export const endAuthenticator = (by: "authenticator" | "backup-code", code: string) =>
  call(turnOffSecondFactor, { body: { by, code } });

export const makeBackupCodes = async (): Promise<readonly string[]> =>
  (await call(renewBackupCodes, { body: {} })).backupCodes;

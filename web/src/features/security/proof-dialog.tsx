import type { Proof, Security } from "@waymark/contract/security";
import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { MailKept } from "../../lib/confirm-address/mail-kept.tsx";
import { isPasskeyDeclined, passkeysWork } from "../../lib/session/passkey.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { giveProof, mailProofCode, proofByPasskey, useReason, useSecurity } from "./queries.ts";

type Way = "password" | "email-code" | "authenticator";

/** Asks for a proof of identity, by the means the account has. */
export function ProofDialog({ onDone }: { onDone: (proven: boolean) => void }) {
  const { t } = useTranslation();
  const security = useSecurity();
  const reason = useReason();
  return (
    <Dialog
      open
      steady
      onOpenChange={() => onDone(false)}
      title={t("security.proof.title")}
      description={t("security.proof.text")}
    >
      {security.isPending && (
        <Loading>
          <Skeleton className="h-11 w-full" />
        </Loading>
      )}
      {security.isError && !security.data && (
        <Notice onRetry={() => void security.refetch()}>{reason(security.error)}</Notice>
      )}
      {security.data && <ProofForm security={security.data} onDone={onDone} />}
    </Dialog>
  );
}

function ProofForm({ security, onDone }: { security: Security; onDone: (proven: boolean) => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const reason = useReason();
  const first: Way = security.hasPassword ? "password" : "email-code";
  const [way, setWay] = useState<Way>(first);
  const [typed, setTyped] = useState("");
  const [isSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (!isPasskeyDeclined(error)) setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const give = async (make: () => Promise<Proof> | Proof) => {
    if (await attempt(async () => giveProof(await make()))) onDone(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || typed.trim() === "") return;
    void give(() => (way === "password" ? { by: way, password: typed } : { by: way, code: typed }));
  };
  const send = async () => {
    if (await attempt(mailProofCode)) setSent(true);
  };
  const byPasskey = () => void give(proofByPasskey);
  const change = (next: Way) => {
    setWay(next);
    setTyped("");
    setFailure(null);
  };
  const isWrong =
    failure instanceof CallError && (failure.code === "password_wrong" || failure.code === "code_invalid");
  const isAsking = way !== "email-code" || isSent;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {!isAsking && (
        <div className="grid justify-items-start gap-3">
          <p className="text-[0.9375rem]">{t("security.proof.byMail", { email: user.email })}</p>
          <MailKept />
          <Button busy={busy} onClick={() => void send()}>
            {t("security.proof.send")}
          </Button>
        </div>
      )}
      {isAsking && (
        <Field
          key={way}
          label={t(`security.proof.${way}`)}
          required
          error={isWrong ? reason(failure) : undefined}
        >
          {way === "password" ? (
            <PasswordInput
              autoComplete="current-password"
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          ) : (
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className="tabular max-w-48 text-lg tracking-[0.2em]"
            />
          )}
        </Field>
      )}
      {failure !== null && !isWrong && <Notice>{reason(failure)}</Notice>}
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {security.authenticatorSince !== null && (
          <TextButton onClick={() => change(way === "authenticator" ? first : "authenticator")}>
            {t(way === "authenticator" ? "security.proof.otherWay" : "security.proof.useApp")}
          </TextButton>
        )}
        {way === "email-code" && isSent && (
          <TextButton onClick={() => void send()}>{t("security.proof.again")}</TextButton>
        )}
        {security.passkeys.length > 0 && passkeysWork() && (
          <TextButton onClick={byPasskey} className="gap-1.5">
            <KeyRound aria-hidden="true" className="size-4" />
            {t("security.proof.usePasskey")}
          </TextButton>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onDone(false)}>
          {t("common.cancel")}
        </Button>
        {isAsking && (
          <Button type="submit" busy={busy} disabled={typed.trim() === ""}>
            {t("security.proof.confirm")}
          </Button>
        )}
      </div>
    </form>
  );
}

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
  const { busy, failure, setFailure, attempt } = useAttempt();
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
      {!isAsking && <SendCode email={user.email} busy={busy} onSend={() => void send()} />}
      {isAsking && (
        <ProofField
          key={way}
          way={way}
          error={isWrong ? reason(failure) : undefined}
          typed={typed}
          onTyped={setTyped}
        />
      )}
      {failure !== null && !isWrong && <Notice>{reason(failure)}</Notice>}
      <OtherWays
        security={security}
        way={way}
        onChange={() => change(way === "authenticator" ? first : "authenticator")}
        onSendAgain={isSent ? () => void send() : undefined}
        onPasskey={() => void give(proofByPasskey)}
      />
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

/** Runs one task at a time; a passkey that the person declined is no failure. */
function useAttempt() {
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
  return { busy, failure, setFailure, attempt };
}

function SendCode({ email, busy, onSend }: { email: string; busy: boolean; onSend: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-[0.9375rem]">{t("security.proof.byMail", { email })}</p>
      <MailKept />
      <Button busy={busy} onClick={onSend}>
        {t("security.proof.send")}
      </Button>
    </div>
  );
}

function ProofField({
  way,
  error,
  typed,
  onTyped,
}: {
  way: Way;
  error: string | undefined;
  typed: string;
  onTyped: (typed: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <Field label={t(`security.proof.${way}`)} required error={error}>
      {way === "password" ? (
        <PasswordInput
          autoComplete="current-password"
          maxLength={200}
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
        />
      ) : (
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          value={typed}
          onChange={(event) => onTyped(event.target.value)}
          className="tabular max-w-48 text-lg tracking-[0.2em]"
        />
      )}
    </Field>
  );
}

function OtherWays({
  security,
  way,
  onChange,
  onSendAgain,
  onPasskey,
}: {
  security: Security;
  way: Way;
  onChange: () => void;
  onSendAgain: (() => void) | undefined;
  onPasskey: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {security.authenticatorSince !== null && (
        <TextButton onClick={onChange}>
          {t(way === "authenticator" ? "security.proof.otherWay" : "security.proof.useApp")}
        </TextButton>
      )}
      {way === "email-code" && onSendAgain && (
        <TextButton onClick={onSendAgain}>{t("security.proof.again")}</TextButton>
      )}
      {security.passkeys.length > 0 && passkeysWork() && (
        <TextButton onClick={onPasskey} className="gap-1.5">
          <KeyRound aria-hidden="true" className="size-4" />
          {t("security.proof.usePasskey")}
        </TextButton>
      )}
    </div>
  );
}

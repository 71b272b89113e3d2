import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { useProveReply, useRemoveReply, useSendReplyCode } from "./queries.ts";

/** The address to which answers to the team's mail go; it counts once a code that was mailed to it is entered. */
export function ReplyAddress({ teamId, replyTo }: { teamId: string; replyTo: string | null }) {
  const { t } = useTranslation();
  const remove = useRemoveReply(teamId);
  return (
    <section className="grid max-w-prose grid-cols-1 gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 className="text-lg">{t("teams-branding.reply")}</h2>
        <p className="text-muted text-pretty">{t("teams-branding.replyText")}</p>
      </div>
      {replyTo !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="min-w-0">
            <span className="font-semibold break-all">{replyTo}</span>{" "}
            <span className="text-sm text-muted">{t("teams-branding.replyProven")}</span>
          </span>
          <Button
            variant="quiet"
            size="sm"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, {
                onError: (error) => toast({ title: reasonOf(error), variant: "destructive" }),
              })
            }
          >
            {t("teams-branding.replyRemove")}
          </Button>
        </div>
      )}
      <ProofForm teamId={teamId} isChange={replyTo !== null} />
    </section>
  );
}

function ProofForm({ teamId, isChange }: { teamId: string; isChange: boolean }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const send = useSendReplyCode(teamId);
  const prove = useProveReply(teamId);
  const isSent = send.isSuccess && send.variables === email.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === "") return;
    if (!isSent) return send.mutate(email.trim());
    prove.mutate(
      { email: email.trim(), code: code.trim() },
      {
        onSuccess: () => {
          setEmail("");
          setCode("");
          send.reset();
          toast({ title: t("teams-branding.replySaved") });
        },
      },
    );
  };
  const error = prove.error ?? send.error;
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={t(isChange ? "teams-branding.replyOther" : "teams-branding.replyAddress")}>
        <Input
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      {isSent && (
        <Field label={t("teams-branding.code")} hint={t("teams-branding.codeHint", { email: email.trim() })}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      )}
      {error && <Notice>{reasonOf(error)}</Notice>}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="secondary" busy={send.isPending || prove.isPending}>
          {t(isSent ? "teams-branding.prove" : "teams-branding.sendCode")}
        </Button>
        {isSent && (
          <Button variant="quiet" busy={send.isPending} onClick={() => send.mutate(email.trim())}>
            {t("teams-branding.sendAgain")}
          </Button>
        )}
      </div>
    </form>
  );
}

import { zodResolver } from "@hookform/resolvers/zod";
import { type EmailChange, requestEmailChange } from "@waymark/contract/security";
import { Check, Clock, Mail } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { ConfirmFirst, useUnconfirmed } from "../../lib/confirm-address/confirm-address.tsx";
import { MailKept } from "../../lib/confirm-address/mail-kept.tsx";
import { formatInstant } from "../../lib/format.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Row } from "../../ui/rows.tsx";
import { cancelEmail, changeEmail, isDeclined, resendEmail, useChange, useReason } from "./queries.ts";

export function EmailRow({ change }: { change: EmailChange | null }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const unconfirmed = useUnconfirmed();
  const [changing, setChanging] = useState(false);
  const isNone = user.email === "";
  return (
    <Row
      icon={Mail}
      title={t("security.email.title")}
      badge={!isNone && user.emailVerified && <Badge tone="pine">{t("security.email.verified")}</Badge>}
      status={isNone ? t("security.email.none") : user.email}
      actions={
        <Button
          variant="secondary"
          size="sm"
          aria-label={t(isNone ? "security.email.add" : "security.email.changeNamed")}
          onClick={() => setChanging(true)}
        >
          {t(isNone ? "security.email.add" : "security.change")}
        </Button>
      }
    >
      {change && <PendingChange change={change} />}
      {unconfirmed && changing && <ConfirmFirst />}
      {!unconfirmed && changing && <EmailDialog onClose={() => setChanging(false)} />}
    </Row>
  );
}

function Side({ address, confirmed }: { address: string; confirmed: boolean }) {
  const { t } = useTranslation();
  const Icon = confirmed ? Check : Clock;
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${confirmed ? "text-pine" : "text-muted"}`} />
      <span className="wrap-anywhere">
        {t(confirmed ? "security.email.confirmed" : "security.email.waits", { address })}
      </span>
    </li>
  );
}

function PendingChange({ change }: { change: EmailChange }) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const resend = useChange(resendEmail);
  const cancel = useChange(cancelEmail);
  const again = () =>
    resend.mutate(undefined, { onSuccess: () => toast({ title: t("security.email.resent") }) });
  return (
    <div className="grid grid-cols-1 gap-3 pb-1 pl-14 text-[0.9375rem]">
      <p className="wrap-anywhere">
        {t(user.email === "" ? "security.email.pendingFirst" : "security.email.pending", {
          email: change.newEmail,
          until: formatInstant(change.expiresAt, i18n.language),
        })}
      </p>
      <ul className="grid gap-1.5">
        {user.email !== "" && <Side address={user.email} confirmed={change.confirmedByOld} />}
        <Side address={change.newEmail} confirmed={change.confirmedByNew} />
      </ul>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <TextButton onClick={again} disabled={resend.isPending}>
          {t("security.email.resend")}
        </TextButton>
        <TextButton onClick={() => cancel.mutate(undefined)} disabled={cancel.isPending}>
          {t("security.email.cancel")}
        </TextButton>
      </div>
    </div>
  );
}

function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const reason = useReason();
  const change = useChange(changeEmail, { quiet: true });
  const form = useForm({ resolver: zodResolver(requestEmailChange.body), defaultValues: { email: "" } });
  const { errors } = form.formState;
  const isSame = change.error instanceof CallError && change.error.code === "email_same";
  const submit = form.handleSubmit(({ email }) => change.mutate(email, { onSuccess: onClose }));
  return (
    <Dialog
      open
      steady
      onOpenChange={onClose}
      title={t(user.email === "" ? "security.email.add" : "security.email.dialog")}
      description={t(user.email === "" ? "security.email.howFirst" : "security.email.how")}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t("security.email.new")}
          required
          error={errors.email ? t("security.email.invalid") : isSame ? reason(change.error) : undefined}
        >
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register("email")}
          />
        </Field>
        <MailKept />
        {change.isError && !isSame && !isDeclined(change.error) && <Notice>{reason(change.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" busy={change.isPending}>
            {t("security.email.send")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

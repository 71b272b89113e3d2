import { zodResolver } from "@hookform/resolvers/zod";
import { invite, type Team } from "@waymark/contract/teams";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { ConfirmFirst, useUnconfirmed } from "../../lib/confirm-address/confirm-address.tsx";
import { MailKept } from "../../lib/confirm-address/mail-kept.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { useInvite } from "./queries.ts";

/** Invites by mail while a seat is free. */
export function InviteForm({ team }: { team: Team }) {
  const { t } = useTranslation();
  const send = useInvite(team.id);
  const unconfirmed = useUnconfirmed();
  const form = useForm({ resolver: zodResolver(invite.body), defaultValues: { email: "" } });
  if (team.seats.used >= team.seats.limit) {
    return <p className="text-[0.9375rem] text-muted">{t("teams.full", { limit: team.seats.limit })}</p>;
  }
  if (unconfirmed) return <ConfirmFirst />;
  const submit = form.handleSubmit(({ email }) =>
    send.mutate(email, {
      onSuccess: () => {
        toast({ title: t("teams.invited", { email }) });
        form.reset();
        form.setFocus("email");
      },
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={t("teams.inviteLabel")}
          hint={t("teams.inviteHint")}
          error={form.formState.errors.email && t("teams.emailWrong")}
          className="min-w-0 flex-1 basis-64"
        >
          <Input type="email" autoComplete="off" {...form.register("email")} />
        </Field>
        <Button type="submit" className="sm:mt-6.5" busy={send.isPending}>
          {t("teams.invite")}
        </Button>
      </div>
      {send.isSuccess && <MailKept />}
      {send.error && (
        <Notice>{send.error instanceof CallError ? send.error.error : t("teams.failed")}</Notice>
      )}
    </form>
  );
}

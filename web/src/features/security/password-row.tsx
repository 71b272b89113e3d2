import { zodResolver } from "@hookform/resolvers/zod";
import { Password } from "@waymark/contract/accounts";
import { Lock } from "lucide-react";
import { useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { CallError } from "../../lib/api/call.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { PasswordInput } from "../../ui/form/password-input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Row } from "../../ui/rows.tsx";
import { isDeclined, savePassword, useChange, useReason } from "./queries.ts";

export function PasswordRow({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  return (
    <Row
      icon={Lock}
      title={t("security.password.title")}
      status={t(hasPassword ? "security.password.isSet" : "security.password.none")}
      actions={
        <Button
          variant="secondary"
          size="sm"
          {...(hasPassword ? { "aria-label": t("security.password.changeNamed") } : {})}
          onClick={() => setChanging(true)}
        >
          {t(hasPassword ? "security.change" : "security.password.set")}
        </Button>
      }
    >
      {changing && <PasswordDialog hasPassword={hasPassword} onClose={() => setChanging(false)} />}
    </Row>
  );
}

const withOld = z.object({ currentPassword: Password, newPassword: Password });
const withoutOld = withOld.extend({ currentPassword: z.string() });
type Entry = z.infer<typeof withOld>;

function PasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const reason = useReason();
  const change = useChange(
    ({ currentPassword, newPassword }: Entry) =>
      savePassword(newPassword, hasPassword ? currentPassword : undefined),
    { quiet: true },
  );
  const form = useForm({
    resolver: zodResolver(hasPassword ? withOld : withoutOld),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const code = change.error instanceof CallError ? change.error.code : undefined;
  const isOther = change.isError && code !== "password_wrong" && code !== "weak_password";
  const submit = form.handleSubmit((entry) =>
    change.mutate(entry, {
      onSuccess: () => {
        toast({ title: t("security.password.done"), description: t("security.password.ended") });
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      steady
      onOpenChange={onClose}
      title={t(hasPassword ? "security.password.dialog" : "security.password.set")}
      description={t("security.password.how")}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordFields
          form={form}
          hasPassword={hasPassword}
          wrong={code === "password_wrong" ? reason(change.error) : undefined}
          weak={code === "weak_password" ? reason(change.error) : undefined}
        />
        {isOther && !isDeclined(change.error) && <Notice>{reason(change.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" busy={change.isPending}>
            {t("security.password.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function PasswordFields({
  form,
  hasPassword,
  wrong,
  weak,
}: {
  form: UseFormReturn<Entry>;
  hasPassword: boolean;
  /** Reasons of the server. */
  wrong: string | undefined;
  weak: string | undefined;
}) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  return (
    <>
      {hasPassword && (
        <Field
          label={t("security.password.current")}
          required
          error={wrong ?? (errors.currentPassword && t("security.password.missing"))}
        >
          <PasswordInput
            autoComplete="current-password"
            maxLength={200}
            {...form.register("currentPassword")}
          />
        </Field>
      )}
      <Field
        label={t("security.password.new")}
        required
        hint={t("security.password.hint")}
        error={weak ?? (errors.newPassword && t("security.password.missing"))}
      >
        <PasswordInput autoComplete="new-password" maxLength={200} {...form.register("newPassword")} />
      </Field>
    </>
  );
}

import { type Passkey, PasskeyName } from "@waymark/contract/security";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isPasskeyKnown } from "../../lib/session/passkey.ts";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { addPasskey, isDeclined, namePasskey, useChange, useReason } from "./queries.ts";

export function NamePasskeyDialog({ passkey, onClose }: { passkey?: Passkey; onClose: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const [name, setName] = useState(passkey?.name ?? t("security.passkeys.thisDevice"));
  const save = useChange(
    async (given: string) => {
      if (passkey === undefined) await addPasskey(given);
      else await namePasskey(passkey.id, given);
    },
    { quiet: true },
  );
  const parsed = PasskeyName.safeParse(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!parsed.success || save.isPending) return;
    save.mutate(parsed.data, {
      onSuccess: () => {
        if (passkey === undefined) toast({ title: t("security.passkeys.added") });
        onClose();
      },
    });
  };
  const problem = isPasskeyKnown(save.error) ? t("security.passkeys.known") : reason(save.error);
  return (
    <Dialog
      open
      steady
      onOpenChange={onClose}
      title={t(passkey ? "security.passkeys.renameTitle" : "security.passkeys.add")}
      {...(passkey ? {} : { description: t("security.passkeys.how") })}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t("security.passkeys.name")} required hint={t("security.passkeys.nameHint")}>
          <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        </Field>
        {save.isError && !isDeclined(save.error) && <Notice>{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" busy={save.isPending} disabled={!parsed.success}>
            {t(passkey ? "security.passkeys.save" : "security.passkeys.continue")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { endAuthenticator, isDeclined, useChange, useReason } from "./queries.ts";

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const [by, setBy] = useState<"authenticator" | "backup-code">("authenticator");
  const [code, setCode] = useState("");
  const off = useChange((typed: string) => endAuthenticator(by, typed), {
    quiet: true,
  });
  const isWrong = off.error instanceof CallError && off.error.code === "code_invalid";
  const isApp = by === "authenticator";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === "" || off.isPending) return;
    off.mutate(code, {
      onSuccess: () => {
        toast({ title: t("security.off.done") });
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      steady
      onOpenChange={onClose}
      title={t("security.off.title")}
      description={t("security.off.text")}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          key={by}
          label={t(isApp ? "security.setUp.code" : "security.off.backupCode")}
          required
          error={isWrong ? reason(off.error) : undefined}
        >
          <Input
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode={isApp ? "numeric" : "text"}
            autoComplete={isApp ? "one-time-code" : "off"}
            maxLength={40}
            className="tabular max-w-56 text-lg tracking-[0.2em]"
          />
        </Field>
        <TextButton
          className="justify-self-start text-sm"
          onClick={() => {
            setBy(isApp ? "backup-code" : "authenticator");
            setCode("");
            off.reset();
          }}
        >
          {t(isApp ? "security.off.useBackup" : "security.off.useApp")}
        </TextButton>
        {off.isError && !isWrong && !isDeclined(off.error) && <Notice>{reason(off.error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" variant="destructive" busy={off.isPending} disabled={code.trim() === ""}>
            {t("security.factor.turnOff")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import type { Erasure } from "@waymark/contract/personal-data";
import { isSameNumber } from "@waymark/domain/phone/dialled";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatDate } from "../../lib/format.ts";
import { isProofRequired } from "../../lib/session/prove.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Group, GroupActions } from "../../ui/group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useKeepAccount } from "./pending-erasure.tsx";
import { useRequestErasure } from "./queries.ts";

/** Asks for the email address or, without one, the phone number as confirmation. A pending deletion can be cancelled. */
export function EraseAccount({ pending }: { pending: Erasure | null }) {
  const { t, i18n } = useTranslation();
  const { localization } = useSession().user;
  const [open, setOpen] = useState(false);
  return (
    <Group title={t("personal-data.erase.title")} text={t("personal-data.erase.text")}>
      {pending !== null && (
        <p className="text-[0.9375rem] font-medium">
          {t("personal-data.erase.pending", {
            at: formatDate(pending.erasedAt, i18n.language, localization),
          })}
        </p>
      )}
      <GroupActions>
        {pending === null ? (
          <Button variant="destructive" size="sm" onClick={() => setOpen(true)}>
            {t("personal-data.erase.open")}
          </Button>
        ) : (
          <KeepAccount />
        )}
      </GroupActions>
      {open && <ConfirmDialog onClose={() => setOpen(false)} />}
    </Group>
  );
}

function KeepAccount() {
  const { t } = useTranslation();
  const { keep, busy } = useKeepAccount();
  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={keep}>
      {t("personal-data.erase.keep")}
    </Button>
  );
}

/** The address or number to be typed, and the texts about it. */
function useOwnName() {
  const { t } = useTranslation();
  const { email, phoneNumber } = useSession().user;
  if (email !== "")
    return {
      type: "email",
      explain: t("personal-data.erase.explain"),
      label: t("personal-data.erase.label"),
      hint: t("personal-data.erase.confirm", { email }),
      mismatch: t("personal-data.erase.mismatch"),
      isTyped: (typed: string) => typed.trim().toLowerCase() === email.toLowerCase(),
    };
  return {
    type: "tel",
    explain: t("personal-data.erase.byPhone.explain"),
    label: t("personal-data.erase.byPhone.label"),
    hint: t("personal-data.erase.byPhone.confirm", { number: phoneNumber }),
    mismatch: t("personal-data.erase.byPhone.mismatch"),
    isTyped: (typed: string) => isSameNumber(typed, phoneNumber),
  };
}

function ConfirmDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const name = useOwnName();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const ask = useRequestErasure();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = name.isTyped(typed);
    setWrong(!isRight);
    if (isRight) ask.mutate(typed.trim(), { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={onClose} title={t("personal-data.erase.dialog")}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-[0.9375rem]">{name.explain}</p>
        <p className="text-[0.9375rem] text-muted">{t("personal-data.erase.first")}</p>
        <Field label={name.label} hint={name.hint} error={wrong ? name.mismatch : undefined} required>
          <Input
            type={name.type}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
        </Field>
        {ask.error && !isProofRequired(ask.error) && (
          <Notice>
            {ask.error instanceof CallError ? ask.error.error : t("personal-data.erase.problem")}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" variant="destructive" busy={ask.isPending} disabled={typed.trim() === ""}>
            {t("personal-data.erase.do")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

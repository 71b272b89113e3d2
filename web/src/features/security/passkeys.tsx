import type { Passkey } from "@waymark/contract/security";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addressWithName, passkeysWork } from "../../lib/passkey.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/link-button.tsx";
import { NamePasskeyDialog } from "./name-passkey-dialog.tsx";
import { PasskeyRow } from "./passkey-row.tsx";

/** The person's passkeys, and how to make one; says why where none can be made. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const works = passkeysWork();
  const named = addressWithName();
  return (
    <div className="grid grid-cols-1 gap-3 pt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h3 className="text-lg">{t("security.passkeys.title")}</h3>
          <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">{t("security.passkeys.text")}</p>
        </div>
        {works && (
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            {t("security.passkeys.add")}
          </Button>
        )}
      </div>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {passkeys.length === 0 && works && (
        <p className="rounded-xl border border-dashed border-line-strong px-4 py-6 text-[0.9375rem] text-muted">
          {t("security.passkeys.empty")}
        </p>
      )}
      {!works && (
        <p className="text-[0.9375rem] text-muted">
          {t("security.passkeys.unavailable")}{" "}
          {named !== null && <TextLink href={named}>{new URL(named).origin}</TextLink>}
        </p>
      )}
      {adding && <NamePasskeyDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

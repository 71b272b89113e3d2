import type { Passkey } from "@waymark/contract/security";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmFirst, useUnconfirmed } from "../../lib/confirm-address/confirm-address.tsx";
import { addressWithName, passkeysWork } from "../../lib/session/passkey.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/button/link-button.tsx";
import { Group, GroupActions, GroupEmpty } from "../../ui/group.tsx";
import { Rows } from "../../ui/rows.tsx";
import { NamePasskeyDialog } from "./name-passkey-dialog.tsx";
import { PasskeyRow } from "./passkey-row.tsx";

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const unconfirmed = useUnconfirmed();
  const works = passkeysWork();
  const named = addressWithName();
  return (
    <Group title={t("security.passkeys.title")} text={t("security.passkeys.text")}>
      {passkeys.length > 0 && (
        <Rows>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Rows>
      )}
      {passkeys.length === 0 && works && <GroupEmpty>{t("security.passkeys.empty")}</GroupEmpty>}
      {works && unconfirmed ? (
        <ConfirmFirst />
      ) : works ? (
        <GroupActions>
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            {t("security.passkeys.add")}
          </Button>
        </GroupActions>
      ) : (
        <GroupEmpty>
          {t("security.passkeys.unavailable")}{" "}
          {named !== null && <TextLink href={named}>{new URL(named).origin}</TextLink>}
        </GroupEmpty>
      )}
      {adding && <NamePasskeyDialog onClose={() => setAdding(false)} />}
    </Group>
  );
}

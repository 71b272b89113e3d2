import type { Passkey } from "@waymark/contract/security";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatRelativeDay } from "../../lib/format.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Row } from "../../ui/rows.tsx";
import { NamePasskeyDialog } from "./name-passkey-dialog.tsx";
import { deletePasskey, useChange } from "./queries.ts";

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const remove = useChange(() => deletePasskey(passkey.id));
  const { name } = passkey;
  const made = formatDate(passkey.createdAt, i18n.language, user.localization);
  const used =
    passkey.lastUsedAt === null
      ? t("security.passkeys.unused")
      : t("security.passkeys.used", {
          used: formatRelativeDay(passkey.lastUsedAt, new Date(), t, i18n.language, user.localization),
        });
  return (
    <Row
      icon={KeyRound}
      title={name}
      badge={passkey.backedUp && <Badge>{t("security.passkeys.synced")}</Badge>}
      status={`${t("security.passkeys.made", { date: made })} ${used}`}
      actions={
        <>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t("security.passkeys.renameNamed", { name })}
            onClick={() => setOpen("rename")}
          >
            {t("security.passkeys.rename")}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t("security.passkeys.removeNamed", { name })}
            onClick={() => setOpen("remove")}
          >
            {t("security.passkeys.remove")}
          </Button>
        </>
      }
    >
      {open === "rename" && <NamePasskeyDialog passkey={passkey} onClose={() => setOpen(null)} />}
      <Dialog
        open={open === "remove"}
        onOpenChange={() => setOpen(null)}
        title={t("security.passkeys.removeTitle")}
        description={t("security.passkeys.removeText", { name })}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              {t("common.cancel")}
            </Button>
            <Button
              variant="destructive"
              busy={remove.isPending}
              onClick={() => remove.mutate(undefined, { onSettled: () => setOpen(null) })}
            >
              {t("security.passkeys.remove")}
            </Button>
          </>
        }
      />
    </Row>
  );
}

import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmFirst, useUnconfirmed } from "../../lib/confirm-address/confirm-address.tsx";
import { formatDate } from "../../lib/format.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Row } from "../../ui/rows.tsx";
import { useShowBackupCodes } from "./backup-codes.tsx";
import { makeBackupCodes, startAuthenticator, useChange } from "./queries.ts";
import { SetUpDialog } from "./set-up-dialog.tsx";
import { TurnOffDialog } from "./turn-off-dialog.tsx";

/** With fewer codes left than this, the person is told to make new ones. */
const fewCodes = 3;

export function FactorRow({ since, codesLeft }: { since: string | null; codesLeft: number }) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const [open, setOpen] = useState<"off" | "renew" | null>(null);
  const showCodes = useShowBackupCodes();
  const begin = useChange(startAuthenticator);
  // Shown in the mutation function itself: callbacks of `mutate` do not run once the row is unmounted.
  const renew = useChange(async () => {
    showCodes(await makeBackupCodes());
    setOpen(null);
  });
  const unconfirmed = useUnconfirmed();
  const isOn = since !== null;
  const sinceText = isOn ? formatDate(since, i18n.language, user.localization) : "";
  const makeCodes = () => renew.mutate(undefined, { onError: () => setOpen(null) });
  return (
    <Row
      icon={ShieldCheck}
      title={t("security.factor.title")}
      badge={isOn && <Badge tone="pine">{t("security.factor.on")}</Badge>}
      status={
        isOn
          ? `${t("security.factor.since", { date: sinceText })} ${t("security.factor.left", { count: codesLeft })}`
          : t("security.factor.off")
      }
      actions={
        isOn ? (
          <>
            <Button
              variant={codesLeft < fewCodes ? "primary" : "secondary"}
              size="sm"
              onClick={() => setOpen("renew")}
            >
              {t("security.factor.newCodes")}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setOpen("off")}>
              {t("security.factor.turnOff")}
            </Button>
          </>
        ) : unconfirmed ? null : (
          <Button size="sm" busy={begin.isPending} onClick={() => begin.mutate(undefined)}>
            {t("security.factor.turnOn")}
          </Button>
        )
      }
    >
      {!isOn && <ConfirmFirst />}
      {begin.data && <SetUpDialog {...begin.data} onClose={begin.reset} onCodes={showCodes} />}
      {open === "off" && <TurnOffDialog onClose={() => setOpen(null)} />}
      <Dialog
        open={open === "renew"}
        onOpenChange={() => setOpen(null)}
        title={t("security.factor.renewTitle")}
        description={t("security.factor.renewText")}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(null)}>
              {t("common.cancel")}
            </Button>
            <Button busy={renew.isPending} onClick={makeCodes}>
              {t("security.factor.newCodes")}
            </Button>
          </>
        }
      />
    </Row>
  );
}

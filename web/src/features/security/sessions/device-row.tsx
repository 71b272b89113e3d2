import type { Device } from "@waymark/contract/security-sessions";
import type { Localization } from "@waymark/contract/settings";
import type { TFunction } from "i18next";
import { type LucideIcon, Monitor, Smartphone, Terminal } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDate, formatRelativeDay } from "../../../lib/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Row } from "../../../ui/rows.tsx";

const handhelds = ["iPhone", "iPad", "Android"];

export function deviceName({ browser, system }: Pick<Device, "browser" | "system">, t: TFunction): string {
  if (browser !== "" && system !== "") return t("security-sessions.name.both", { browser, system });
  return browser || system || t("security-sessions.name.unknown");
}

function iconOf({ browser, system }: Pick<Device, "browser" | "system">): LucideIcon {
  if (handhelds.includes(system)) return Smartphone;
  return system === "" && browser !== "" ? Terminal : Monitor;
}

export function DeviceRow({
  device,
  dates,
  busy,
  onEnd,
}: {
  device: Device;
  dates: Localization;
  busy: boolean;
  onEnd: () => void;
}) {
  const { t, i18n } = useTranslation();
  const name = deviceName(device, t);
  const used = formatRelativeDay(device.lastUsedAt, new Date(), t, i18n.language, dates);
  const since = formatDate(device.createdAt, i18n.language, dates);
  return (
    <Row
      icon={iconOf(device)}
      title={name}
      badge={device.current && <Badge tone="pine">{t("security-sessions.current")}</Badge>}
      status={
        device.current
          ? t("security-sessions.since", { date: since })
          : t("security-sessions.usedSince", { used, date: since })
      }
      actions={
        !device.current && (
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            aria-label={t("security-sessions.endNamed", { name })}
            onClick={onEnd}
          >
            {t("security-sessions.end")}
          </Button>
        )
      }
    />
  );
}

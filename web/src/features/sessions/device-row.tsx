import type { Device } from "@waymark/contract/sessions";
import type { Localization } from "@waymark/contract/settings";
import type { TFunction } from "i18next";
import { Monitor, Smartphone, Terminal } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDate, formatRelativeDay } from "../../lib/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";

const handhelds = ["iPhone", "iPad", "Android"];

/** 'Firefox on Linux', or what of it is known. */
function deviceName({ browser, system }: Pick<Device, "browser" | "system">, t: TFunction): string {
  if (browser !== "" && system !== "") return t("sessions.name.both", { browser, system });
  return browser || system || t("sessions.name.unknown");
}

function DeviceIcon({ device }: { device: Device }) {
  const Icon = handhelds.includes(device.system)
    ? Smartphone
    : device.system === "" && device.browser !== ""
      ? Terminal
      : Monitor;
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-lg bg-pine-soft text-pine"
    >
      <Icon className="size-5" />
    </span>
  );
}

/** One signed-in device: what it is, when it was used, and its way out. */
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
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <DeviceIcon device={device} />
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="break-words">{name}</span>
          {device.current && <Badge tone="pine">{t("sessions.current")}</Badge>}
        </p>
        <p className="tabular text-sm text-muted">
          {device.current
            ? t("sessions.since", { date: since })
            : t("sessions.usedSince", { used, date: since })}
        </p>
      </div>
      {!device.current && (
        <Button
          variant="secondary"
          size="sm"
          className="max-sm:ml-14"
          busy={busy}
          aria-label={t("sessions.endNamed", { name })}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}

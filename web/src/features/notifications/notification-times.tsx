import type { StoredTimes } from "@waymark/contract/notifications";
import { useTranslation } from "react-i18next";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/input.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { Group, SwitchList } from "../../ui/group.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useSaveTimes, useTimes } from "./queries.ts";

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, "0");
  return `${hour}:${index % 2 === 0 ? "00" : "30"}`;
});

function formatTime(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
  return format.format(new Date(`2026-01-01T${time}:00Z`));
}

export function NotificationTimes() {
  const { t } = useTranslation();
  const times = useTimes();
  const save = useSaveTimes();
  // The chosen value shows at once; the server's answer replaces it.
  const shown = times.data && save.isPending ? { ...times.data, ...save.variables } : times.data;
  return (
    <Group title={t("notifications.times.title")} text={t("notifications.times.text")}>
      {times.isPending && (
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      )}
      {times.isError && (
        <Notice onRetry={() => void times.refetch()}>{t("notifications.times.failed")}</Notice>
      )}
      {shown && <Choices times={shown} onChange={(change) => save.mutate(change)} />}
    </Group>
  );
}

function Choices({
  times,
  onChange,
}: {
  times: StoredTimes;
  onChange: (change: Partial<StoredTimes>) => void;
}) {
  const { t } = useTranslation();
  return (
    <SwitchList>
      <div className="py-1">
        <Switch
          label={t("notifications.times.quiet")}
          hint={t("notifications.times.quietText")}
          checked={times.quiet}
          onCheckedChange={(quiet) => onChange({ quiet })}
        />
        {times.quiet && (
          <div className="grid max-w-sm grid-cols-2 gap-3 pb-4">
            <TimeField
              label={t("notifications.times.from")}
              value={times.quietFrom}
              onChange={(quietFrom) => onChange({ quietFrom })}
            />
            <TimeField
              label={t("notifications.times.until")}
              value={times.quietUntil}
              onChange={(quietUntil) => onChange({ quietUntil })}
            />
          </div>
        )}
      </div>
      <div className="py-1">
        <Switch
          label={t("notifications.times.digest")}
          hint={t("notifications.times.digestText")}
          checked={times.digest === "daily"}
          onCheckedChange={(daily) => onChange({ digest: daily ? "daily" : "off" })}
        />
        {times.digest === "daily" && (
          <div className="grid max-w-sm grid-cols-2 gap-3 pb-4">
            <TimeField
              label={t("notifications.times.digestAt")}
              value={times.digestAt}
              onChange={(digestAt) => onChange({ digestAt })}
            />
          </div>
        )}
      </div>
    </SwitchList>
  );
}

function TimeField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (time: string) => void;
}) {
  const { i18n } = useTranslation();
  return (
    <Field label={label}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {halfHours.map((time) => (
          <option key={time} value={time}>
            {formatTime(time, i18n.language)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

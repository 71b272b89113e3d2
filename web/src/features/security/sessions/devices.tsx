import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { leaveTo } from "../../../lib/navigation/page-fade.ts";
import { leaveSession, useSession } from "../../../lib/session/session.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Group, GroupActions, GroupEmpty } from "../../../ui/group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Rows, RowsSkeleton } from "../../../ui/rows.tsx";
import { DeviceRow } from "./device-row.tsx";
import { useDevices, useEndDevice, useEndDevices } from "./queries.ts";

export function Devices() {
  const { t } = useTranslation();
  return (
    <Group title={t("security-sessions.title")} text={t("security-sessions.text")}>
      <DeviceList />
    </Group>
  );
}

function DeviceList() {
  const { t } = useTranslation();
  const { user } = useSession();
  const list = useDevices();
  const end = useEndDevice();
  const devices = list.data?.devices ?? [];
  if (list.isPending) return <RowsSkeleton rows={2} label={t("security-sessions.loading")} />;
  if (list.isError && devices.length === 0) {
    const reason = list.error instanceof CallError ? list.error.error : t("security-sessions.failed.text");
    return <Notice onRetry={() => void list.refetch()}>{reason}</Notice>;
  }
  const others = devices.filter((device) => !device.current);
  return (
    <>
      <Rows>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            dates={user.localization}
            busy={end.isPending && end.variables.id === device.id}
            onEnd={() => end.mutate(device)}
          />
        ))}
      </Rows>
      {others.length === 0 && <GroupEmpty>{t("security-sessions.onlyHere")}</GroupEmpty>}
      <EndMany hasOthers={others.length > 0} />
    </>
  );
}

function EndMany({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const end = useEndDevices();
  const everywhere = async () => {
    await end.mutateAsync("all").then(
      async () => {
        setAsking(false);
        // The session is over on the server; this clears cookies and stored data here.
        await leaveSession();
        await leaveTo("/");
      },
      () => setAsking(false),
    );
  };
  return (
    <GroupActions>
      {hasOthers && (
        <Button
          variant="secondary"
          size="sm"
          busy={end.isPending && end.variables === "others"}
          onClick={() => end.mutate("others")}
        >
          {t("security-sessions.endOthers")}
        </Button>
      )}
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {t("security-sessions.endAll")}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("security-sessions.ask.title")}
        description={t("security-sessions.ask.text")}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("common.cancel")}
            </Button>
            <Button
              variant="destructive"
              busy={end.isPending && end.variables === "all"}
              onClick={() => void everywhere()}
            >
              {t("security-sessions.endAll")}
            </Button>
          </>
        }
      />
    </GroupActions>
  );
}

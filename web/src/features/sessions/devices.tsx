import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/call.ts";
import { leaveTo } from "../../lib/page-fade.ts";
import { leaveSession, useSession } from "../../lib/session.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { DeviceRow } from "./device-row.tsx";
import { useDevices, useEndDevice, useEndDevices } from "./queries.ts";

/** Where the person is signed in, and the ways to end it: one device, all others, everywhere. */
export function Devices() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="devices-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="devices-title" className="text-xl">
          {t("sessions.title")}
        </h2>
        <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">{t("sessions.text")}</p>
      </div>
      <DeviceList />
    </section>
  );
}

function DeviceList() {
  const { t } = useTranslation();
  const { user } = useSession();
  const list = useDevices();
  const end = useEndDevice();
  const devices = list.data?.devices ?? [];
  if (list.isPending) return <DevicesSkeleton />;
  if (list.isError && devices.length === 0) {
    const reason = list.error instanceof CallError ? list.error.error : t("sessions.failed.text");
    return <Notice onRetry={() => void list.refetch()}>{reason}</Notice>;
  }
  const others = devices.filter((device) => !device.current);
  return (
    <>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            dates={user.localization}
            busy={end.isPending && end.variables.id === device.id}
            onEnd={() => end.mutate(device)}
          />
        ))}
      </ul>
      {others.length === 0 && <p className="text-sm text-muted">{t("sessions.onlyHere")}</p>}
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
        // The session is over; this takes the cookies and what is kept here along.
        await leaveSession();
        await leaveTo("/");
      },
      () => setAsking(false),
    );
  };
  return (
    <div className="flex flex-wrap gap-3">
      {hasOthers && (
        <Button
          variant="secondary"
          busy={end.isPending && end.variables === "others"}
          onClick={() => end.mutate("others")}
        >
          {t("sessions.endOthers")}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("sessions.endAll")}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("sessions.ask.title")}
        description={t("sessions.ask.text")}
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
              {t("sessions.endAll")}
            </Button>
          </>
        }
      />
    </div>
  );
}

function DevicesSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("sessions.loading")}>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        {["w-2/5", "w-1/3"].map((width) => (
          <div key={width} className="flex items-center gap-4 p-4">
            <Skeleton className="size-10" />
            <span className="grid flex-1 gap-2.5">
              <Skeleton className={`h-5 ${width}`} />
              <Skeleton className="h-4 w-1/4" />
            </span>
          </div>
        ))}
      </div>
    </Loading>
  );
}

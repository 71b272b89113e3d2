import { mostUnread } from "@waymark/contract/notifications";
import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { Popover } from "../../ui/overlay/popover.tsx";
import { useFollowNotices, useNotices } from "./queries.ts";

const NoticePanel = lazy(() => import("./notice-panel.tsx").then((m) => ({ default: m.NoticePanel })));

export function Bell({ align }: { align: "start" | "end" }) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  useFollowNotices();
  const unread = useNotices().data?.pages[0]?.unread ?? 0;
  const isMany = unread >= mostUnread;
  const label =
    unread === 0
      ? t("notifications.bell")
      : isMany
        ? t("notifications.bellMany")
        : t("notifications.bellUnread", { count: unread });
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={t("notifications.bell")}
        align={align}
        trigger={
          <IconButton label={label} variant="side" className="relative">
            <BellIcon aria-hidden="true" className="size-5" />
            {unread > 0 && (
              <span
                aria-hidden="true"
                className="tabular absolute top-0.5 right-0 min-w-4.5 rounded-full bg-blaze px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-side"
              >
                {isMany ? "99+" : formatNumber(unread, i18n.language)}
              </span>
            )}
          </IconButton>
        }
      >
        <Suspense fallback={null}>
          <NoticePanel onClose={() => setOpen(false)} />
        </Suspense>
      </Popover>
      <span role="status" className="sr-only">
        {unread > 0 ? label : ""}
      </span>
    </>
  );
}

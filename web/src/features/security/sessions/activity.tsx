import { type AuditAction, type AuditEntry, failuresAnHour } from "@waymark/contract/audit";
import type { Localization } from "@waymark/contract/settings";
import {
  CircleAlert,
  Download,
  Link,
  LogIn,
  LogOut,
  type LucideIcon,
  ShieldCheck,
  Trash2,
  UserCog,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { formatInstant } from "../../../lib/format.ts";
import { useSession } from "../../../lib/session/session.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Group, GroupActions, GroupEmpty } from "../../../ui/group.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Row, Rows, RowsSkeleton } from "../../../ui/rows.tsx";
import { deviceName } from "./device-row.tsx";
import { useActivity } from "./queries.ts";

/** Icons by the beginning or end of an action's name; all other actions change the account's protection. */
const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/failed$|copied$/, CircleAlert],
  [/^signed-in$/, LogIn],
  [/^signed-out$|^device-|^sessions-/, LogOut],
  [/^export-/, Download],
  [/^erasure-/, Trash2],
  [/-link-/, Link],
  [/^account-/, UserCog],
];
const iconOf = (action: AuditAction) => icons.find(([name]) => name.test(action))?.[1] ?? ShieldCheck;

export function Activity() {
  const { t } = useTranslation();
  return (
    <Group
      title={t("security-activity.title")}
      text={t("security-activity.text", { number: failuresAnHour })}
    >
      <ActivityList />
    </Group>
  );
}

function ActivityList() {
  const { t } = useTranslation();
  const { user } = useSession();
  const activity = useActivity();
  const entries = activity.data?.pages.flatMap((page) => page.entries) ?? [];
  if (activity.isPending) return <RowsSkeleton label={t("security-activity.loading")} />;
  if (activity.isError && entries.length === 0) {
    const reason = activity.error instanceof CallError ? activity.error.error : t("security-activity.failed");
    return <Notice onRetry={() => void activity.refetch()}>{reason}</Notice>;
  }
  if (entries.length === 0) return <GroupEmpty>{t("security-activity.empty")}</GroupEmpty>;
  return (
    <>
      <Rows>
        {entries.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} dates={user.localization} />
        ))}
      </Rows>
      {activity.isFetchNextPageError && <Notice>{t("security-activity.failed")}</Notice>}
      {activity.hasNextPage && (
        <GroupActions>
          <Button
            variant="secondary"
            size="sm"
            busy={activity.isFetchingNextPage}
            onClick={() => void activity.fetchNextPage()}
          >
            {t("security-activity.more")}
          </Button>
        </GroupActions>
      )}
    </>
  );
}

function ActivityRow({ entry, dates }: { entry: AuditEntry; dates: Localization }) {
  const { t, i18n } = useTranslation();
  const { action, at, by, detail, browser, system } = entry;
  const parts = [
    formatInstant(at, i18n.language, dates),
    browser || system ? deviceName({ browser, system }, t) : "",
    detail === "" ? "" : t(`security-activity.detail.${detail}`),
  ];
  return (
    <Row
      icon={iconOf(action)}
      title={t(`security-activity.action.${action}`)}
      badge={by !== "person" && <Badge>{t(`security-activity.by.${by}`)}</Badge>}
      status={parts.filter((part) => part !== "").join(" · ")}
    />
  );
}

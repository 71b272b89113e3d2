import { useRouter } from "@tanstack/react-router";
import type { Notice } from "@waymark/contract/notifications";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { TextButton, TextLink } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice as Line } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { noticesIn } from "./notice-pages.ts";
import { NoticeRow } from "./notice-row.tsx";
import { useNoticeChanges, useNotices } from "./queries.ts";

const settingsPath = "/settings?tab=notifications";

export function NoticePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const list = useNotices();
  const changes = useNoticeChanges();
  const notices = noticesIn(list.data);
  const unread = list.data?.pages[0]?.unread ?? 0;
  const go = (path: string) => {
    onClose();
    router.history.push(path);
  };
  const open = (notice: Notice) => {
    if (notice.readAt === null) changes.mark(notice, true);
    go(notice.link);
  };
  const first = notices[0];
  return (
    <>
      <PanelHead
        onReadAll={first !== undefined && unread > 0 ? () => changes.readAll(first.id) : undefined}
      />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {list.isPending && <RowSkeletons />}
        {list.isError && (
          <Line className="m-3" onRetry={() => void list.refetch()}>
            {t("notifications.failed")}
          </Line>
        )}
        {list.isSuccess && notices.length === 0 && (
          <EmptyState
            level="h3"
            title={t("notifications.empty.title")}
            text={t("notifications.empty.text")}
            className="rounded-none border-0 py-10"
          />
        )}
        {notices.length > 0 && (
          <ul onKeyDown={moveAmongRows}>
            {notices.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                onOpen={() => open(notice)}
                onMark={(read) => changes.mark(notice, read)}
                onRemove={() => changes.remove(notice)}
              />
            ))}
          </ul>
        )}
        <OlderButton list={list} />
      </div>
      <div className="border-t border-line px-4 py-2.5 text-sm">
        <TextLink
          href={settingsPath}
          onClick={(event) => {
            event.preventDefault();
            go(settingsPath);
          }}
        >
          {t("notifications.settings")}
        </TextLink>
      </div>
    </>
  );
}

function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[data-notice]")];
  const here = links.findIndex((link) => link.closest("li")?.contains(document.activeElement));
  const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  links[Math.min(links.length - 1, Math.max(0, to))]?.focus();
}

function RowSkeletons() {
  return (
    <Loading>
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2 border-b border-line px-4 py-4">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3.5 w-11/12" />
        </div>
      ))}
    </Loading>
  );
}

function OlderButton({ list }: { list: ReturnType<typeof useNotices> }) {
  const { t } = useTranslation();
  if (!list.hasNextPage) return null;
  return (
    <div className="p-3 text-center">
      <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {t("notifications.older")}
      </Button>
    </div>
  );
}

function PanelHead({ onReadAll }: { onReadAll: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-3">
      <h2 className="text-lg">{t("notifications.bell")}</h2>
      {onReadAll !== undefined && (
        <TextButton className="text-sm" onClick={onReadAll}>
          {t("notifications.readAll")}
        </TextButton>
      )}
    </div>
  );
}

import type { InfiniteData } from "@tanstack/react-query";
import type { AnswerOf } from "@waymark/contract/endpoint";
import type { listNotices, Notice } from "@waymark/contract/notifications";

export type NoticePages = InfiniteData<AnswerOf<typeof listNotices>>;

export const noticesIn = (pages: NoticePages | undefined): Notice[] =>
  pages?.pages.flatMap((page) => page.notices) ?? [];

function withNotices(pages: NoticePages, change: (notice: Notice) => Notice | null): NoticePages {
  const before = noticesIn(pages).filter((notice) => notice.readAt === null).length;
  const changed = pages.pages.map((page) => ({
    ...page,
    notices: page.notices.map(change).filter((notice) => notice !== null),
  }));
  const after = changed.flatMap((page) => page.notices).filter((notice) => notice.readAt === null).length;
  return {
    ...pages,
    pages: changed.map((page) => ({ ...page, unread: Math.max(0, page.unread + after - before) })),
  };
}

export const withRead = (pages: NoticePages, id: string, readAt: string | null): NoticePages =>
  withNotices(pages, (notice) => (notice.id === id ? { ...notice, readAt } : notice));

export const withAllRead = (pages: NoticePages, upTo: string, at: string): NoticePages =>
  withNotices(pages, (notice) =>
    notice.id <= upTo && notice.readAt === null ? { ...notice, readAt: at } : notice,
  );

export const withoutNotice = (pages: NoticePages, id: string): NoticePages =>
  withNotices(pages, (notice) => (notice.id === id ? null : notice));

import type { Notice } from "@waymark/contract/notifications";
import { describe, expect, it } from "vitest";
import { type NoticePages, noticesIn, withAllRead, withoutNotice, withRead } from "./notice-pages.ts";

const at = "2026-07-01T10:00:00Z";
const notice = (id: string, readAt: string | null = null): Notice => ({
  id,
  kind: "trial-ended",
  params: {},
  link: "/dashboard",
  createdAt: at,
  readAt,
});
const pages: NoticePages = {
  pageParams: [undefined, "c"],
  pages: [
    { notices: [notice("d"), notice("c")], hasMore: true, unread: 5 },
    { notices: [notice("b", at), notice("a")], hasMore: true, unread: 5 },
  ],
};
const unreadOf = (changed: NoticePages) => changed.pages.map((page) => page.unread);

describe("the pages of notices", () => {
  it.each([
    ["one read", withRead(pages, "c", at), 4],
    ["one read twice", withRead(withRead(pages, "c", at), "c", at), 4],
    ["one unread again", withRead(pages, "b", null), 6],
    ["all read, older ones on no page yet stay counted", withAllRead(pages, "d", at), 2],
    ["all read that were seen", withAllRead(pages, "c", at), 3],
    ["an unread one deleted", withoutNotice(pages, "a"), 4],
    ["a read one deleted", withoutNotice(pages, "b"), 5],
    ["an absent one deleted", withoutNotice(pages, "x"), 5],
  ])("count the unread with %s", (_, changed, unread) => {
    expect(unreadOf(changed)).toEqual([unread, unread]);
  });

  it("keep the order", () => {
    expect(noticesIn(withoutNotice(pages, "c")).map(({ id }) => id)).toEqual(["d", "b", "a"]);
    expect(noticesIn(undefined)).toEqual([]);
  });
});

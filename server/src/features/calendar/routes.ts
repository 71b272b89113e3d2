import { createHash } from "node:crypto";
import * as contract from "@waymark/contract/calendar";
import { AppError } from "@waymark/contract/errors";
import { interviewFile } from "@waymark/contract/interviews";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { changeFeed, makeFeed, revokeFeed } from "./change-feed.ts";
import { fileOfInterview, readCalendar } from "./read-calendar.ts";
import { readFeed } from "./store.ts";

const type = "text/calendar; charset=utf-8";

export function calendarRoutes(mount: Mount): void {
  mount(contract.readCalendarFeed, async ({ deps, actor }) => ({
    feed: await readFeed(deps.db, actor.userId),
  }));

  mount(contract.makeCalendarFeed, ({ deps, actor, body }) => makeFeed(deps, actor, body.withNotes));

  mount(contract.changeCalendarFeed, ({ deps, actor, body }) => changeFeed(deps, actor, body.withNotes));

  mount(contract.revokeCalendarFeed, async ({ deps, actor }) => {
    await revokeFeed(deps, actor);
    return { ok: true as const };
  });

  mount(interviewFile, async ({ deps, actor, params, reply }) => {
    const file = await fileOfInterview(deps, actor, params.id);
    asPrivateFile(reply, { type, fileName: "interview.ics" });
    return reply.send(file);
  });

  mount(contract.calendarFile, async ({ deps, params, request, reply }) => {
    const token = params.file.endsWith(".ics") ? params.file.slice(0, -4) : "";
    const calendar = await readCalendar(deps, token);
    if (calendar === null) throw new AppError("not_found");
    const etag = `"${createHash("sha256").update(calendar).digest("base64url").slice(0, 32)}"`;
    asPrivateFile(reply, { type, fileName: "waymark.ics" });
    // Calendars fetch every hour, so an unchanged feed is not sent again.
    reply.headers({ etag, "cache-control": "private, no-cache", "x-robots-tag": "noindex, nofollow" });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.send(calendar);
  });
}

import * as endpoints from "@waymark/contract/notifications";
import type { Mount } from "../../http/mount.ts";
import { deleteNotice, listNotices, markNotice, readAllNotices, restoreNotice } from "./notices.ts";
import { readTimes, saveTimes } from "./save-times.ts";

export function notificationRoutes(mount: Mount): void {
  mount(endpoints.listNotices, ({ deps, actor, query }) => listNotices(deps, actor, query));

  mount(endpoints.markNotice, ({ deps, actor, params, body }) =>
    markNotice(deps, actor, params.id, body.read),
  );

  mount(endpoints.readAllNotices, ({ deps, actor, body }) => readAllNotices(deps, actor, body.upTo));

  mount(endpoints.deleteNotice, ({ deps, actor, params }) => deleteNotice(deps, actor, params.id));

  mount(endpoints.restoreNotice, ({ deps, actor, params }) => restoreNotice(deps, actor, params.id));

  mount(endpoints.readTimes, ({ deps, actor }) => readTimes(deps, actor));

  mount(endpoints.saveTimes, ({ deps, actor, body }) => saveTimes(deps, actor, body));
}

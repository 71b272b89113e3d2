import * as endpoints from "@waymark/contract/notifications";
import type { Mount } from "../../http/mount.ts";
import { deleteNotice, markNotice, readAllNotices, restoreNotice } from "./change-notice.ts";
import { listNotices } from "./list-notices.ts";
import { readTimes, saveTimes } from "./save-times.ts";

export function notificationRoutes(mount: Mount): void {
  mount(endpoints.listNotices, ({ deps, who, query }) => listNotices(deps, who, query));

  mount(endpoints.markNotice, ({ deps, who, params, body }) => markNotice(deps, who, params.id, body.read));

  mount(endpoints.readAllNotices, ({ deps, who, body }) => readAllNotices(deps, who, body.upTo));

  mount(endpoints.deleteNotice, ({ deps, who, params }) => deleteNotice(deps, who, params.id));

  mount(endpoints.restoreNotice, ({ deps, who, params }) => restoreNotice(deps, who, params.id));

  mount(endpoints.readTimes, ({ deps, who }) => readTimes(deps, who));

  mount(endpoints.saveTimes, ({ deps, who, body }) => saveTimes(deps, who, body));
}

import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { NotificationKind } from "./notifications-kinds.ts";
import { Done, Id, Instant } from "./values.ts";

/** A path within the product to which a notification leads. */
export const NoticeLink = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\p{Cc}\\]*$/u);

/** The screen words it in the current language. */
export const Notice = z.object({
  id: Id,
  kind: NotificationKind,
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  link: NoticeLink,
  createdAt: Instant,
  readAt: Instant.nullable(),
});
export type Notice = z.infer<typeof Notice>;

/** This number means as many or more. */
export const mostUnread = 100;

/** Newest first; `before` is the id of the last one of the previous page. */
export const listNotices = endpoint({
  method: "GET",
  path: "/api/notifications",
  access: "user",
  noun: "notifications",
  query: z.object({
    before: Id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({
    notices: z.array(Notice),
    hasMore: z.boolean(),
    unread: z.int().min(0).max(mostUnread),
  }),
  errors: ["not_signed_in"],
});

const NoticeParams = z.object({ id: z.string().max(100) });

export const markNotice = endpoint({
  method: "PUT",
  path: "/api/notifications/:id",
  access: "user",
  noun: "notifications",
  params: NoticeParams,
  body: z.object({ read: z.boolean() }),
  response: z.object({ notice: Notice }),
  errors: ["not_signed_in", "not_found"],
});

/** Later notifications stay unread. */
export const readAllNotices = endpoint({
  method: "POST",
  path: "/api/notifications/read-all",
  access: "user",
  noun: "notifications",
  body: z.object({ upTo: Id }),
  response: Done,
  errors: ["not_signed_in"],
});

/** Can be restored for thirty days. */
export const deleteNotice = endpoint({
  method: "DELETE",
  path: "/api/notifications/:id",
  access: "user",
  noun: "notifications",
  params: NoticeParams,
  response: Done,
  errors: ["not_signed_in", "not_found"],
});

export const restoreNotice = endpoint({
  method: "POST",
  path: "/api/notifications/:id/restore",
  access: "user",
  noun: "notifications",
  params: NoticeParams,
  body: z.object({}),
  response: z.object({ notice: Notice }),
  errors: ["not_signed_in", "not_found"],
});

/** A time of day on the hour or half hour, `HH:MM`. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):(00|30)$/);

/** In the person's zone. Quiet hours may run over midnight; with equal times there are none. */
export const NotificationTimes = z.object({
  quiet: z.boolean().default(true),
  quietFrom: TimeOfDay.default("22:00"),
  quietUntil: TimeOfDay.default("07:00"),
  digest: z.enum(["daily", "off"]).default("daily"),
  digestAt: TimeOfDay.default("08:00"),
});
export type NotificationTimes = z.infer<typeof NotificationTimes>;

export const StoredTimes = NotificationTimes.extend({ version: z.int() });
export type StoredTimes = z.infer<typeof StoredTimes>;

export const readTimes = endpoint({
  method: "GET",
  path: "/api/notification-times",
  access: "user",
  noun: "notifications",
  response: StoredTimes,
  errors: ["not_signed_in"],
});

/** `version` is that of the times when they were loaded; without a version the last write wins. */
export const saveTimes = endpoint({
  method: "PUT",
  path: "/api/notification-times",
  access: "user",
  noun: "notifications",
  body: NotificationTimes.required().extend({ version: z.int().optional() }),
  response: StoredTimes,
  errors: ["not_signed_in", "conflict"],
});

const UnsubscribeQuery = z.object({ token: z.string().max(300).default("") });

/** An HTML page that asks for confirmation and changes nothing. */
export const unsubscribePage = endpoint({
  method: "GET",
  path: "/api/notifications/unsubscribe",
  access: "public",
  noun: "notifications",
  query: UnsubscribeQuery,
  response: z.unknown(),
  answers: ["text/html"],
  errors: [],
  limit: 60,
});

/** Unsubscribes, from that page or with one click in a mail program (RFC 8058); the link is the only proof. */
export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/notifications/unsubscribe",
  access: "public",
  noun: "notifications",
  query: UnsubscribeQuery,
  body: z.unknown(),
  files: [],
  response: z.unknown(),
  answers: ["text/html"],
  errors: [],
  limit: 60,
});

import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const notifications = pgTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    kind: text("kind").notNull(),
    /** Its subject: a person is told the same thing once. */
    key: text("key").notNull(),
    paramsSealed: text("params_sealed").notNull(),
    link: text("link").notNull(),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    uniqueIndex("notifications_key").on(table.userId, table.key),
    index("notifications_inbox").on(table.userId, table.id),
    index("notifications_created").on(table.createdAt),
  ],
);

/** Claimed in the transaction that writes the message, so that it is sent at most once. */
export const notificationSendings = pgTable(
  "notification_sendings",
  {
    id: text("id").primaryKey(),
    notificationId: text("notification_id")
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    userId: owner(),
    channel: text("channel", { enum: ["mail", "sms"] }).notNull(),
    /** `dropped`: when it was due, the person no longer wanted it. */
    state: text("state", { enum: ["waiting", "left", "dropped"] }).notNull(),
    digest: boolean("digest").notNull(),
    dueAt: instant("due_at").notNull(),
    useBy: instant("use_by"),
    settledAt: instant("settled_at"),
  },
  (table) => [
    uniqueIndex("notification_sendings_once").on(table.notificationId, table.channel),
    index("notification_sendings_due").on(table.state, table.dueAt),
    index("notification_sendings_user").on(table.userId),
  ],
);

/** People without a row have the defaults. */
export const notificationTimes = pgTable("notification_times", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  quiet: boolean("quiet").notNull(),
  quietFrom: text("quiet_from").notNull(),
  quietUntil: text("quiet_until").notNull(),
  digest: text("digest", { enum: ["daily", "off"] }).notNull(),
  digestAt: text("digest_at").notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
});

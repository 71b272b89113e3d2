import { bigint, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Packed exports of all data of a person. The file is stored in sealed pieces, for a week. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text("state", { enum: ["waiting", "running", "ready", "failed"] }).notNull(),
    parts: integer("parts").notNull().default(0),
    bytes: bigint("bytes", { mode: "number" }).notNull().default(0),
    pieceKeys: jsonb("piece_keys").notNull().default([]),
    askedAt: instant("asked_at").notNull(),
    expiresAt: instant("expires_at"),
  },
  (table) => [
    index("data_exports_user").on(table.userId, table.id),
    index("data_exports_asked").on(table.askedAt),
  ],
);

/** Notices to owners of unverified accounts that theirs will be erased unless somebody uses it. */
export const unusedNotices = pgTable("unused_notices", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  writtenAt: instant("written_at").notNull(),
  /** When the mail left this machine, which starts the week; null until then. */
  mailedAt: instant("mailed_at"),
});

/** The row outlives the account until its files are deleted, so `user_id` is no foreign key. */
export const erasures = pgTable(
  "erasures",
  {
    userId: text("user_id").primaryKey(),
    askedAt: instant("asked_at").notNull(),
    dueAt: instant("due_at").notNull(),
    erasedAt: instant("erased_at"),
    /** Files that still have to be deleted. */
    fileKeys: jsonb("file_keys").notNull().default([]),
  },
  (table) => [index("erasures_due").on(table.dueAt)],
);

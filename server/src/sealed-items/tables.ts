import { type AnyPgColumn, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A feature declares its own table in its `tables.ts`. Each text is sealed as a whole. */
export const sealedItemTable = (name: string, userColumn: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      id: text("id").primaryKey(),
      userId: text("user_id").notNull().references(userColumn, { onDelete: "cascade" }),
      contentSealed: text("content_sealed").notNull(),
      version: integer("version").notNull().default(1),
      createdAt: instant("created_at").notNull(),
      updatedAt: instant("updated_at").notNull(),
    },
    (table) => [index(`${name}_user_id`).on(table.userId, table.id)],
  );

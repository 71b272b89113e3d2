import { integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** Imported files of occupational facts: for each name the current one and the previous one. */
export const factImports = pgTable(
  "fact_imports",
  {
    id: text("id").primaryKey(),
    /** `onet`, `oews`, `projections`, `esco-de`, `wages-DE`. */
    name: text("name").notNull(),
    /** `current` or `previous`. */
    state: text("state").notNull(),
    version: text("version").notNull(),
    licence: text("licence").notNull(),
    fileName: text("file_name").notNull(),
    sha256: text("sha256").notNull(),
    rows: integer("rows").notNull(),
    importedAt: timestamp("imported_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("fact_imports_state").on(table.name, table.state)],
);

/** The rows of each import, as parsed. */
export const factRows = pgTable(
  "fact_rows",
  {
    importId: text("import_id")
      .notNull()
      .references(() => factImports.id, { onDelete: "cascade" }),
    code: text("code").notNull(),
    data: jsonb("data").notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.code] })],
);

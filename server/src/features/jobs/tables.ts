import {
  bigserial,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The postings: the record, from which every index can be made again. */
export const jobs = pgTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    source: text("source").notNull(),
    /** The source's own id, else its link without what only tracks. */
    sourceId: text("source_id").notNull(),
    fingerprint: text("fingerprint").notNull(),
    title: text("title").notNull(),
    /** The title without what only this posting says, and its words in plain letters; empty when there is none. */
    plainTitle: text("plain_title").notNull(),
    titleKey: text("title_key").notNull(),
    company: text("company").notNull(),
    location: text("location").notNull(),
    country: text("country"),
    remote: boolean("remote").notNull(),
    postedAt: instant("posted_at").notNull(),
    salary: text("salary").notNull(),
    /** For a year of full-time work. */
    payMin: doublePrecision("pay_min"),
    payMax: doublePrecision("pay_max"),
    payCurrency: text("pay_currency"),
    payPeriod: text("pay_period"),
    description: text("description").notNull(),
    type: text("type").notNull(),
    url: text("url").notNull(),
    language: text("language"),
    occupationGroup: text("occupation_group").notNull(),
    skills: text("skills").array().notNull(),
    sample: boolean("sample").notNull(),
    /** A sample that stepped aside for real postings is not shown. */
    shown: boolean("shown").notNull(),
    seenAt: instant("seen_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("jobs_source").on(table.source, table.sourceId),
    index("jobs_fingerprint").on(table.fingerprint),
    index("jobs_title_key").on(table.titleKey),
    index("jobs_group").on(table.occupationGroup, table.country),
    index("jobs_seen").on(table.source, table.seenAt),
  ],
);

/** A text search vector made by us: the tokens are its words, there are no positions. */
const tokenVector = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => "tsvector",
  toDriver: (tokens) => tokens.map((token) => `'${token.replace(/['\\]/g, "")}'`).join(" "),
});

/** The SQL search index: what a search looks at, apart from the long texts. */
export const jobIndex = pgTable(
  "job_index",
  {
    jobId: text("job_id")
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    postedAt: instant("posted_at").notNull(),
    topPay: doublePrecision("top_pay"),
    currency: text("currency"),
    tokens: tokenVector("tokens").notNull(),
  },
  (table) => [
    index("job_index_tokens").using("gin", table.tokens),
    // Read backwards: newest first.
    index("job_index_newest").on(table.postedAt, table.jobId),
  ],
);

/** Which postings changed, in the order their transactions were committed: what every index follows. */
export const jobChanges = pgTable(
  "job_changes",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    jobId: text("job_id").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [index("job_changes_at").on(table.changedAt)],
);

/** How each source fared. `lastError` is a code of the error catalogue, empty when the last run went well. */
export const jobSources = pgTable("job_sources", {
  id: text("id").primaryKey(),
  lastSuccess: instant("last_success"),
  lastError: text("last_error").notNull(),
  nextRun: instant("next_run"),
  count: integer("count").notNull(),
  skipped: integer("skipped").notNull(),
});

/** How often titles of the index were searched for, fading by half in a week. `score` is as of `countedAt`. */
export const jobQueryCounts = pgTable("job_query_counts", {
  titleKey: text("title_key").primaryKey(),
  score: doublePrecision("score").notNull(),
  countedAt: instant("counted_at").notNull(),
});

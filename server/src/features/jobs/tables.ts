import type { JobSignal } from "@waymark/contract/jobs";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The duplicates that a card stands for. */
export interface StoredCard {
  readonly links: readonly { readonly source: string; readonly url: string }[];
  readonly firstSeen: string;
  /** Number of reposts after the first. */
  readonly reposts: number;
}

/** The postings. Every index can be rebuilt from this table. */
export const jobs = pgTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    source: text("source").notNull(),
    /** The source's own id, else its link without tracking parameters. */
    sourceId: text("source_id").notNull(),
    /**
     * Equal for postings that may be the same job; empty when too little is known. `linkKey` does the same for
     * links.
     */
    fingerprint: text("fingerprint").notNull(),
    linkKey: text("link_key").notNull().default(""),
    /** The main posting of its duplicates; null for a main posting itself. */
    cardId: text("card_id"),
    /** On the main posting of several: links and dates of all. */
    card: jsonb("card").$type<StoredCard>(),
    /** Warnings found in its text, such as a demand for money, each with the words that raised it. */
    textSignals: jsonb("text_signals").$type<JobSignal[]>().notNull().default([]),
    /** Earlier dates of publication, oldest first, ISO 8601. */
    earlier: jsonb("earlier").$type<string[]>().notNull().default([]),
    title: text("title").notNull(),
    /** The normalized title, and its words in plain letters; empty when there is none. */
    plainTitle: text("plain_title").notNull(),
    titleKey: text("title_key").notNull(),
    company: text("company").notNull(),
    /** The site it was found on, if nothing connects the named employer with that site; else empty. */
    postedOn: text("posted_on").notNull().default(""),
    /** The employer's board it was read from; null for lists and files. */
    boardId: text("board_id"),
    /** Visible only to the people who follow its board. */
    followersOnly: boolean("followers_only").notNull().default(false),
    location: text("location").notNull(),
    country: text("country"),
    /** Gazetteer keys of its towns; null before they are looked up. */
    towns: text("towns").array(),
    remote: boolean("remote").notNull(),
    postedAt: instant("posted_at").notNull(),
    /** The closing date that the posting states. */
    closesAt: instant("closes_at"),
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
    /** The size of the employer that the text states; empty when it states none. */
    companySize: text("company_size").notNull().default(""),
    skills: text("skills").array().notNull(),
    /** Those of `skills` that the posting calls a plus. */
    welcomeSkills: text("welcome_skills").array().notNull().default([]),
    sample: boolean("sample").notNull(),
    /** False for samples replaced by real postings, and for duplicates of a main posting. */
    shown: boolean("shown").notNull(),
    seenAt: instant("seen_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("jobs_source").on(table.source, table.sourceId),
    index("jobs_fingerprint").on(table.fingerprint),
    index("jobs_link_key").on(table.linkKey),
    index("jobs_card").on(table.cardId),
    index("jobs_title_key").on(table.titleKey),
    index("jobs_group")
      .on(table.occupationGroup, table.country)
      .where(sql`not ${table.sample} and not ${table.followersOnly}`),
    index("jobs_seen").on(table.source, table.seenAt),
    index("jobs_closes").on(table.closesAt),
    index("jobs_board").on(table.boardId).where(sql`${table.boardId} is not null`),
    // A few hundred among millions.
    index("jobs_samples").on(table.seenAt).where(sql`${table.sample}`),
  ],
);

/** A text search vector made by us: the tokens are its words, there are no positions. */
const tokenVector = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => "tsvector",
  toDriver: (tokens) => tokens.map((token) => `'${token.replace(/['\\]/g, "")}'`).join(" "),
});

/** The SQL search index: the searched columns, apart from the long texts. */
export const jobIndex = pgTable(
  "job_index",
  {
    jobId: text("job_id")
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    postedAt: instant("posted_at").notNull(),
    topPay: doublePrecision("top_pay"),
    currency: text("currency"),
    /** The board whose followers alone find it; null if everybody does. */
    followersOf: text("followers_of"),
    tokens: tokenVector("tokens").notNull(),
  },
  (table) => [
    index("job_index_tokens").using("gin", table.tokens),
    // Read backwards: newest first.
    index("job_index_newest").on(table.postedAt, table.jobId),
  ],
);

/** Changed postings in the order of commits; every index follows this table. */
export const jobChanges = pgTable(
  "job_changes",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    jobId: text("job_id").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [index("job_changes_at").on(table.changedAt)],
);

/** `lastError` is one of the contract's source problems, empty when the last run went well. */
export const jobSources = pgTable("job_sources", {
  id: text("id").primaryKey(),
  lastSuccess: instant("last_success"),
  lastError: text("last_error").notNull(),
  nextRun: instant("next_run"),
  count: integer("count").notNull(),
  skipped: integer("skipped").notNull(),
  /** Consecutive runs without a posting. */
  failures: integer("failures").notNull().default(0),
  /** Requests on the day `asked_on`, for sources with a daily limit. */
  asked: integer("asked").notNull().default(0),
  askedOn: text("asked_on").notNull().default(""),
  /** Requests that a run did not get to; the next run continues with them. */
  waiting: jsonb("waiting").notNull().default([]),
});

/** The validators of an address's last answer, for a conditional request. */
export const jobAnswers = pgTable(
  "job_answers",
  {
    source: text("source").notNull(),
    address: text("address").notNull(),
    etag: text("etag").notNull(),
    lastModified: text("last_modified").notNull(),
    /** The source's ids of the postings in the answer, and the requests that followed from it. */
    postings: text("postings").array().notNull(),
    next: jsonb("next").notNull(),
    answeredAt: instant("answered_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.address] })],
);

/**
 * Boards of employers that are fetched: of the starter list, named by the operator, or followed by somebody. A board
 * that answered nothing three times is dropped, unless somebody follows it.
 */
export const jobBoards = pgTable(
  "job_boards",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    slug: text("slug").notNull(),
    company: text("company").notNull(),
    /** The list that names it besides its followers: `starter`, `operator`, or empty. */
    listed: text("listed").notNull(),
    country: text("country").notNull(),
    trade: text("trade").notNull(),
    failures: integer("failures").notNull().default(0),
    lastSuccess: instant("last_success"),
    lastError: text("last_error").notNull().default(""),
    count: integer("count").notNull().default(0),
    droppedAt: instant("dropped_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("job_boards_kind").on(table.kind)],
);

export const followedBoards = pgTable(
  "followed_boards",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    boardId: text("board_id")
      .notNull()
      .references(() => jobBoards.id),
    /** The address as the person gave it. */
    address: text("address").notNull(),
    followedAt: instant("followed_at").notNull(),
  },
  (table) => [
    uniqueIndex("followed_boards_once").on(table.userId, table.boardId),
    index("followed_boards_board").on(table.boardId),
  ],
);

/** Manual jobs: visible to their owner only, in no index. */
export const manualJobs = pgTable(
  "own_jobs",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    job: jsonb("job").notNull(),
    linkKey: text("link_key").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("own_jobs_user").on(table.userId, table.createdAt)],
);

/** Search counts of titles, halved every week. `score` is as of `countedAt`. */
export const jobQueryCounts = pgTable("job_query_counts", {
  titleKey: text("title_key").primaryKey(),
  score: doublePrecision("score").notNull(),
  countedAt: instant("counted_at").notNull(),
});

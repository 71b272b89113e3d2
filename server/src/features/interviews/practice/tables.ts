import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { interviews } from "../tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Questions that people wrote or noted after interviews; their text is sealed. */
export const ownQuestions = pgTable(
  "own_questions",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    contentSealed: text("content_sealed").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("own_questions_user_id").on(table.userId, table.id),
    index("own_questions_deleted_at").on(table.deletedAt),
  ],
);

/** A person's marks on a question of the bank or an own one: favourite, and the memory of practice. */
export const questionMarks = pgTable(
  "question_marks",
  {
    userId: owner(),
    questionId: text("question_id").notNull(),
    favourite: boolean("favourite").notNull().default(false),
    /** Null before the first practice, as all columns below. */
    dueAt: instant("due_at"),
    stability: doublePrecision("stability"),
    difficulty: doublePrecision("difficulty"),
    practised: integer("practised"),
    lapses: integer("lapses"),
    lastAt: instant("last_at"),
    lastTotal: integer("last_total"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

/** In which real interviews a question was asked; employer and job are sealed. */
export const askedQuestions = pgTable(
  "asked_questions",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    questionId: text("question_id").notNull(),
    interviewId: text("interview_id").references(() => interviews.id, { onDelete: "set null" }),
    contentSealed: text("content_sealed").notNull(),
    askedOn: date("asked_on").notNull(),
  },
  (table) => [
    index("asked_questions_user_id").on(table.userId, table.questionId),
    index("asked_questions_interview_id").on(table.interviewId),
  ],
);

/** Mock interviews; for whom, what is asked and the unfinished answer are sealed. */
export const mocks = pgTable(
  "mocks",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    interviewId: text("interview_id").references(() => interviews.id, { onDelete: "set null" }),
    offerId: text("offer_id"),
    level: text("level"),
    kind: text("kind"),
    language: text("language").notNull(),
    minutes: integer("minutes").notNull(),
    spoken: boolean("spoken").notNull(),
    state: text("state").notNull(),
    asked: integer("asked").notNull(),
    contentSealed: text("content_sealed").notNull(),
    draftSealed: text("draft_sealed"),
    /** The place of the question whose turn it is, from 0; `asked` once all had theirs. */
    turn: integer("turn").notNull().default(0),
    part: text("part").notNull().default("answer"),
    spentMs: integer("spent_ms").notNull().default(0),
    /** The last call of a screen that shows it. */
    seenAt: instant("seen_at").notNull(),
    version: integer("version").notNull().default(1),
    startedAt: instant("started_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("mocks_user_id").on(table.userId, table.startedAt),
    index("mocks_interview_id").on(table.interviewId),
    index("mocks_deleted_at").on(table.deletedAt),
  ],
);

/** Answers of mock interviews, sealed with their scores. The id is the browser's. */
export const mockAnswers = pgTable(
  "mock_answers",
  {
    mockId: text("mock_id").notNull(),
    id: text("id").notNull(),
    userId: owner(),
    place: integer("place").notNull(),
    part: text("part").notNull(),
    /** Null for what was said to a follow-up. */
    total: integer("total"),
    contentSealed: text("content_sealed").notNull(),
    adviceSealed: text("advice_sealed"),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mockId, table.id] }),
    foreignKey({ columns: [table.mockId], foreignColumns: [mocks.id] }).onDelete("cascade"),
    index("mock_answers_user_id").on(table.userId),
  ],
);

/**
 * Recordings of answers that people asked to keep; the sound lies sealed among the files. When its mock interview is
 * removed, a recording loses the reference and the next purge removes it.
 */
export const mockRecordings = pgTable(
  "mock_recordings",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    mockId: text("mock_id").references(() => mocks.id, { onDelete: "set null" }),
    answerId: text("answer_id").notNull(),
    type: text("type").notNull(),
    size: integer("size").notNull(),
    seconds: doublePrecision("seconds").notNull(),
    fileKey: text("file_key").notNull(),
    keptAt: instant("kept_at").notNull(),
    goneAt: instant("gone_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("mock_recordings_user_id").on(table.userId, table.mockId),
    index("mock_recordings_mock_id").on(table.mockId),
    index("mock_recordings_gone_at").on(table.goneAt),
  ],
);

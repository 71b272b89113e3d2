import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, exactLine, Id, Instant, text } from "./values.ts";

const noun = "comments";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

export const paperKinds = ["resume", "letter"] as const;
export const PaperKind = z.enum(paperKinds);
export type PaperKind = z.infer<typeof PaperKind>;

/** Threads on one paper in a team, and comments in one thread: at most this many. */
export const threadsLimit = 200;
export const commentsLimit = 100;
export const longestComment = 4_000;
const longestQuote = 2_000;

/**
 * The words a thread is about: a field as `domain/src/comments/document-fields.ts` names it, the words, and up to 160
 * characters on both sides. An empty quote means the whole field.
 */
export const ThreadAnchor = z.object({
  field: exactLine(200),
  quote: text(longestQuote),
  before: text(160),
  after: text(160),
});
export type ThreadAnchor = z.infer<typeof ThreadAnchor>;

/** A person by name; without an id once the account is gone. */
const Author = z.object({ userId: Id.nullable(), displayName: z.string() });

export const Comment = z.object({
  id: Id,
  author: Author,
  text: z.string(),
  createdAt: Instant,
});
export type Comment = z.infer<typeof Comment>;

/** Other words for the quote. The owner accepts or rejects them; nobody else changes the paper. */
export const Suggestion = z.object({
  replacement: z.string(),
  state: z.enum(["open", "accepted", "rejected"]),
  /** The version of the paper that an accepted suggestion made. */
  version: z.int().nullable(),
});

export const Thread = z.object({
  id: Id,
  author: Author,
  anchor: ThreadAnchor,
  suggestion: Suggestion.nullable(),
  resolved: z.boolean(),
  comments: z.array(Comment),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Thread = z.infer<typeof Thread>;

const OfPaper = z.object({
  teamId: z.string(),
  ownerId: z.string(),
  kind: z.string(),
  paperId: z.string(),
});
const OfThread = OfPaper.extend({ threadId: z.string() });
const path = "/api/teams/:teamId/papers/:ownerId/:kind/:paperId/threads";
const mentions = z.array(Id).max(20).default([]);
const CommentText = text(longestComment).min(1).regex(/\S/);

/** For the owner of a paper, and members who may comment on it. Reload on the live event `team-room-changed`. */
export const listThreads = endpoint({
  method: "GET",
  path,
  access,
  noun,
  params: OfPaper,
  response: z.object({ threads: z.array(Thread) }),
  errors: [...missing],
});

/**
 * With a first comment, or with a suggestion, whose comment may be empty. A repeated request with the browser's id
 * counts once. Mentioned members are told if they may read the paper; others are left out.
 */
export const openThread = endpoint({
  method: "POST",
  path,
  access,
  noun,
  params: OfPaper,
  body: z
    .object({
      id: Id,
      anchor: ThreadAnchor,
      text: text(longestComment),
      replacement: text(longestComment).nullable(),
      mentions,
    })
    .refine(({ text: said, replacement }) => replacement !== null || /\S/.test(said), { path: ["text"] }),
  response: z.object({ thread: Thread }),
  errors: [...missing, "too_many_comments"],
  limit: 30,
});

/** A resolved thread opens again. */
export const replyToThread = endpoint({
  method: "POST",
  path: `${path}/:threadId/comments`,
  access,
  noun,
  params: OfThread,
  body: z.object({ id: Id, text: CommentText, mentions }),
  response: z.object({ thread: Thread }),
  errors: [...missing, "too_many_comments"],
  limit: 30,
});

export const resolveThread = endpoint({
  method: "PUT",
  path: `${path}/:threadId`,
  access,
  noun,
  params: OfThread,
  body: z.object({ resolved: z.boolean() }),
  response: z.object({ thread: Thread }),
  errors: [...missing],
});

/**
 * By the owner. Accepting changes the paper as the owner's own save does; `conflict` when the words have changed
 * since, or the suggestion was answered already.
 */
export const answerSuggestion = endpoint({
  method: "POST",
  path: `${path}/:threadId/answer`,
  access,
  noun,
  params: OfThread,
  body: z.object({ accept: z.boolean() }),
  response: z.object({ thread: Thread }),
  errors: [...missing, "conflict", "resume_too_long"],
});

/** One's own; the owner of the paper may delete each. A thread without comments and suggestion goes too. */
export const deleteComment = endpoint({
  method: "DELETE",
  path: `${path}/:threadId/comments/:commentId`,
  access,
  noun,
  params: OfThread.extend({ commentId: z.string() }),
  response: Done,
  errors: [...missing],
});

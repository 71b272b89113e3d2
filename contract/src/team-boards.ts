import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, filledLine, Id, Instant, line, text } from "./values.ts";

const noun = "team-boards";
const access = "user";
const missing = ["not_signed_in", "not_found", "plan_required"] as const;

export const cardColumns = ["new", "doing", "done"] as const;
export const CardColumn = z.enum(cardColumns);
export type CardColumn = z.infer<typeof CardColumn>;

export const cardsLimit = 2_000;
export const cardCommentsLimit = 100;
/** Days within which a deleted card can be brought back. */
export const cardTrashDays = 7;

const cardFields = {
  kind: z.enum(["posting", "task"]),
  title: filledLine(300),
  company: line(200),
  location: line(200),
  /** http(s) or empty, because it becomes a link. */
  url: line(2_000).regex(/^$|^https?:\/\//i),
  text: text(4_000),
  column: CardColumn,
  /** The member who takes care of it; null for nobody yet. */
  assigneeId: Id.nullable(),
  dueOn: z.iso.date().nullable(),
};

const Author = z.object({ userId: Id.nullable(), displayName: z.string() });

export const TeamCard = z.object({
  id: Id,
  ...cardFields,
  /** Orders a column; smaller ranks are higher. */
  rank: z.number(),
  version: z.int(),
  author: Author,
  comments: z.array(z.object({ id: Id, author: Author, text: z.string(), createdAt: Instant })),
  createdAt: Instant,
  updatedAt: Instant,
});
export type TeamCard = z.infer<typeof TeamCard>;

const OfTeam = z.object({ teamId: z.string() });
const OfCard = OfTeam.extend({ cardId: z.string() });
const path = "/api/teams/:teamId/board";

/** Reload on the live event `team-room-changed`. */
export const readTeamBoard = endpoint({
  method: "GET",
  path,
  access,
  noun,
  params: OfTeam,
  response: z.object({ cards: z.array(TeamCard) }),
  errors: [...missing],
});

/** On top of its column. A repeated request with the browser's id counts once. */
export const createCard = endpoint({
  method: "POST",
  path,
  access,
  noun,
  params: OfTeam,
  body: z.object({ id: Id, ...cardFields }),
  response: z.object({ card: TeamCard }),
  errors: [...missing, "too_many_cards"],
  limit: 60,
});

/** Changes or moves a card; a move without `rank` goes on top. `conflict` carries `details.current`. */
export const changeCard = endpoint({
  method: "PUT",
  path: `${path}/:cardId`,
  access,
  noun,
  params: OfCard,
  body: z.object(cardFields).partial().extend({ version: z.int(), rank: z.number().optional() }),
  response: z.object({ card: TeamCard }),
  errors: [...missing, "conflict"],
  limit: 120,
});

/** It can be brought back for seven days. */
export const deleteCard = endpoint({
  method: "DELETE",
  path: `${path}/:cardId`,
  access,
  noun,
  params: OfCard,
  response: Done,
  errors: [...missing],
});

export const restoreCard = endpoint({
  method: "POST",
  path: `${path}/:cardId/restore`,
  access,
  noun,
  params: OfCard,
  body: z.object({}),
  response: z.object({ card: TeamCard }),
  errors: [...missing],
});

/** Tells the members it mentions, its author and its assignee. */
export const commentOnCard = endpoint({
  method: "POST",
  path: `${path}/:cardId/comments`,
  access,
  noun,
  params: OfCard,
  body: z.object({
    id: Id,
    text: text(4_000).min(1).regex(/\S/),
    mentions: z.array(Id).max(20).default([]),
  }),
  response: z.object({ card: TeamCard }),
  errors: [...missing, "too_many_comments"],
  limit: 30,
});

/** The posting becomes an application of the caller; pressed again, the same one. */
export const takeCard = endpoint({
  method: "POST",
  path: `${path}/:cardId/take`,
  access,
  noun,
  params: OfCard,
  body: z.object({ applicationId: Id }),
  response: z.object({ applicationId: Id }),
  errors: [...missing, "plan_limit_reached", "too_many_applications"],
  limit: 30,
});

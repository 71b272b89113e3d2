import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/team-boards";
import { cardCommentsLimit, cardsLimit, cardTrashDays, TeamCard } from "@waymark/contract/team-boards";
import { rankAbove } from "@waymark/domain/team-boards/card-rank";
import type { z } from "zod";
import type { Actor } from "../../actor.ts";
import type { PersonSeal } from "../../db/seal.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { type AttemptRule, isWithin } from "../accounts/credentials/count-attempt.ts";
import { createApplication } from "../applications/create-application.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { nameOfMember, namesOfMembers } from "../grants/item-names.ts";
import { notify } from "../notifications/notify.ts";
import { memberIds, nameOfTeam, publishRoomChange } from "../teams/teams-of.ts";
import {
  type CardCommentRow,
  type CardRow,
  countCards,
  insertCard,
  insertCardComment,
  lockCard,
  lockOwner,
  readCardComments,
  readCardRows,
  readOwner,
  topRank,
  updateCard,
} from "./store.ts";

const CardText = TeamCard.pick({ title: true, company: true, location: true, url: true, text: true });
type CardText = z.infer<typeof CardText>;
const cardPlace = (row: string) => ({ table: "team_cards", row, column: "content_sealed" });
const commentPlace = (row: string) => ({ table: "team_card_comments", row, column: "text_sealed" });
const dayMs = 86_400_000;

export const cardTextOf = (row: Pick<CardRow, "id" | "contentSealed">, seal: PersonSeal): CardText =>
  CardText.parse(JSON.parse(seal.open(cardPlace(row.id), row.contentSealed)));
export const cardCommentOf = (row: Pick<CardCommentRow, "id" | "textSealed">, seal: PersonSeal): string =>
  seal.open(commentPlace(row.id), row.textSealed);

/** The key that seals a team's board, for its members alone. `lock` holds the team until the transaction ends. */
async function openBoard(tx: Deps, actor: Actor, teamId: string, { lock = false } = {}) {
  const team = await nameOfTeam(tx, actor.userId, teamId);
  if (team === null) throw new AppError("not_found");
  await consumeQuota(tx, actor, "team-dashboard");
  const ownerId = lock ? await lockOwner(tx.db, teamId) : await readOwner(tx.db, teamId);
  if (ownerId === null) throw new AppError("not_found");
  return { team, seal: await tx.keys.of(tx.db, ownerId) };
}

async function shown(tx: Deps, seal: PersonSeal, rows: readonly CardRow[]): Promise<TeamCard[]> {
  const comments = await readCardComments(
    tx.db,
    rows.map(({ id }) => id),
  );
  const names = await namesOfMembers(
    tx,
    [...rows, ...comments].flatMap(({ authorId }) => authorId ?? []),
  );
  const author = (userId: string | null) => ({ userId, displayName: names.get(userId ?? "") ?? "" });
  const of = (cardId: string) => comments.filter((one) => one.cardId === cardId);
  return rows.map((row) => ({
    id: row.id,
    ...cardTextOf(row, seal),
    kind: row.kind === "posting" ? "posting" : "task",
    column: row.stage === "doing" || row.stage === "done" ? row.stage : "new",
    ...{ assigneeId: row.assigneeId, dueOn: row.dueOn, rank: row.rank, version: row.version },
    author: author(row.authorId),
    comments: of(row.id).map((one) => ({
      ...{ id: one.id, author: author(one.authorId), text: cardCommentOf(one, seal) },
      createdAt: one.createdAt.toISOString(),
    })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

async function oneCard(tx: Deps, seal: PersonSeal, teamId: string, id: string): Promise<{ card: TeamCard }> {
  const row = await lockCard(tx.db, teamId, id);
  const [card] = row === null ? [] : await shown(tx, seal, [row]);
  if (card === undefined) throw new AppError("not_found");
  return { card };
}

export function readTeamBoard(deps: Deps, actor: Actor, teamId: string): Promise<{ cards: TeamCard[] }> {
  return inTransaction(deps, async (tx) => {
    const { seal } = await openBoard(tx, actor, teamId);
    return { cards: await shown(tx, seal, await readCardRows(tx.db, teamId)) };
  });
}

/** A member who takes care of a card; others count as nobody. */
const assigneeOf = async (tx: Deps, teamId: string, id: string | null): Promise<string | null> =>
  id !== null && (await memberIds(tx, teamId)).includes(id) ? id : null;

export function createCard(
  deps: Deps,
  actor: Actor,
  teamId: string,
  asked: BodyOf<typeof contract.createCard>,
): Promise<{ card: TeamCard }> {
  return inTransaction(deps, async (tx) => {
    const { seal } = await openBoard(tx, actor, teamId, { lock: true });
    if ((await countCards(tx.db, teamId)) >= cardsLimit)
      throw new AppError("too_many_cards", { limit: cardsLimit });
    const { id, kind, column, dueOn } = asked;
    const now = tx.now();
    const isNew = await insertCard(tx.db, {
      ...{ id, teamId, authorId: actor.userId, kind, stage: column, dueOn, version: 1 },
      assigneeId: await assigneeOf(tx, teamId, asked.assigneeId),
      rank: rankAbove(await topRank(tx.db, teamId, column)),
      contentSealed: seal.seal(cardPlace(id), JSON.stringify(CardText.parse(asked))),
      ...{ createdAt: now, updatedAt: now, deletedAt: null },
    });
    if (isNew) await publishRoomChange(tx, teamId, "board");
    return oneCard(tx, seal, teamId, id);
  });
}

export function changeCard(
  deps: Deps,
  actor: Actor,
  { teamId, cardId }: { teamId: string; cardId: string },
  { version, ...change }: BodyOf<typeof contract.changeCard>,
): Promise<{ card: TeamCard }> {
  return inTransaction(deps, async (tx) => {
    const { seal } = await openBoard(tx, actor, teamId, { lock: true });
    const row = await lockCard(tx.db, teamId, cardId);
    if (row === null) throw new AppError("not_found");
    if (row.version !== version)
      throw new AppError("conflict", { current: (await oneCard(tx, seal, teamId, cardId)).card });
    const text = CardText.parse({ ...cardTextOf(row, seal), ...change });
    const stage = change.column ?? row.stage;
    const onTop = stage === row.stage ? row.rank : rankAbove(await topRank(tx.db, teamId, stage));
    await updateCard(tx.db, teamId, cardId, {
      stage,
      kind: change.kind ?? row.kind,
      rank: change.rank ?? onTop,
      dueOn: change.dueOn === undefined ? row.dueOn : change.dueOn,
      assigneeId:
        change.assigneeId === undefined ? row.assigneeId : await assigneeOf(tx, teamId, change.assigneeId),
      contentSealed: seal.seal(cardPlace(cardId), JSON.stringify(text)),
      updatedAt: tx.now(),
    });
    await publishRoomChange(tx, teamId, "board");
    return oneCard(tx, seal, teamId, cardId);
  });
}

export function deleteCard(
  deps: Deps,
  actor: Actor,
  { teamId, cardId }: { teamId: string; cardId: string },
): Promise<{ ok: true }> {
  return inTransaction(deps, async (tx) => {
    await openBoard(tx, actor, teamId);
    if ((await lockCard(tx.db, teamId, cardId)) === null) throw new AppError("not_found");
    await updateCard(tx.db, teamId, cardId, { deletedAt: tx.now() });
    await publishRoomChange(tx, teamId, "board");
    return { ok: true as const };
  });
}

/** @throws AppError `not_found` for a card that is not deleted, or was longer ago than `cardTrashDays`. */
export function restoreCard(
  deps: Deps,
  actor: Actor,
  { teamId, cardId }: { teamId: string; cardId: string },
): Promise<{ card: TeamCard }> {
  return inTransaction(deps, async (tx) => {
    const { seal } = await openBoard(tx, actor, teamId);
    const deletedAfter = new Date(tx.now().getTime() - cardTrashDays * dayMs);
    if ((await lockCard(tx.db, teamId, cardId, { deletedAfter })) === null) throw new AppError("not_found");
    await updateCard(tx.db, teamId, cardId, { deletedAt: null });
    await publishRoomChange(tx, teamId, "board");
    return oneCard(tx, seal, teamId, cardId);
  });
}

export function commentOnCard(
  deps: Deps,
  actor: Actor,
  { teamId, cardId }: { teamId: string; cardId: string },
  asked: BodyOf<typeof contract.commentOnCard>,
): Promise<{ card: TeamCard }> {
  return inTransaction(deps, async (tx) => {
    const { seal } = await openBoard(tx, actor, teamId);
    const row = await lockCard(tx.db, teamId, cardId);
    if (row === null) throw new AppError("not_found");
    if ((await readCardComments(tx.db, [cardId])).length >= cardCommentsLimit)
      throw new AppError("too_many_comments", { limit: cardCommentsLimit });
    const { id, text } = asked;
    const textSealed = seal.seal(commentPlace(id), text);
    const comment = { id, cardId, authorId: actor.userId, textSealed, createdAt: tx.now() };
    if (await insertCardComment(tx.db, comment)) {
      await tellOfCard(tx, actor, {
        teamId,
        row,
        mentions: asked.mentions,
        title: cardTextOf(row, seal).title,
      });
      await publishRoomChange(tx, teamId, "board");
    }
    return oneCard(tx, seal, teamId, cardId);
  });
}

/** Notices of one author to one member in an hour on all cards of a board; more are found on the board itself. */
const mostAnHour: AttemptRule = { kind: "card-notices", atMost: 10, windowSeconds: 3_600 };

/** Tells the members that are mentioned, the card's author and whoever takes care of it; once an hour on each card. */
async function tellOfCard(
  tx: Deps,
  actor: Actor,
  said: { teamId: string; row: CardRow; mentions: readonly string[]; title: string },
): Promise<void> {
  const members = await memberIds(tx, said.teamId);
  const member = await nameOfMember(tx, actor.userId);
  const hour = tx.now().toISOString().slice(0, 13);
  const link = `/dashboard?section=team&team=${said.teamId}&view=board`;
  const concerned = [said.row.authorId, said.row.assigneeId, ...said.mentions];
  for (const userId of new Set(concerned.flatMap((id) => id ?? []))) {
    if (userId === actor.userId || !members.includes(userId)) continue;
    const kind = said.mentions.includes(userId) ? "team-mention" : "team-comment";
    const params = { member, paper: said.title.slice(0, 200) };
    if (!(await isWithin(tx, mostAnHour, `${said.teamId} ${actor.userId} ${userId}`))) continue;
    await notify(tx, { userId, kind, params, link, key: `card:${said.row.id}:${kind}:${hour}` });
  }
}

/** Makes the posting of a card an application of the caller. */
export function takeCard(
  deps: Deps,
  actor: Actor,
  { teamId, cardId }: { teamId: string; cardId: string },
  { applicationId }: BodyOf<typeof contract.takeCard>,
): Promise<{ applicationId: string }> {
  return inTransaction(deps, async (tx) => {
    const { team, seal } = await openBoard(tx, actor, teamId);
    const row = await lockCard(tx.db, teamId, cardId);
    if (row === null || row.kind !== "posting") throw new AppError("not_found");
    const { title, company, location, url } = cardTextOf(row, seal);
    const job = { title, company, location, url, source: team.slice(0, 60) };
    const { id } = await createApplication(tx, actor, { id: applicationId, job });
    return { applicationId: id };
  });
}

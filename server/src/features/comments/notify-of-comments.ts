import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { nameOfMember } from "../grants/item-names.ts";
import { holdsGrant } from "../grants/require-grant.ts";
import { notify } from "../notifications/notify.ts";
import type { Paper } from "./papers.ts";
import type { ThreadRow } from "./store.ts";

const linkOf = ({ key }: Paper) =>
  `/dashboard?section=team&team=${key.teamId}&item=${key.ownerId}:${key.kind}:${key.paperId}`;

/** One notice an hour by each author on each paper, however many threads, comments and mentions there are. */
const hourOf = (tx: Deps, actor: Actor, { key }: Paper) =>
  `${key.teamId}:${key.paperId}:${actor.userId}:${tx.now().toISOString().slice(0, 13)}`;

/** Tells the owner of a paper that somebody suggests other words. */
export async function notifyOfSuggestion(tx: Deps, actor: Actor, paper: Paper): Promise<void> {
  if (paper.isOwn) return;
  await notify(tx, {
    userId: paper.key.ownerId,
    kind: "team-suggestion",
    params: { member: await nameOfMember(tx, actor.userId), paper: paper.name },
    key: `suggestion:${hourOf(tx, actor, paper)}`,
    link: linkOf(paper),
  });
}

/** Tells those who are mentioned, the paper's owner, and who wrote in the thread before, as far as they may read it. */
export async function notifyOfComment(
  tx: Deps,
  actor: Actor,
  paper: Paper,
  said: {
    readonly text: string;
    readonly mentions: readonly string[];
    readonly isSuggestion: boolean;
    readonly thread: ThreadRow;
    readonly authors?: readonly string[];
  },
): Promise<void> {
  const { teamId, ownerId, kind, paperId } = paper.key;
  const others = async (ids: readonly string[]) => {
    const may: string[] = [];
    for (const id of new Set(ids)) {
      if (id === actor.userId) continue;
      const wish = { teamId, ownerId, noun: kind, itemId: paperId, right: "comment" } as const;
      if (id === ownerId || (await holdsGrant(tx, id, wish))) may.push(id);
    }
    return may;
  };
  const params = { member: await nameOfMember(tx, actor.userId), paper: paper.name };
  const link = linkOf(paper);
  const mentioned = await others(said.mentions);
  for (const userId of mentioned)
    await notify(tx, {
      ...{ userId, kind: "team-mention", params, link },
      key: `mention:${hourOf(tx, actor, paper)}`,
    });
  if (said.text.trim() === "" || said.isSuggestion) return;
  const told = await others([
    ownerId,
    ...(said.thread.authorId === null ? [] : [said.thread.authorId]),
    ...(said.authors ?? []),
  ]);
  for (const userId of told.filter((id) => !mentioned.includes(id)))
    await notify(tx, {
      ...{ userId, kind: "team-comment", params, link },
      key: `comment:${hourOf(tx, actor, paper)}`,
    });
}

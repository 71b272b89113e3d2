import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readRanks, topRank, updateRanks } from "../store.ts";

/** The distance between the ranks of two cards. */
const gap = 1_024;
/** With ranks closer than this there is soon no room between two cards. */
const tooClose = 1e-6;
/** Beyond this size a step between ranks is lost in rounding. */
const tooFar = 1e12;

/** The rank above every card of a column. */
export async function rankOnTop(deps: Deps, actor: Actor, stage: string): Promise<number> {
  return ((await topRank(deps.db, actor.userId, stage)) ?? gap) - gap;
}

/** Spreads the ranks of a column evenly, in the present order, when two are too close. */
export async function spreadColumn(deps: Deps, actor: Actor, stage: string): Promise<void> {
  const cards = await readRanks(deps.db, actor.userId, stage);
  const isTight = cards.some(({ rank }, i) => {
    const below = cards[i + 1];
    return Math.abs(rank) > tooFar || (below !== undefined && below.rank - rank < tooClose);
  });
  if (!isTight) return;
  const spread = cards.map(({ id }, i) => ({ id, rank: i * gap }));
  await updateRanks(
    deps.db,
    actor.userId,
    spread.filter(({ rank }, i) => rank !== cards[i]?.rank),
  );
}

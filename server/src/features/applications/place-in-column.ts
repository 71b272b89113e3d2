import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { readRanks, topRank, updateRanks } from "./store.ts";

/** How far apart cards are put. */
const gap = 1_024;
/** Closer than this two cards soon leave no room between them. */
const tooClose = 1e-6;
/** Beyond this a step to the next card is lost in rounding. */
const tooFar = 1e12;

/** The rank above every card of a column. */
export async function rankOnTop(deps: Deps, who: Who, stage: string): Promise<number> {
  return ((await topRank(deps.db, who.userId, stage)) ?? gap) - gap;
}

/** Puts a column's cards evenly apart, in the order they stand, where two have come too close for one between them. */
export async function spreadColumn(deps: Deps, who: Who, stage: string): Promise<void> {
  const cards = await readRanks(deps.db, who.userId, stage);
  const isTight = cards.some(({ rank }, i) => {
    const below = cards[i + 1];
    return Math.abs(rank) > tooFar || (below !== undefined && below.rank - rank < tooClose);
  });
  if (!isTight) return;
  const spread = cards.map(({ id }, i) => ({ id, rank: i * gap }));
  await updateRanks(
    deps.db,
    who.userId,
    spread.filter(({ rank }, i) => rank !== cards[i]?.rank),
  );
}

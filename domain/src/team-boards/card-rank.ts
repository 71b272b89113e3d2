/** Cards as a column orders them. */
export interface RankedCard {
  readonly id: string;
  readonly rank: number;
}

/** The rank above every card of a column. */
export const rankAbove = (top: number): number => Math.floor(top) - 1;

/**
 * The rank that puts a card at a place of a column, the card itself left out: half way between its neighbours, or one
 * above or below the last. Neighbours with the same rank put it right below the first.
 */
export function rankAt(column: readonly RankedCard[], place: number): number {
  const above = column[place - 1];
  const below = column[place];
  if (above === undefined) return below === undefined ? 0 : rankAbove(below.rank);
  if (below === undefined) return Math.ceil(above.rank) + 1;
  return (above.rank + below.rank) / 2;
}

import type { ApplicationCard, Stage, StagePhase } from "@waymark/contract/applications";

const ends: ReadonlySet<StagePhase> = new Set(["accepted", "rejected", "withdrawn", "no-answer"]);

export const isFinalStage = (stage: Pick<Stage, "phase">): boolean => ends.has(stage.phase);

export interface Column {
  stage: Stage;
  cards: readonly ApplicationCard[];
}

const byRank = (a: ApplicationCard, b: ApplicationCard) => a.rank - b.rank || a.id.localeCompare(b.id);

/**
 * In order. An unchanged column stays the same object, so that it does not render again. Cards of a missing stage
 * (deleted on another device) go to the first column.
 */
export function columnsOf(
  stages: readonly Stage[],
  cards: readonly ApplicationCard[],
  before: readonly Column[] = [],
): Column[] {
  const byStage = new Map<string, ApplicationCard[]>(stages.map(({ id }) => [id, []]));
  const [first] = byStage.values();
  for (const card of cards) (byStage.get(card.stage) ?? first)?.push(card);
  return stages.map((stage) => {
    const sorted = (byStage.get(stage.id) ?? []).sort(byRank);
    const old = before.find((column) => column.stage.id === stage.id);
    const isSame =
      old !== undefined &&
      sameStage(old.stage, stage) &&
      old.cards.length === sorted.length &&
      old.cards.every((card, i) => card === sorted[i]);
    return isSame ? old : { stage, cards: sorted };
  });
}

function sameStage(a: Stage, b: Stage): boolean {
  return a.name === b.name && a.phase === b.phase && a.hidden === b.hidden;
}

export function rankAt(cards: readonly ApplicationCard[], index: number, self?: string): number {
  const others = cards.filter(({ id }) => id !== self);
  const above = others[index - 1];
  const below = others[index];
  if (above === undefined) return below === undefined ? 0 : below.rank - 1;
  if (below === undefined) return above.rank + 1;
  return (above.rank + below.rank) / 2;
}

export interface Place {
  stage: string;
  index: number;
}

export function withCardAt(columns: readonly Column[], id: string, place: Place): Column[] {
  const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
  if (card === undefined) return [...columns];
  return columns.map((column) => {
    const isHere = column.stage.id === place.stage;
    const isThere = column.cards.includes(card);
    if (!isHere && !isThere) return column;
    const others = column.cards.filter((one) => one !== card);
    return { ...column, cards: isHere ? others.toSpliced(place.index, 0, card) : others };
  });
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" | "Home" | "End";

export function isArrow(key: string): key is Arrow {
  return ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"].includes(key);
}

/** Skips empty columns; null at an edge. */
export function nextCard(columns: readonly Column[], from: string, key: Arrow): string | null {
  const at = columns.findIndex(({ cards }) => cards.some(({ id }) => id === from));
  const column = columns[at];
  if (column === undefined) return null;
  const index = column.cards.findIndex(({ id }) => id === from);
  if (key === "Home") return column.cards[0]?.id ?? null;
  if (key === "End") return column.cards.at(-1)?.id ?? null;
  if (key === "ArrowUp") return column.cards[index - 1]?.id ?? null;
  if (key === "ArrowDown") return column.cards[index + 1]?.id ?? null;
  const rest = key === "ArrowRight" ? columns.slice(at + 1) : columns.slice(0, at).toReversed();
  const target = rest.find(({ cards }) => cards.length > 0);
  return target?.cards[Math.min(index, target.cards.length - 1)]?.id ?? null;
}

/** Null at an edge, or where no stage is allowed. */
export function nextPlace(
  columns: readonly Column[],
  id: string,
  place: Place,
  key: Arrow,
  isAllowed: (stage: Stage) => boolean,
): Place | null {
  const others = (column: Column | undefined) =>
    (column?.cards ?? []).filter((card) => card.id !== id).length;
  const at = columns.findIndex(({ stage }) => stage.id === place.stage);
  const last = others(columns[at]);
  if (key === "ArrowUp") return place.index > 0 ? { ...place, index: place.index - 1 } : null;
  if (key === "ArrowDown") return place.index < last ? { ...place, index: place.index + 1 } : null;
  if (key === "Home") return place.index > 0 ? { ...place, index: 0 } : null;
  if (key === "End") return place.index < last ? { ...place, index: last } : null;
  const rest = key === "ArrowRight" ? columns.slice(at + 1) : columns.slice(0, at).toReversed();
  const target = rest.find(({ stage }) => isAllowed(stage));
  return target ? { stage: target.stage.id, index: Math.min(place.index, others(target)) } : null;
}

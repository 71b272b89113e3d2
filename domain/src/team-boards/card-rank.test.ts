import { expect, it } from "vitest";
import { rankAbove, rankAt } from "./card-rank.ts";

const column = [-3, -1, 4].map((rank) => ({ id: String(rank), rank }));

it.each([
  ["the top", 0, -4],
  ["between two", 1, -2],
  ["the bottom", 3, 5],
])("puts a card at %s of a column", (_name, place, rank) => {
  expect(rankAt(column, place)).toBe(rank);
  const order = [...column, { id: "moved", rank }].sort((a, b) => a.rank - b.rank);
  expect(order[place]?.id).toBe("moved");
});

it("begins an empty column, and a new top", () => {
  expect([rankAt([], 0), rankAbove(0), rankAbove(-2.5)]).toEqual([0, -1, -4]);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnsOf, nextCard, nextPlace, rankAt, withCardAt } from "./columns.ts";
import { aCard, anId, stages } from "./testing/a-card.ts";

const cards = [
  aCard(1),
  aCard(2),
  aCard(3, { stage: "applied" }),
  aCard(4, { stage: "offer" }),
  aCard(5, { stage: "offer" }),
];
const columns = columnsOf(stages, cards);
const idsIn = (stage: string, of = columns) =>
  of.find((column) => column.stage.id === stage)?.cards.map(({ id }) => Number(id.slice(-2)));

describe("columns", () => {
  it("hold the cards of their stage by rank, and cards of an unknown stage in the first", () => {
    const mixed = columnsOf(stages, [aCard(9), aCard(1, { stage: "applied" }), aCard(3, { stage: "lost" })]);
    expect(idsIn("preparing", mixed)).toEqual([3, 9]);
    expect(idsIn("applied", mixed)).toEqual([1]);
  });

  it("stay the same objects while nothing in them changes", () => {
    const after = columnsOf(stages, [...cards.slice(0, 4), aCard(5, { stage: "offer", rank: 0 })], columns);
    expect(after.map((column, i) => column === columns[i]).filter((same) => !same)).toHaveLength(1);
    expect(idsIn("offer", after)).toEqual([5, 4]);
  });

  it("show a dragged card only at its new place", () => {
    const carried = withCardAt(columns, anId(1), { stage: "offer", index: 1 });
    expect([idsIn("preparing", carried), idsIn("offer", carried)]).toEqual([[2], [4, 1, 5]]);
  });
});

describe("a rank", () => {
  it("always puts a card exactly where it was dropped", () => {
    const ranks = fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { maxLength: 12 });
    fc.assert(
      fc.property(ranks, fc.nat(), fc.boolean(), (given, at, isIn) => {
        const there = given.map((rank, i) => aCard(i + 1, { rank }));
        const self = isIn && there[0] ? there[0] : aCard(99);
        const others = there.filter(({ id }) => id !== self.id).sort((a, b) => a.rank - b.rank);
        const index = at % (others.length + 1);
        const ordered = columnsOf(stages, there)[0]?.cards ?? [];
        const moved = { ...self, rank: rankAt(ordered, index, self.id) };
        const [first] = columnsOf(stages, [...others, moved]);
        expect(first?.cards.indexOf(moved)).toBe(index);
      }),
    );
  });
});

describe("arrows", () => {
  it.each([
    ["ArrowDown", 1, 2],
    ["ArrowDown", 2, null],
    ["ArrowRight", 2, 3],
    ["ArrowRight", 3, 4],
    ["ArrowRight", 4, null],
    ["ArrowLeft", 5, 3],
    ["End", 1, 2],
    ["Home", 5, 4],
  ] as const)("%s leads from card %s to %s", (key, from, to) => {
    expect(nextCard(columns, anId(from), key)).toBe(to === null ? null : anId(to));
  });

  it("carry a card past the stages where it may not go, and stop at the edges", () => {
    const isAllowed = ({ id }: { id: string }) => id === "preparing" || id === "offer";
    const from = { stage: "preparing", index: 0 };
    expect(nextPlace(columns, anId(1), from, "ArrowRight", isAllowed)).toEqual({ stage: "offer", index: 0 });
    expect(nextPlace(columns, anId(1), from, "ArrowDown", isAllowed)).toEqual({ ...from, index: 1 });
    expect(nextPlace(columns, anId(1), { ...from, index: 1 }, "ArrowDown", isAllowed)).toBeNull();
    expect(nextPlace(columns, anId(1), from, "ArrowLeft", isAllowed)).toBeNull();
  });
});

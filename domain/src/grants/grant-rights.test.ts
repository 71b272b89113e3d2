import { type GrantNoun, grantNouns, grantRights, hasItem, rightsOf } from "@waymark/contract/grants";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GrantTerms, grantAllows, largestRight, mayRead } from "./grant-rights.ts";

const now = Date.parse("2026-11-24T12:00:00Z");
const grant = (over: Partial<GrantTerms>): GrantTerms => ({
  noun: "resume",
  itemId: "r1",
  right: "see",
  until: null,
  ...over,
});

describe("what a grant allows", () => {
  it.each<[string, GrantTerms, GrantNoun, string | null, boolean]>([
    ["its own item", grant({}), "resume", "r1", true],
    ["no other item", grant({}), "resume", "r2", false],
    ["no other noun with that id", grant({}), "letter", "r1", false],
    ["not the noun as a whole", grant({}), "resume", null, false],
    ["a board with every application", grant({ noun: "board", itemId: null }), "application", "a1", true],
    ["an application, but not the board", grant({ noun: "application" }), "board", null, false],
    ["a board, but no resume", grant({ noun: "board", itemId: null }), "resume", "r1", false],
    ["figures, but no searches", grant({ noun: "figures", itemId: null }), "searches", null, false],
    ["nothing at its end", grant({ until: now }), "resume", "r1", false],
    ["the item until its end", grant({ until: now + 1 }), "resume", "r1", true],
  ])("%s", (_name, given, noun, itemId, expected) => {
    expect(mayRead(given, noun, itemId, now)).toBe(expected);
  });

  it("contains the smaller rights only", () => {
    const wish = (right: GrantTerms["right"]) => ({ noun: "resume" as const, itemId: "r1", right });
    const comment = grant({ right: "comment" });
    expect([
      grantAllows(comment, wish("see"), now),
      grantAllows(comment, wish("comment"), now),
      grantAllows(comment, wish("suggest"), now),
    ]).toEqual([true, true, false]);
    expect(grantAllows(comment, wish("move"), now)).toBe(false);
    expect(
      grantAllows(
        grant({ noun: "application", right: "move" }),
        { ...wish("move"), noun: "application" },
        now,
      ),
    ).toBe(true);
  });

  it("is the largest of several", () => {
    const both = [grant({ right: "comment" }), grant({ right: "suggest", until: now })];
    expect(largestRight(both, "resume", "r1", now)).toBe("comment");
    expect(largestRight(both, "resume", "r1", now - 1)).toBe("suggest");
    expect(largestRight([], "resume", "r1", now)).toBe(null);
  });

  it("never reaches what it does not name", () => {
    const noun = fc.constantFrom(...grantNouns);
    const id = fc.constantFrom("a", "b");
    fc.assert(
      fc.property(
        noun,
        id,
        fc.constantFrom(...grantRights),
        noun,
        id,
        (given, item, right, wanted, wantedId) => {
          if (!rightsOf[given].includes(right)) return;
          const terms = { noun: given, itemId: hasItem(given) ? item : null, right, until: null };
          const wish = hasItem(wanted) ? wantedId : null;
          const allowed = mayRead(terms, wanted, wish, now);
          const expected =
            (given === wanted && terms.itemId === wish) || (given === "board" && wanted === "application");
          expect(allowed).toBe(expected);
        },
      ),
    );
  });
});

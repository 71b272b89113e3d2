import { describe, expect, it } from "vitest";
import { mentionBegun, mentionedIn, mentionsFor } from "./mentions.ts";

const people = ["Ana", "Ana Ruiz", "Jörg Weiß", "Zoé"].map((displayName) => ({
  userId: displayName,
  displayName,
}));

describe("mentions in a comment", () => {
  it.each<[string, string[]]>([
    ["@Ana, look", ["Ana"]],
    ["Look, @ana ruiz.", ["Ana Ruiz"]],
    ["@Ana Ruizera", ["Ana"]],
    ["@Anastasia", []],
    ["ana@ana.example", []],
    ["(@Jörg Weiß) and @ZOÉ", ["Jörg Weiß", "Zoé"]],
    ["@ @@Ana", ["Ana"]],
    ["Ana without a sign", []],
  ])("%s", (text, expected) => {
    expect(mentionedIn(text, people).sort()).toEqual(expected.sort());
  });

  it("means both of two people with one name, and nobody without one", () => {
    const two = [
      { userId: "1", displayName: "Sam" },
      { userId: "2", displayName: "Sam" },
      { userId: "3", displayName: " " },
    ];
    expect(mentionedIn("@Sam @", two)).toEqual(["1", "2"]);
  });

  it.each<[string, { at: number; typed: string } | null]>([
    ["Hello @", { at: 6, typed: "" }],
    ["Hello @An", { at: 6, typed: "An" }],
    ["Hello @Ana Ru", { at: 6, typed: "Ana Ru" }],
    ["ana@ex", null],
    ["@Ana\nnext", null],
    ["no sign", null],
  ])("begun at the end of %j", (text, expected) => {
    expect(mentionBegun(text, text.length)).toEqual(expected);
  });

  it("offers people by the beginning of any of their names", () => {
    expect(mentionsFor("r", people).map(({ userId }) => userId)).toEqual(["Ana Ruiz"]);
    expect(mentionsFor("we", people).map(({ userId }) => userId)).toEqual(["Jörg Weiß"]);
    expect(mentionsFor("", people)).toHaveLength(4);
  });
});

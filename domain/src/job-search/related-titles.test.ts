import { expect, it } from "vitest";
import { finish } from "../in-steps.ts";
import { Occupations } from "./match/occupations.ts";
import { relatedTitles } from "./related-titles.ts";

const occupations = finish(Occupations.of());
const further = (words: string, language: "en" | "de" | "fr" | "es") =>
  relatedTitles(occupations, words, language).related.further.map((lists) => lists.flat()[0]);

it("knows the titles of the same trade in the asker's language, only in postings of that language", () => {
  const { related, shown } = relatedTitles(occupations, "Kellnerin", "de");
  expect(related.alike.some((lists) => lists[0]?.[0] === "t.restaurantfachkraft")).toBe(true);
  expect(related.alike.every((lists) => lists.at(-1)?.includes(":language-de"))).toBe(true);
  expect(shown.length).toBeGreaterThan(0);
});

it("falls back on the noun of a job, or on what a general noun is about", () => {
  expect(further("assistant espaliers", "fr")).toEqual(["t.espalier"]);
  expect(further("petite main", "fr")).toEqual([]);
  expect(further("Handwerkskoordinator", "de")).toEqual([]);
});

it("leaves out titles that name no work without other words", () => {
  const titlesNear = (words: string, language: "en" | "es") =>
    relatedTitles(occupations, words, language, true).related.near.map((lists) =>
      lists.slice(0, -1).flat().join(" "),
    );
  expect(titlesNear("plumber", "en")).toContain("t.maintenanc t.supervisor");
  expect(titlesNear("plumber", "en")).not.toContain("t.servic t.team t.leader");
  expect(titlesNear("soldador", "es")).not.toContain("t.operari");
});

it("reads a short form in the asker's language", () => {
  const alike = (language: "de" | "es") =>
    relatedTitles(occupations, "fisi", language).related.alike.flat(2).join(" ");
  expect(alike("de")).not.toMatch(/physio/);
  expect(alike("es")).toMatch(/fisioterapeut/);
});

it("has nothing for words that name no work", () => {
  expect(relatedTitles(occupations, "Kubernetes", "en").related).toEqual({
    alike: [],
    further: [],
    near: [],
  });
});

it("adds near trades of the same line of work only where hardly any posting is of the trade", () => {
  expect(relatedTitles(occupations, "aide-soignante", "fr").nearby).toEqual([]);
  const { nearby, related } = relatedTitles(occupations, "aide-soignante", "fr", true);
  expect(nearby.length).toBeGreaterThan(0);
  expect(nearby.join(" ")).not.toMatch(/secrétaire|brancardier/i);
  expect(related.near.length).toBeGreaterThan(0);
});

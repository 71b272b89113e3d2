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

import { expect, it } from "vitest";
import { finish } from "../../in-steps.ts";
import { type Concept, ConceptSpace, sameMeaning } from "./concept-space.ts";
import { TitleRanker } from "./rank-titles.ts";
import { TitleReader } from "./read-title.ts";

const concepts: Concept[] = [
  {
    id: "waiter",
    isco: "5131",
    titles: { de: ["Kellner", "Kellnerin", "Servicekraft im Restaurant"], en: ["waiter", "table server"] },
  },
  { id: "nurse", isco: "2221", titles: { de: ["Krankenpfleger"], en: ["nurse"] } },
  { id: "barkeeper", isco: "5132", titles: { de: ["Barkeeper"], en: ["bartender"] } },
];
const space = new ConceptSpace(concepts, "de");

it("titles without common letters match through one occupation", () => {
  const waitress = space.meaning("Kellnerinnen (m/w/d)");
  expect(sameMeaning(waitress, space.meaning("table server"))).toBeGreaterThan(0.8);
  expect(sameMeaning(waitress, space.meaning("Krankenpfleger"))).toBeLessThan(0.1);
  expect(sameMeaning(waitress, space.meaning(""))).toBe(0);
});

it("ranks a list deterministically", () => {
  const titles = ["Krankenpfleger", "table server", "Barkeeper", "Kellner"];
  const rank = () => new TitleRanker(titles, finish(TitleReader.of([])), "de", space).rank("Kellnerin");
  expect(
    rank()
      .slice(0, 2)
      .map(({ at }) => titles[at]),
  ).toEqual(["Kellner", "table server"]);
  expect(rank()).toEqual(rank());
});

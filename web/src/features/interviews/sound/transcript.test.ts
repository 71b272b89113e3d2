import { expect, it } from "vitest";
import { fillersIn, wordsIn } from "./transcript.ts";

it.each([
  ["en", "Um, I was, uh, the erm lead of umbrella sales.", 3],
  ["de", "Ähm, also äh ich war da, öhm, Ehe und Uhr.", 3],
  ["fr", "Euh, je suis, heu, européen et heureux.", 2],
  ["es", "Eh, yo era, mmm, el jefe de emergencias.", 2],
] as const)("counts the filler words of %s", (language, text, count) => {
  expect(fillersIn(text, language, false)).toBe(count);
});

it("does not say zero of a recogniser that leaves fillers out", () => {
  expect(fillersIn("I was the lead.", "en", false)).toBeNull();
  expect(fillersIn("I was the lead.", "en", true)).toBe(0);
});

it.each([
  ["", 0],
  ["I don't know.", 3],
  ["Aujourd’hui, 12 personnes", 3],
  ["state-of-the-art", 1],
])("counts the words of '%s'", (text, count) => {
  expect(wordsIn(text)).toBe(count);
});

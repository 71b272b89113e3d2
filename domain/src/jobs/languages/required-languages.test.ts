import { describe, expect, it } from "vitest";
import { requiredLanguages } from "./required-languages.ts";

const asked = (text: string) =>
  requiredLanguages(text)
    .map(({ code, level, welcome }) => `${code} ${level}${welcome ? "?" : ""}`)
    .join(", ");

describe("languages a posting asks for", () => {
  it.each([
    ["Fluent English and German (B2) required", "en fluent, de b2"],
    ["You speak English", "en any"],
    ["Fluency in Spanish is a plus", "es fluent?"],
    ["Excellent command of written English. French desirable language", "en good, fr any?"],
    ["Native-level Italian", "it native"],
    ["Sehr gute Deutschkenntnisse in Wort und Schrift", "de good"],
    ["Englischkenntnisse von Vorteil", "en any?"],
    ["Deutsch mindestens C1, Englisch verhandlungssicher", "de c1, en fluent"],
    ["Inglés alto imprescindible", "en good"],
    ["Se valorará nivel B2 de francés", "fr b2?"],
    ["Anglais courant exigé", "en fluent"],
    ["Vous maîtrisez l'anglais", "en any"],
    ["L'allemand serait un atout, niveau B1", "de b1?"],
    ["Basic Polish. Good Polish for leads", "pl good"],
    ["We are a German company with a French office", ""],
    ["English teacher for our school", ""],
    ["Must be able to polish floors. Polish your communication skills", ""],
    ["Polish speaker required", "pl any"],
    ["Polnischkenntnisse von Vorteil", "pl any?"],
    ["Must hold a Turkish passport", ""],
    ["No German required", ""],
    ["Keine Deutschkenntnisse nötig", ""],
    ["German is not required", ""],
    ["Our kitchen cooks Italian and Greek dishes", ""],
    ["", ""],
  ])("%s", (text, languages) => {
    expect(asked(text)).toBe(languages);
  });

  it.each(["german ", "no german ", "no a german ", "german an a "])(
    "reads %s without end in no time",
    (text) => {
      const started = performance.now();
      requiredLanguages(text.repeat(30_000 / text.length));
      expect(performance.now() - started).toBeLessThan(1_000);
    },
  );

  it("names six at most, however long the text", () => {
    const text = "fluent english, german, french, spanish, italian, portuguese, dutch, danish. ".repeat(500);
    expect(requiredLanguages(text)).toHaveLength(6);
  });
});

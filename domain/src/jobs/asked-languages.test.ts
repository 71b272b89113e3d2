import { describe, expect, it } from "vitest";
import { askedLanguages } from "./asked-languages.ts";

const asked = (text: string) =>
  askedLanguages(text)
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
    ["No German required", ""],
    ["Keine Deutschkenntnisse nötig", ""],
    ["German is not required", ""],
    ["Our kitchen cooks Italian and Greek dishes", ""],
    ["", ""],
  ])("%s", (text, languages) => {
    expect(asked(text)).toBe(languages);
  });

  it("names six at most, however long the text", () => {
    const text = "fluent english, german, french, spanish, italian, polish, dutch, danish. ".repeat(500);
    expect(askedLanguages(text)).toHaveLength(6);
  });
});

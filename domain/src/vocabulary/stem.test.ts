import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText, plainWords, stem } from "./stem.ts";

describe("plainText", () => {
  it.each([
    ["MÜNCHEN", "munchen"],
    ["Straße", "strasse"],
    ["Œuvre d'art", "oeuvre d'art"],
    ["Łódź", "lodz"],
    ["plain", "plain"],
  ])("%s is %s", (from, to) => expect(plainText(from)).toBe(to));
});

describe("plainWords", () => {
  it.each([
    ["C++ and C#, .NET or Node.js", ["cplusplus", "and", "csharp", "dotnet", "or", "nodejs"]],
    ["Enfermero/a (m/w/d)", ["enfermero", "a", "m", "w", "d"]],
    ["Verkäufer:in", ["verkaufer", "in"]],
    ["Инженер 2024", ["инженер", "2024"]],
    ["", []],
  ])("%s", (text, words) => expect(plainWords(text)).toEqual(words));

  it("cuts an endless word", () => {
    expect(plainWords("x".repeat(5000))).toEqual(["x".repeat(40)]);
  });
});

describe("stem joins the forms of a word", () => {
  it.each([
    ["nurse", "nurses"],
    ["company", "companies"],
    ["coach", "coaches"],
    ["enfermero", "enfermeras"],
    ["cocinero", "cocineras"],
    ["profesor", "profesoras"],
    ["profesor", "profesores"],
    ["infirmier", "infirmieres"],
    ["electricien", "electriciennes"],
    ["vendeur", "vendeuses"],
    ["conducteur", "conductrice"],
    ["lehrer", "lehrerinnen"],
    ["pfleger", "pflegerin"],
    ["ingenieur", "ingenieure"],
  ])("%s and %s", (one, other) => expect(stem(one)).toBe(stem(other)));

  it.each([
    ["nurse", "nursing"],
    ["berlin", "berl"],
    ["sale", "salon"],
  ])("but not %s and %s", (one, other) => expect(stem(one)).not.toBe(stem(other)));

  it("keeps short words and words with digits", () => {
    expect(["sql", "c", "b2b", "web3s"].map(stem)).toEqual(["sql", "c", "b2b", "web3s"]);
  });

  it("never empties a word", () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{1,30}$/), (word) => stem(word).length > 0));
  });
});

import { describe, expect, it } from "vitest";
import { languageOf } from "./translate.ts";

describe("languageOf", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["pt-BR, fr;q=0.5, en;q=0.4", "fr"],
    ["en;q=0.2, es;q=0.9", "es"],
    ["fr;q=0, de", "de"],
    ["zz", "en"],
    [";;;,,,q=", "en"],
  ])("%s → %s", (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

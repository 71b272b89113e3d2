import { afterEach, describe, expect, it } from "vitest";
import { chooseLanguage, i18n, preferredLanguage } from "./i18n.ts";

afterEach(() => chooseLanguage("en"));

describe("languages", () => {
  it.each([
    ["fr", "fr"],
    ["it", "en"],
    ["", "en"],
    [null, "en"],
  ])("a stored %j is used as %s", (stored, used) => {
    if (stored !== null) localStorage.setItem("preferred-language", stored);
    expect(preferredLanguage()).toBe(used);
  });

  it("changes the texts, the page's lang attribute and the stored language", async () => {
    await chooseLanguage("de");
    expect(i18n.t("common.date.today")).toBe("Heute");
    expect(document.documentElement.lang).toBe("de");
    expect(localStorage.getItem("preferred-language")).toBe("de");
  });

  it("shows the key when a text is missing", () => {
    expect(i18n.t("common.no.such.key")).toBe("common.no.such.key");
  });
});

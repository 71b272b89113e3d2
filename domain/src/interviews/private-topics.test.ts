import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { topicCountries, topicFacts } from "./private-topics.ts";

it.each(topicCountries)(
  "%s: each topic once, with a law and its address, and texts in four languages",
  (country) => {
    const facts = topicFacts(country);
    expect(facts.length).toBeGreaterThanOrEqual(5);
    expect(new Set(facts.map(({ topic }) => topic)).size).toBe(facts.length);
    for (const { law, url } of facts) {
      expect(law).toMatch(/\d/);
      expect(new URL(url).protocol).toBe("https:");
    }
    for (const language of ["en", "es", "fr", "de"]) {
      const { rights } = JSON.parse(readFileSync(`locales/${language}/interviews-buddy.json`, "utf8"));
      for (const { topic, rule } of facts) {
        expect(rights.rule[rule], `${language} ${rule}`).toBeTruthy();
        expect(Object.keys(rights.topic[topic].way), `${language} ${topic}`).toEqual(["1", "2"]);
      }
    }
  },
);

it("has no facts of a country that it does not know", () => {
  expect(topicFacts("BR")).toEqual([]);
});

import { expect, it } from "vitest";
import { tellEnglish } from "./english.ts";

it.each([
  ["Fault finding on three-phase motors", "nouns", "fault finding on three-phase motors"],
  ["First and second fix on schools and hospitals", "nouns", "first and second fix on schools and hospitals"],
  [
    "Emergency lighting and fire alarm installation",
    "nouns",
    "emergency lighting and fire alarm installation",
  ],
  ["SWA glanding and terminations on new flats", "nouns", "SWA glanding and terminations on new flats"],
  ["First line support for 200 users", "nouns", "first line support for 200 users"],
  ["Daily deliveries to 40 shops", "nouns", "daily deliveries to 40 shops"],
  ["Mentor for three apprentices", "past", "am a mentor for three apprentices"],
  ["Member of the safety committee", "past", "am a member of the safety committee"],
  ["Advocate for residents", "past", "am an advocate for residents"],
] as const)("'%s' is told as %s", (line, form, text) => {
  expect(tellEnglish(line, true)).toEqual({ form, text });
});

it.each([
  "Drives for a courier in Hull",
  "Focus on customers",
  "Shift manager for two sites",
  "Excel",
  "Night porter at a hotel",
  "Strong eye for detail",
])("'%s' is quoted", (line) => {
  expect(tellEnglish(line, false).form).toBe("raw");
});

it("tells a part of a past job in the past", () => {
  expect(tellEnglish("Mentor for three apprentices", false).text).toBe("was a mentor for three apprentices");
});

import { expect, test } from "vitest";
import { placeScore } from "./place-words.ts";

test.each([
  "Chicago, IL",
  "Memphis, TN 38104",
  "24143 Kiel",
  "Lyon, France",
  "Valencia, España",
  "Köln",
  "Gießen",
  "Kingston upon Hull",
  "Terre Haute",
  "Remote",
  "Baiona, Galicia, España",
])("%s is a place", (text) => {
  expect(placeScore(text)).toBeGreaterThanOrEqual(0.9);
});

test.each([
  "Lakeshore Memorial Hospital, Chicago, IL",
  "Registered Nurse",
  "Groupe Saône Industries, Lyon",
  "2016",
  "",
])("%s is more than a place, or none", (text) => {
  expect(placeScore(text)).toBeLessThan(0.9);
});

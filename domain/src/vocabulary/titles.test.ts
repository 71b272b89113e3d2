import { expect, test } from "vitest";
import { isEngagement, titleScore } from "./titles.ts";

test.each([
  "Registered Nurse",
  "Staff Nurse, Emergency Department",
  "Schweißer und Vorarbeiter",
  "Sachbearbeiterin Einkauf",
  "Pflegefachkraft (m/w/d)",
  "Enfermera de UCI",
  "Encargada de tienda",
  "Comptable générale",
  "Ingénieure d’études",
  "Senior Site Reliability Engineer",
])("%s is a title", (text) => {
  expect(titleScore(text)).toBeGreaterThan(0.5);
});

test.each(["Chicago, IL", "Nordwerft Stahlbau GmbH", "Calzados Alameda S.L.", "2016 – 2018", ""])(
  "%s is none",
  (text) => {
    expect(titleScore(text)).toBe(0);
  },
);

test.each([
  ["Zivildienst", true],
  ["Freiwilliges Soziales Jahr", true],
  ["Praktikum im Labor", true],
  ["Stage de 3e", true],
  ["Praktikant", false],
  ["Stage manager", false],
  ["Team member", false],
])("%s names no person: %s", (title, is) => expect(isEngagement(title)).toBe(is));

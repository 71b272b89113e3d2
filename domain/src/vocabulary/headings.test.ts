import { expect, test } from "vitest";
import { headingKind } from "./headings.ts";
import type { SectionKind } from "./section-kinds.ts";

const table: [string, SectionKind | null][] = [
  ["Work Experience", "experience"],
  ["PROFESSIONAL EXPERIENCE", "experience"],
  ["W O R K E X P E R I E N C E", "experience"],
  ["E D U C AT I O N", "education"],
  ["• Skills", "skills"],
  ["Skills & Certifications", "skills"],
  ["1.2 Tätigkeiten", "experience"],
  ["Expériences professionelles", "experience"],
  ["FORMATION", "education"],
  ["Centres d’intérêt", "other"],
  ["Experiencia laboral:", "experience"],
  ["Formación académica", "education"],
  ["Idiomas", "languages"],
  ["Beruflicher Werdegang", "experience"],
  ["Persönliche Daten", "contact"],
  ["Kenntnisse und Fähigkeiten", "skills"],
  ["exp erience", "experience"],
  ["Summary of the year 2019 in numbers", null],
  ["Led a team of twelve nurses", null],
  ["maria@example.com", null],
  ["", null],
];

test.each(table)("%s: %s", (text, kind) => {
  expect(headingKind(text)).toBe(kind);
});

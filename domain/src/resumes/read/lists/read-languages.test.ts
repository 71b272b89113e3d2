import { describe, expect, test } from "vitest";
import { readResume } from "../read-resume.ts";
import { layOut } from "../testing/lay-out.ts";

const languagesOf = (heading: string, row: string) =>
  readResume(
    layOut(`# Orla Vale\norla.vale@example.org\n## ${heading}\n${row}`, "docx"),
  ).content.languages.map(({ name, level }) => `${name}: ${level}`);

describe("several languages in one row", () => {
  test.each<[string, string[]]>([
    [
      "Français : langue maternelle – Arabe : courant – Anglais : notions (A2)",
      ["Français: langue maternelle", "Arabe: courant", "Anglais: notions (A2)"],
    ],
    ["Anglais (B2) - Espagnol (A2)", ["Anglais: B2", "Espagnol: A2"]],
    ["Anglais : lu, écrit, parlé – Allemand : scolaire", ["Anglais: lu, écrit, parlé", "Allemand: scolaire"]],
    [
      "Inglés: medio hablado y escrito. Francés: básico.",
      ["Inglés: medio hablado y escrito", "Francés: básico"],
    ],
    ["Englisch – gut (B2) / Spanisch – Grundkenntnisse", ["Englisch: gut (B2)", "Spanisch: Grundkenntnisse"]],
    [
      "English - Native / ASL - Beginner / Fanti - Fluent",
      ["English: Native", "ASL: Beginner", "Fanti: Fluent"],
    ],
    ["Arabe dialectal (parlé), anglais courant (C1)", ["Arabe dialectal: parlé", "anglais: courant (C1)"]],
    [
      "Deutsch (Muttersprache), Englisch\n(Grundkenntnisse)",
      ["Deutsch: Muttersprache", "Englisch: Grundkenntnisse"],
    ],
    ["Deutsch Muttersprache Englisch fließend", ["Deutsch: Muttersprache", "Englisch: fließend"]],
    [
      "🇬🇧 English – fluent · 🇫🇷 French – B2 · 🇩🇪 German – A2 · 🇪🇸 Spanish (basic)",
      ["English: fluent", "French: B2", "German: A2", "Spanish: basic"],
    ],
  ])("%s", (row, read) => expect(languagesOf("Languages", row)).toEqual(read));
});

describe("a level before the names", () => {
  test.each<[string, string[]]>([
    [
      "Fluent in English, Hindi and Urdu; conversational Punjabi",
      ["English: Fluent", "Hindi: Fluent", "Urdu: Fluent", "Punjabi: conversational"],
    ],
    ["Native English speaker. Basic French.", ["English: Native", "French: Basic"]],
    ["Bilingual Spanish/English", ["Spanish: Bilingual", "English: Bilingual"]],
    [
      "Muttersprache Deutsch, Englisch in Wort und Schrift",
      ["Deutsch: Muttersprache", "Englisch: in Wort und Schrift"],
    ],
    [
      "Langue maternelle : français. Langues étrangères : anglais (B2)",
      ["français: Langue maternelle", "anglais: B2"],
    ],
    ["Castellano y gallego bilingüe; inglés B2", ["Castellano: bilingüe", "gallego: bilingüe", "inglés: B2"]],
  ])("%s", (row, read) => expect(languagesOf("Languages", row)).toEqual(read));
});

import { expect, test } from "vitest";
import type { TextRun } from "../document.ts";
import { readResume } from "../read-resume.ts";

/** A page of a form: labels flush right at 200 points, values at 215. */
function formOf(rows: readonly (readonly [label: string, value: string, bold?: true])[]) {
  const runs = rows.flatMap(([label, value, bold = false], i): TextRun[] => {
    const y = 60 + i * 14;
    const width = label.length * 5;
    const piece = (text: string, x: number): TextRun => ({
      text,
      x,
      y,
      width: text.length * 5,
      size: 10,
      bold,
    });
    return [...(label ? [piece(label, 200 - width)] : []), ...(value ? [piece(value, 215)] : [])];
  });
  return readResume({ kind: "pages", pages: [{ width: 595, height: 842, runs }] }).content;
}

test("labels that need two lines belong to their values, also where no column of text begins", () => {
  const { personalInfo, experience, skills, custom } = formOf([
    ["Information personnelle", "", true],
    ["Prénom(s) / Nom(s)", "Pierre-Yves N'Guyen"],
    ["Courrier électronique", "someone@example.org"],
    ["Expérience professionnelle", "", true],
    ["Dates", "09/2021 - 09/2022"],
    ["Fonction ou poste occupé", "Aide-soignante"],
    ["Principales activités et", "Toilettes et repas"],
    ["responsabilités", "Transmissions"],
    ["Nom et adresse de", "Clinique du Parc"],
    ["l'employeur", "Angers"],
    ["Dates", "02/2018 - 08/2021"],
    ["Fonction ou poste occupé", "Cuisinière"],
    ["Nom et adresse de", "Restaurant Morel"],
    ["l'employeur", "Nantes"],
    ["Aptitudes et compétences", "", true],
    ["personnelles", "", true],
    ["Compétences techniques", "Netsoins, Toilette, Pack Office"],
    ["Permis de conduire", "B"],
  ]);
  expect(`${personalInfo.firstName} ${personalInfo.lastName}`).toBe("Pierre-Yves N'Guyen");
  expect(experience.map(({ title, company }) => [title, company])).toEqual([
    ["Aide-soignante", "Clinique du Parc"],
    ["Cuisinière", "Restaurant Morel"],
  ]);
  expect(skills).toEqual(["Netsoins", "Toilette", "Pack Office"]);
  expect(custom.map(({ title, items }) => [title, items[0]?.title])).toContainEqual([
    "Permis de conduire",
    "B",
  ]);
});

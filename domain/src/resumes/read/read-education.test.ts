import { expect, test } from "vitest";
import { readResume } from "./read-resume.ts";
import { layOut } from "./testing/lay-out.ts";

const studiesOf = (rows: string) =>
  readResume(
    layOut(`# Orla Vale\norla.vale@example.org\n## Education\n${rows}`, "docx"),
  ).content.education.map(({ id: _, ...study }) => study);

test.each([
  [
    "Diploma in Welding | Clark College | Vancouver, WA | 2016 | GPA 3.7",
    { school: "Clark College", gpa: "3.7", graduationDate: "2016" },
  ],
  [
    "Grado Superior en Automoción – CIFP Don Bosco – 2014 – Nota media 8,2",
    { degree: "Grado Superior en Automoción", gpa: "8,2", graduationDate: "2014" },
  ],
  [
    "Weiterbildung Praxisanleiter, 200 Std., 2018, DRK-Akademie Hannover",
    { school: "DRK-Akademie Hannover", graduationDate: "2018" },
  ],
  [
    "BSc Adult Nursing, 2:1 >> Sept 2012 – July 2015\nUniversity of Hull",
    { degree: "BSc Adult Nursing", school: "University of Hull", gpa: "2:1", graduationDate: "2015-07" },
  ],
  [
    "2018 : CAP Cuisine, CFA de Rennes (mention bien)",
    { degree: "CAP Cuisine", school: "CFA de Rennes", gpa: "mention bien" },
  ],
  ["Graduado en ESO. IES La Albuera, 2008", { degree: "Graduado en ESO", school: "IES La Albuera" }],
  [
    "Lehre als Tischler bei Möbelhaus Ahlers, Oldenburg >> 2008",
    { degree: "Lehre als Tischler", school: "Möbelhaus Ahlers", location: "Oldenburg" },
  ],
  [
    "Apprenticeship – Plumbing (Level 2), Bradford College, completed June 2014",
    { degree: "Apprenticeship – Plumbing (Level 2)", school: "Bradford College", graduationDate: "2014-06" },
  ],
  [
    "Ausbildung zum Metallbauer, Fachrichtung Konstruktionstechnik, Metallbau Krause, Herne >> 2012",
    {
      degree: "Ausbildung zum Metallbauer, Fachrichtung Konstruktionstechnik",
      school: "Metallbau Krause",
      location: "Herne",
    },
  ],
  ["AFGSU niveau 2 (recyclage 2023)", { degree: "AFGSU niveau 2 (recyclage)", graduationDate: "2023" }],
])("%s", (rows, study) => expect(studiesOf(rows)).toMatchObject([study]));

import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childProgram } from "../testing/child-program.ts";
import { openDocumentParsers } from "./open-parsers.ts";

let pool: ReturnType<typeof openDocumentParsers>;
beforeAll(() => {
  pool = openDocumentParsers({
    size: 2,
    queue: 50,
    timeoutMs: 15_000,
    memoryMb: 768,
    ...childProgram("document-parsers/child.ts"),
  });
});
afterAll(() => pool.close());

interface Expected {
  language: string;
  person: [name: string, email: string, phone: string, location: string];
  jobs: [title: string, company: string, location: string, start: string, end: string][];
  studies: [degree: string, school: string, graduation: string][];
  skills: string[];
  certifications: string[];
}

/** Invented people in hand-written files: one column, two columns, label columns, tables, page headers. */
const fixtures: Record<string, Expected> = {
  "nurse-en.docx": {
    language: "en",
    person: ["Imogen Tallis", "imogen.tallis@example.com", "(503) 555-0176", "Portland, OR"],
    jobs: [
      ["Pediatric Nurse", "Harborview Children’s Clinic", "Portland, OR", "2019-04", "now"],
      ["School Nurse", "Maple Grove School District", "Salem, OR", "2015-08", "2019-03"],
    ],
    studies: [["Bachelor of Science in Nursing", "Cascade State University", "2015-05"]],
    skills: ["Pediatric triage", "IV therapy", "Medication administration", "Patient education"],
    certifications: ["Registered Nurse, State of Oregon", "Pediatric Advanced Life Support (PALS), 2024"],
  },
  "logistics-en.pdf": {
    language: "en",
    person: ["Terrence O. Whitfield", "t.whitfield@example.com", "901.555.0142", "Memphis, TN 38104"],
    jobs: [
      ["Warehouse Supervisor", "Delta Ridge Distribution", "Memphis, TN", "2018-03", "now"],
      ["Forklift Operator / Inventory Lead", "Bluff City Parcel", "Memphis, TN", "2013-06", "2018-02"],
    ],
    studies: [
      ["Associate of Applied Science, Logistics", "Southwest Tennessee Community College", "2013-05"],
    ],
    skills: ["SAP EWM", "Manhattan WMS", "Excel", "Forklift operation", "Cycle counting", "OSHA 10"],
    certifications: ["Certified Forklift Operator, 2022", "OSHA 30-Hour General Industry, 2021"],
  },
  "schweisser-de.pdf": {
    language: "de",
    person: ["Jörg Brandstätter", "joerg.brandstaetter@example.org", "0431 5550198", "24143 Kiel"],
    jobs: [
      ["Schweißer und Vorarbeiter", "Nordwerft Stahlbau GmbH", "Kiel", "2017-09", "now"],
      ["Konstruktionsmechaniker", "Metallbau Petersen KG", "Rendsburg", "2010-04", "2017-08"],
      ["Lagermitarbeiter", "Spedition Hanse", "Lübeck", "2006-08", "2010-03"],
    ],
    studies: [
      ["Ausbildung zum Metallbauer", "Berufsschule Technik", "2006-07"],
      ["Mittlere Reife", "Realschule Am Ostufer", "2002-06"],
    ],
    skills: [
      "WIG",
      "MAG",
      "Lichtbogenhandschweißen",
      "Staplerschein",
      "Technische Zeichnungen lesen",
      "Führerschein Klasse B",
    ],
    certifications: [],
  },
  "lehrer-de.pdf": {
    language: "de",
    person: ["Hannelore Vogt", "h.vogt@example.com", "+49 361 5550147", "99084 Erfurt"],
    jobs: [
      ["Klassenlehrerin", "Staatliche Grundschule Am Park", "Erfurt", "2016-08", "now"],
      [
        "Lehramtsanwärterin und Vertretungslehrerin",
        "Grundschule Weimar-Nord",
        "Weimar",
        "2013-02",
        "2016-07",
      ],
    ],
    studies: [
      ["Erstes Staatsexamen, Lehramt an Grundschulen", "Universität Erfurt", "2012-09"],
      ["Abitur", "Gymnasium Ilmenau", "2007"],
    ],
    skills: ["Unterrichtsplanung", "Elternarbeit", "Moodle", "MS Office", "Deutsch als Zweitsprache"],
    certifications: [],
  },
  "ingenieure-fr.pdf": {
    language: "fr",
    person: ["Maëlle Kerbrat", "maelle.kerbrat@example.fr", "06 55 50 12 34", "Nantes, France"],
    jobs: [
      ["Ingénieure structure senior", "Bureau d’études Atlante", "Nantes", "2020-03", "now"],
      ["Ingénieure d’études", "Constructions Lebihan SAS", "Rennes", "2016-09", "2020-02"],
      ["Stagiaire ingénieure travaux", "Groupe Armor BTP", "Brest", "2016-02", "2016-08"],
    ],
    studies: [
      ["Diplôme d’ingénieur, génie civil", "École Centrale de Nantes", "2016"],
      ["Classe préparatoire PCSI", "Lycée Chateaubriand", "2013"],
    ],
    skills: [
      "Calcul de structures",
      "Robot Structural Analysis",
      "AutoCAD",
      "Gestion de chantier",
      "Béton armé",
    ],
    certifications: ["Habilitation travail en hauteur (2021)"],
  },
  "dependienta-es.pdf": {
    language: "es",
    person: ["Rocío Benítez Luque", "rocio.benitez@example.es", "952 555 019", "29010 Málaga"],
    jobs: [
      ["Encargada de tienda", "Calzados Alameda S.L.", "Málaga", "2019-01", "now"],
      ["Dependienta", "Modas Girasol", "Antequera", "2014-06", "2018-12"],
      ["Cajera", "Supermercados La Vega", "Málaga", "2012", "2014"],
    ],
    studies: [
      ["Técnico en Actividades Comerciales", "IES Puerta del Mar", "2012"],
      ["Graduado en ESO", "IES Los Olivos", "2010"],
    ],
    skills: ["Atención al cliente", "Manejo de caja", "Escaparatismo", "Gestión de stock", "TPV"],
    certifications: ["Escaparatismo comercial, 2016"],
  },
  "cook-es.docx": {
    language: "es",
    person: ["Baltasar Quiroga Mena", "b.quiroga@example.es", "986 555 014", "Vigo, España"],
    jobs: [
      ["Jefe de cocina", "Restaurante A Ría Nova", "Vigo", "2018", "now"],
      ["Cocinero", "Hotel Miramar das Cíes", "Baiona", "2011", "2018"],
    ],
    studies: [["Técnico en Cocina y Gastronomía", "IES Hostelería Carlos Oroza", "2011"]],
    skills: ["Cocina de mercado", "Elaboración de cartas", "APPCC", "Control de costes", "Repostería básica"],
    certifications: [],
  },
};

test.each(Object.entries(fixtures))("%s is read whole", async (fileName, expected) => {
  const bytes = await readFile(new URL(`./fixtures/${fileName}`, import.meta.url));
  const { content, parsed, language } = await pool.readResume({ bytes, fileName, mimeType: "" });
  const { email, phone, location } = content.personalInfo;
  const got: Expected = {
    language,
    person: [parsed.name, email, phone, location],
    jobs: content.experience.map((job) => [
      job.title,
      job.company,
      job.location,
      job.startDate,
      job.current ? "now" : job.endDate,
    ]),
    studies: content.education.map((study) => [study.degree, study.school, study.graduationDate]),
    skills: content.skills,
    certifications: content.certifications,
  };
  expect(got).toEqual(expected);
});

const corpus = new URL("../../../../shared/corpus/resumes/dev/synth-nurse-en-docB.doc", import.meta.url);

test("a Word 97 document of the samples beside the repository is read (skipped when absent)", async ({
  skip,
}) => {
  const bytes = await readFile(corpus).catch(() => null);
  if (!bytes) return skip("the folder of sample resumes is not there");
  const { content } = await pool.readResume({ bytes, fileName: "cv.doc", mimeType: "" });
  expect(content.personalInfo.email).toMatch(/@example\.com$/);
  expect(content.experience.length).toBeGreaterThan(1);
});

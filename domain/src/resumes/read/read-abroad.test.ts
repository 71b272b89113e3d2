import { describe, expect, test } from "vitest";
import { readResume } from "./read-resume.ts";

const content = (...texts: string[]) =>
  readResume({
    kind: "lines",
    lines: texts.map((text) => ({
      text: text.replace(/^\* /, ""),
      size: 11,
      bold: false,
      isListItem: text.startsWith("* "),
    })),
  }).content;

/** The jobs of a resume, each as title, employer, place and dates. */
function onlyJob(heading: string, ...lines: string[]): string[] {
  const { experience } = content(heading, ...lines);
  return experience.map((job) =>
    [job.title, job.company, job.location, job.startDate, job.current ? "now" : job.endDate].join(" / "),
  );
}

describe("jobs in formats of other countries", () => {
  test.each<[string, string[], string]>([
    [
      "Expériences",
      ["Infirmière | Urgences", "Clinique du Parc – Bron", "Depuis mars 2019", "* Triage"],
      "Infirmière | Urgences / Clinique du Parc / Bron / 2019-03 / now",
    ],
    [
      "Expériences",
      ["2020 – 2023\tÉlectricien, Eiffelec Nord, Roubaix", "Encadrement de cinq compagnons"],
      "Électricien / Eiffelec Nord / Roubaix / 2020 / 2023",
    ],
    [
      "Expériences",
      ["Chef de partie chez Le Grand Large, Carnac", "Depuis 2019", "* Poissons"],
      "Chef de partie / Le Grand Large / Carnac / 2019 / now",
    ],
    [
      "Experiencia",
      ["Contable", "Asesoría Robles (Almuñécar)", "Desde marzo de 2020", "* Cierres"],
      "Contable / Asesoría Robles / Almuñécar / 2020-03 / now",
    ],
    [
      "Experiencia",
      ["2012 - 2016\tOperario. Plásticos Oria, S.L., Tolosa.", "* Inyección"],
      "Operario / Plásticos Oria, S.L. / Tolosa / 2012 / 2016",
    ],
    [
      "Experiencia",
      ["Administrativa", "Fundación Albéniz", "Enero a junio de 2014", "* Archivo"],
      "Administrativa / Fundación Albéniz /  / 2014-01 / 2014-06",
    ],
    [
      "Experiencia",
      ["Periodo\tPuesto\tCentro", "2015 - 2018\tMaestra\tEscuela Les Flors", "* Tutoría"],
      "Maestra / Escuela Les Flors /  / 2015 / 2018",
    ],
    [
      "Berufserfahrung",
      ["seit 04/2018", "Physiotherapeutin bei Reha Lechblick GmbH, Friedberg", "* Lymphdrainage"],
      "Physiotherapeutin / Reha Lechblick GmbH / Friedberg / 2018-04 / now",
    ],
  ])("%s: %j", (heading, lines, expected) => {
    expect(onlyJob(heading, ...lines)).toEqual([expected]);
  });

  test("an employer with the years of all its titles belongs to each of them", () => {
    const jobs = onlyJob(
      "Mon parcours",
      "Vitiport, Bordeaux\t2017 - aujourd'hui",
      "Responsable logistique (depuis janvier 2020)",
      "* Pilotage",
      "Gestionnaire de stocks (mars 2017 - décembre 2019)",
      "* Inventaires",
      "Magasinier (2016 - 2017)",
      "* Quai",
    );
    expect(jobs).toEqual([
      "Responsable logistique / Vitiport / Bordeaux / 2020-01 / now",
      "Gestionnaire de stocks / Vitiport / Bordeaux / 2017-03 / 2019-12",
      "Magasinier / Vitiport / Bordeaux / 2016 / 2017",
    ]);
  });
});

describe("studies", () => {
  test.each<[string, string[], string]>([
    [
      "Études",
      ["Master Logistique, Université de Lorme, 2013"],
      "Master Logistique / Université de Lorme / 2013",
    ],
    [
      "Diplômes",
      ["BTS Assistant de manager - Lycée Ozenne, Albi"],
      "BTS Assistant de manager / Lycée Ozenne / ",
    ],
    [
      "Formación",
      ["2008-2010\tTécnico Superior en Mecatrónica. CIFP Bidasoa, Irún."],
      "Técnico Superior en Mecatrónica / CIFP Bidasoa / 2010",
    ],
    [
      "Studium",
      ["10/2004 bis 09/2009", "Diplom Maschinenbau, Universität Kiel (Note: 1,8)"],
      "Diplom Maschinenbau / Universität Kiel / 2009-09",
    ],
    [
      "Education",
      ["BA Business, Leeds Beckett University, Leeds", "2014"],
      "BA Business / Leeds Beckett University / 2014",
    ],
  ])("%s: %j", (heading, lines, expected) => {
    const { education } = content(heading, ...lines);
    expect(education.map((s) => [s.degree, s.school, s.graduationDate].join(" / "))).toEqual([expected]);
  });
});

import { languages } from "@waymark/contract/values";
import { reach, type Sheet, skillNames, type Template } from "../template.ts";
import { bold, centred, item, line, p, part, ruled, run, style, table } from "../word-markup.ts";
import { europassTable } from "./europass-table.ts";

const levelsOf = (sheet: Sheet): string[] =>
  sheet.person.skills.map(({ level }) =>
    level < 2
      ? sheet.say("Basic", "Básico", "Notions", "Grundkenntnisse")
      : level < 4
        ? sheet.say("Intermediate", "Medio", "Bon niveau", "gut")
        : sheet.say("Advanced", "Avanzado", "Maîtrise", "sehr gut"),
  );

/** The oldest job first, and a table of skills with level and years. */
const matrix = (sheet: Sheet): string => {
  const { person, say } = sheet;
  const levels = levelsOf(sheet);
  const head = (title: string): string => p(run(title.toUpperCase(), "<w:b/>"), centred);
  return [
    head(say("Resume", "Currículum", "Curriculum vitae", "Lebenslauf")),
    line(`${sheet.name}`),
    ...reach(sheet).map((one) => line(one)),
    head(say("Work History", "Experiencia laboral", "Expérience", "Berufspraxis")),
    ...[...sheet.jobs]
      .reverse()
      .flatMap((job) => [
        p(bold([job.span.text, job.company].filter(Boolean).join("\t"))),
        line(`${say("Position", "Cargo", "Fonction", "Position")}: ${job.title}`),
        ...job.bullets.map(item),
      ]),
    head(say("Education", "Estudios", "Formation", "Ausbildung")),
    ...[...sheet.studies]
      .reverse()
      .flatMap((study) => [
        p(bold([study.span.text, study.school].filter(Boolean).join("\t"))),
        line(study.degree),
      ]),
    ...(person.skills.length === 0
      ? []
      : [
          head(
            say(
              "Skills Matrix",
              "Tabla de conocimientos",
              "Grille de compétences",
              "Kenntnisse im Überblick",
            ),
          ),
          table(
            [4200, 2700, 2700],
            [
              [
                p(bold(say("Skill", "Conocimiento", "Compétence", "Kenntnis"))),
                p(bold(say("Level", "Nivel", "Niveau", "Stufe"))),
                p(bold(say("Years", "Años", "Années", "Jahre"))),
              ],
              ...person.skills.map(({ name, level }, i) => [
                line(name),
                line(levels[i] ?? ""),
                line(String(level * 2)),
              ]),
            ],
            ruled,
          ),
        ]),
    ...(person.certificates.length === 0
      ? []
      : [
          head(say("Licenses", "Carnés", "Permis", "Scheine")),
          ...person.certificates.map((one, i) => line(`${2015 + i}\t${one}`)),
        ]),
  ].join("");
};

/** Headings in the margin's cell of a bordered table, several jobs in one cell, employer first. */
const framed = (sheet: Sheet): string => {
  const { person, say } = sheet;
  const row = (title: string, body: readonly string[]): string[][] =>
    body.length === 0 ? [] : [[p(bold(title)), body.join("")]];
  return (
    p(run(sheet.name.toUpperCase(), '<w:b/><w:sz w:val="32"/>')) +
    table(
      [2400, 7200],
      [
        ...row(
          say("Contact details", "Datos de contacto", "Coordonnées", "Kontaktdaten"),
          reach(sheet).map((one) => line(one)),
        ),
        ...row(
          say("Summary", "Resumen", "Résumé", "Kurzprofil"),
          person.summary === null ? [] : [line(person.summary)],
        ),
        ...row(
          say("Employment", "Vida laboral", "Emplois", "Beschäftigungen"),
          sheet.jobs.flatMap((job) => [
            p(bold(job.company) + run(job.span.text ? `, ${job.span.text}` : "")),
            p(run(job.title, "<w:i/>")),
            ...job.bullets.map((one) => line(`- ${one}`)),
            line(""),
          ]),
        ),
        ...row(
          say("Qualifications", "Titulación", "Diplômes", "Abschlüsse"),
          sheet.studies.flatMap((study) => [
            p(bold(study.school) + run(study.span.text ? `, ${study.span.text}` : "")),
            p(run(study.degree, "<w:i/>")),
          ]),
        ),
        ...row(
          sheet.words.groups[0] ?? "",
          skillNames(sheet)
            .slice(0, 3)
            .map((one) => line(one)),
        ),
        ...row(
          say("Other skills", "Otros conocimientos", "Autres compétences", "Weitere Kenntnisse"),
          skillNames(sheet).length < 4 ? [] : [line(skillNames(sheet).slice(3).join(" · "))],
        ),
        ...row(
          say("Certificates", "Cursos", "Certificats", "Nachweise"),
          person.certificates.map((one) => line(one)),
        ),
      ],
      ruled,
    )
  );
};

/** Skills in pipes under the name, employer, town and title each after a long dash. */
const pipes = (sheet: Sheet): string => {
  const { person } = sheet;
  const rows = (all: readonly string[]): string[] =>
    all.length === 0 ? [] : [all.slice(0, 3).join(" | "), ...rows(all.slice(3))];
  return [
    p(run(sheet.name, '<w:b/><w:sz w:val="40"/>'), centred),
    line(reach(sheet).join("  |  "), centred),
    p(bold(person.headline.toUpperCase()), centred),
    ...(person.summary === null ? [] : [line(person.summary)]),
    part(
      "Core Competencies",
      rows(skillNames(sheet)).map((one) => line(one, centred)),
      style("Heading2"),
    ),
    part(
      "Professional Experience",
      sheet.jobs.flatMap((job) => [
        p(
          bold(`${job.company.toUpperCase()} — ${job.town}`) + run(job.span.text ? `\t${job.span.text}` : ""),
        ),
        p(bold(job.title)),
        ...(job.bullets.length === 0
          ? []
          : [
              line(`${job.bullets[0] ?? ""}.`),
              p(bold("Selected Contributions:")),
              ...job.bullets.slice(1).map(item),
            ]),
      ]),
      style("Heading2"),
    ),
    part(
      "Education & Credentials",
      [
        ...sheet.studies.map((study) =>
          line([study.degree, study.school, study.span.text].filter(Boolean).join(" — ")),
        ),
        ...person.certificates.map((one) => line(`Certification: ${one}`)),
      ],
      style("Heading2"),
    ),
  ].join("");
};

/** Word files with tables and tabs. */
export const secondWordTemplates: readonly Template[] = [
  { name: "matrix", languages, dateForm: "slash", join: "dash", word: matrix },
  {
    name: "europass-word-table",
    languages,
    dateForm: "month-year",
    join: "hyphen",
    leaves: ["certificates"],
    word: europassTable,
  },
  { name: "framed", languages, dateForm: "year", join: "hyphen", word: framed },
  { name: "pipes", languages: ["en"], dateForm: "month-year", join: "hyphen", word: pipes },
];

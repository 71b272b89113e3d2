import { languages } from "@waymark/contract/values";
import { addressOf, reach, type Sheet, skillNames, type Template } from "./template.ts";

const part = (title: string, rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : ["", title, ...rows];

const capitals = (sheet: Sheet): string => {
  const { person, say } = sheet;
  return [
    sheet.name.toUpperCase(),
    ...reach(sheet),
    ...part(
      say("WORK", "TRABAJOS", "EXPÉRIENCES", "ARBEIT"),
      sheet.jobs.flatMap((job) => [
        `${job.company} - ${job.title}${job.span.text ? ` (${job.span.text})` : ""}`,
        ...job.bullets.map((one) => `   * ${one}`),
      ]),
    ),
    ...part(
      say("SCHOOL", "ESTUDIOS", "ÉCOLES", "SCHULE"),
      sheet.studies.map(
        (study) => `${study.school} - ${study.degree}${study.span.text ? ` (${study.span.text})` : ""}`,
      ),
    ),
    ...part(
      say("SKILLS", "HABILIDADES", "COMPÉTENCES", "KENNTNISSE"),
      skillNames(sheet).map((one) => `   * ${one}`),
    ),
    ...part(
      say("LICENSES", "CARNETS", "PERMIS ET HABILITATIONS", "SCHEINE"),
      person.certificates.map((one) => `   * ${one}`),
    ),
  ].join("\n");
};

const labelled = (sheet: Sheet): string => {
  const { person, say } = sheet;
  return [
    `${say("Name", "Nombre", "Nom", "Name")}: ${sheet.name}`,
    `${say("Address", "Dirección", "Adresse", "Adresse")}: ${addressOf(person)}`,
    `${say("Mobile", "Móvil", "Portable", "Handy")}: ${person.phone ?? ""}`,
    `${say("Email", "Correo", "Mail", "E-Mail")}: ${person.email ?? ""}`,
    ...part(
      `${say("Work experience", "Experiencia laboral", "Expérience", "Berufserfahrung")}:`,
      sheet.jobs.flatMap((job) => [
        ...(job.span.text === ""
          ? []
          : [`${say("Period", "Periodo", "Période", "Zeitraum")}: ${job.span.text}`]),
        `${say("Company", "Empresa", "Entreprise", "Firma")}: ${job.company}, ${job.town}`,
        `${say("Position", "Puesto", "Poste", "Position")}: ${job.title}`,
        ...(job.bullets.length === 0
          ? []
          : [`${say("Duties", "Funciones", "Missions", "Aufgaben")}: ${job.bullets.join("; ")}`]),
        "",
      ]),
    ),
    ...part(
      `${say("Education", "Formación", "Formation", "Ausbildung")}:`,
      sheet.studies.flatMap((study) => [
        ...(study.span.text === ""
          ? []
          : [`${say("Period", "Periodo", "Période", "Zeitraum")}: ${study.span.text}`]),
        `${say("School", "Centro", "École", "Schule")}: ${study.school}`,
        `${say("Qualification", "Título", "Diplôme", "Abschluss")}: ${study.degree}`,
        "",
      ]),
    ),
    ...part(
      `${say("Skills", "Conocimientos", "Compétences", "Kenntnisse")}:`,
      skillNames(sheet).length === 0 ? [] : [skillNames(sheet).join(", ")],
    ),
  ].join("\n");
};

/** A layout in columns, copied out of a viewer: headings, dates and texts each on a line of their own. */
const copied = (sheet: Sheet): string => {
  const { person, say } = sheet;
  return [
    sheet.name,
    person.headline,
    "",
    ...reach(sheet),
    ...part(say("Profile", "Perfil", "Profil", "Profil"), person.summary === null ? [] : [person.summary]),
    ...part(
      say("Employment", "Empleos", "Emplois", "Anstellungen"),
      sheet.jobs.flatMap((job) => [
        job.span.text,
        job.title,
        job.company,
        job.town,
        ...job.bullets.map((one) => `•\t${one}`),
        "",
      ]),
    ),
    ...part(
      say("Education", "Formación", "Formation", "Bildung"),
      sheet.studies.flatMap((study) => [study.span.text, study.degree, study.school, study.town, ""]),
    ),
    ...part(say("Skills", "Aptitudes", "Compétences", "Fähigkeiten"), skillNames(sheet)),
    ...part(say("Languages", "Idiomas", "Langues", "Sprachen"), person.speaks),
    ...part(say("Certificates", "Certificados", "Certificats", "Zertifikate"), person.certificates),
  ].join("\n");
};

/** Resumes as people paste them. */
export const pastedTemplates: readonly Template[] = [
  { name: "pasted-capitals", languages, dateForm: "year", join: "hyphen", text: capitals },
  {
    name: "pasted-labels",
    languages,
    dateForm: "slash",
    join: "hyphen",
    leaves: ["certificates"],
    text: labelled,
  },
  { name: "pasted-copied", languages, dateForm: "month-year", join: "hyphen", text: copied },
];

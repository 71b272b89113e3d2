import { languages } from "@waymark/contract/values";
import { addressOf, reach, type Sheet, skillNames, type Template } from "./template.ts";
import { bold, centred, item, line, p, part, ruled, run, style, table } from "./word-markup.ts";

/** Word's chronological resume: title, employer and dates on one heading line. */
const chronological = (sheet: Sheet): string => {
  const { person, say } = sheet;
  return [
    line(sheet.name, style("Title")),
    line(reach(sheet).join(" | ")),
    part(
      say("Objective", "Objetivo", "Objectif", "Ziel"),
      person.summary === null ? [] : [line(person.summary)],
    ),
    part(
      say("Education", "Educación", "Formation", "Ausbildung"),
      sheet.studies.flatMap((study) => [
        line(
          [study.degree, study.span.text, study.school].filter(Boolean).join(" | ").toUpperCase(),
          style("Heading2"),
        ),
      ]),
    ),
    part(
      say(
        "Skills & Abilities",
        "Aptitudes y habilidades",
        "Compétences et aptitudes",
        "Kenntnisse & Fähigkeiten",
      ),
      skillNames(sheet).map(item),
    ),
    part(
      say("Experience", "Experiencia", "Expérience", "Erfahrung"),
      sheet.jobs.flatMap((job) => [
        line([job.title, job.company, job.span.text].filter(Boolean).join(" | "), style("Heading2")),
        ...job.bullets.map(item),
      ]),
    ),
    part(
      say("Licences", "Licencias", "Agréments", "Lizenzen"),
      person.certificates.map((one) => line(one)),
    ),
  ].join("");
};

/** Word's resume with headings in the left cell of a table. */
const balanced = (sheet: Sheet): string => {
  const { person, say } = sheet;
  const row = (title: string, body: readonly string[]): string[][] =>
    body.length === 0 ? [] : [[line(title, style("Heading1")), body.join("")]];
  return (
    line(sheet.name, style("Title")) +
    line(reach(sheet).join(" · ")) +
    table(
      [2200, 7400],
      [
        ...row(
          say("Objective", "Objetivo", "Objectif", "Ziel"),
          person.summary === null ? [] : [line(person.summary)],
        ),
        ...row(
          say("Skills", "Aptitudes", "Compétences", "Fähigkeiten"),
          skillNames(sheet).length === 0 ? [] : [line(skillNames(sheet).join(", "))],
        ),
        ...row(
          say("Experience", "Experiencia", "Expérience", "Berufserfahrung"),
          sheet.jobs.flatMap((job) => [
            p(bold(job.title) + run(`, ${job.company}`)),
            line(job.span.text),
            ...(job.bullets.length > 0 ? [line(`${job.bullets.join(". ")}.`)] : []),
          ]),
        ),
        ...row(
          say("Education", "Formación", "Formation", "Ausbildung"),
          sheet.studies.flatMap((study) => [
            p(bold(study.degree)),
            line(`${study.school}, ${study.town}`),
            line(study.span.text),
          ]),
        ),
        ...row(
          say("Certifications", "Certificados", "Certifications", "Zertifikate"),
          person.certificates.map((one) => line(one)),
        ),
      ],
    )
  );
};

/** As people write it themselves: capitals, tabs in varying number, no styles. */
const tabs = (sheet: Sheet): string => {
  const { person, say } = sheet;
  const head = (title: string, rows: readonly string[]): string =>
    rows.length === 0 ? "" : `<w:p/>${p(run(title, '<w:b/><w:u w:val="single"/>'))}${rows.join("")}`;
  return [
    p(bold(sheet.name.toUpperCase()), centred),
    ...reach(sheet).map((one) => line(one, centred)),
    head(
      say(
        "PROFESSIONAL EXPERIENCE:",
        "EXPERIENCIA PROFESIONAL:",
        "EXPÉRIENCE PROFESSIONNELLE :",
        "BERUFSERFAHRUNG:",
      ),
      sheet.jobs.flatMap((job) => [
        p(bold(`${job.company}\t\t${job.town}\t\t${job.span.text}`)),
        p(run(job.title, "<w:i/>")),
        ...job.bullets.map((one) => line(`\t- ${one}`)),
      ]),
    ),
    head(
      say("EDUCATION:", "ESTUDIOS:", "FORMATION :", "SCHULE UND AUSBILDUNG:"),
      sheet.studies.map((study) => line(`${study.school}\t${study.degree}\t\t${study.span.text}`)),
    ),
    head(
      say(
        "LICENSES/CERTIFICATIONS:",
        "CARNETS Y CERTIFICADOS:",
        "PERMIS ET CERTIFICATS :",
        "SCHEINE / ZERTIFIKATE:",
      ),
      person.certificates.map((one) => line(`-\t${one}`)),
    ),
    head(
      say("SKILLS:", "CONOCIMIENTOS:", "COMPÉTENCES :", "KENNTNISSE:"),
      skillNames(sheet).map((one) => line(`-\t${one}`)),
    ),
    head(say("REFERENCES:", "REFERENCIAS:", "RÉFÉRENCES :", "REFERENZEN:"), [line(sheet.words.referee)]),
  ].join("");
};

/** A form with a ruled table of employers, as haulage firms and agencies ask for. */
const employmentTable = (sheet: Sheet): string => {
  const { person, say } = sheet;
  const title = (text: string): string => p(bold(text));
  const titled = (texts: readonly string[]): string[] => texts.map((one) => p(bold(one)));
  return [
    p(run(sheet.name, '<w:b/><w:sz w:val="32"/>')),
    line(`${say("Address", "Dirección", "Adresse", "Anschrift")}: ${addressOf(person)}`),
    line(
      `${say("Phone", "Teléfono", "Téléphone", "Telefon")}: ${person.phone ?? ""}\t${say("E-mail", "E-mail", "E-mail", "E-Mail")}: ${person.email ?? ""}`,
    ),
    sheet.jobs.length === 0
      ? ""
      : title(say("Employment History", "Vida laboral", "Emplois", "Beschäftigungen")) +
        table(
          [2200, 2700, 2700, 2000],
          [
            titled([
              say("Dates", "Periodo", "Période", "Zeitraum"),
              say("Employer", "Empresa", "Employeur", "Arbeitgeber"),
              say("Position", "Puesto", "Poste", "Tätigkeit"),
              say("Place", "Localidad", "Lieu", "Ort"),
            ]),
            ...sheet.jobs.map((job) => [
              line(job.span.text),
              line(job.company),
              line(job.title),
              line(job.town),
            ]),
          ],
          ruled,
        ),
    sheet.studies.length === 0
      ? ""
      : title(say("Schooling", "Estudios", "Scolarité", "Schulbildung")) +
        table(
          [2200, 3700, 3700],
          [
            titled([
              say("Dates", "Periodo", "Période", "Zeitraum"),
              say("School", "Centro", "Établissement", "Schule"),
              say("Diploma", "Título", "Diplôme", "Abschluss"),
            ]),
            ...sheet.studies.map((study) => [line(study.span.text), line(study.school), line(study.degree)]),
          ],
          ruled,
        ),
    person.skills.length === 0
      ? ""
      : title(say("Skills", "Conocimientos", "Compétences", "Kenntnisse")) +
        line(`${skillNames(sheet).join("; ")}.`),
    person.certificates.length === 0
      ? ""
      : title(say("Licenses", "Carnets", "Permis et habilitations", "Scheine")) +
        person.certificates.map((one) => line(one)).join(""),
  ].join("");
};

/** A teacher's pages: everything centred, school before title. */
const centredPages = (sheet: Sheet): string => {
  const { person, say } = sheet;
  const head = (title: string, rows: readonly string[]): string => part(title, rows, centred);
  return [
    p(run(sheet.name, '<w:sz w:val="36"/>'), centred),
    line(reach(sheet).join(" ❖ "), centred),
    head(
      say("Certification", "Titulaciones", "Habilitations", "Nachweise"),
      person.certificates.map((one) => line(one, centred)),
    ),
    head(
      say("Education", "Estudios", "Études", "Studium und Schule"),
      sheet.studies.flatMap((study) => [
        p(bold(study.degree), centred),
        line([study.school, study.town, study.span.text].filter(Boolean).join(", "), centred),
      ]),
    ),
    head(
      say(
        "Teaching and Other Experience",
        "Experiencia docente y otros trabajos",
        "Expérience d'enseignement et autres",
        "Unterrichts- und weitere Berufserfahrung",
      ),
      sheet.jobs.flatMap((job) => [
        p(bold(`${job.company}, ${job.town}`), centred),
        line([job.title, job.span.text].filter(Boolean).join(", "), centred),
        ...job.bullets.map(item),
      ]),
    ),
    head(
      say("Strengths", "Puntos fuertes", "Points forts", "Stärken"),
      skillNames(sheet).length === 0 ? [] : [line(skillNames(sheet).join(" ❖ "), centred)],
    ),
  ].join("");
};

const box = (inner: string): string =>
  `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" Requires="wps"><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${inner}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;

/** Contact, skills and studies in text boxes beside the running text. */
const boxes = (sheet: Sheet): string => {
  const { person, say } = sheet;
  return [
    box([line(sheet.name, style("Title")), line(person.headline)].join("")),
    box(
      part(
        say("CONTACT", "CONTACTO", "CONTACT", "KONTAKT"),
        reach(sheet).map((one) => line(one)),
        "",
      ),
    ),
    box(
      part(
        say("EDUCATION", "FORMACIÓN", "FORMATION", "AUSBILDUNG"),
        sheet.studies.flatMap((study) => [p(bold(study.school)), line(study.span.text), line(study.degree)]),
        "",
      ) || line(""),
    ),
    box(
      part(
        say("SKILLS", "APTITUDES", "COMPÉTENCES", "KENNTNISSE"),
        skillNames(sheet).map((one) => line(one)),
        "",
      ) || line(""),
    ),
    part(
      say("EXPERIENCE", "EXPERIENCIA", "EXPÉRIENCE", "BERUFSERFAHRUNG"),
      sheet.jobs.flatMap((job) => [
        p(bold(`${job.title} • ${job.company}`) + run(job.span.text ? ` • ${job.span.text}` : "")),
        ...job.bullets.map((one) => line(one)),
      ]),
      "",
    ),
    part(
      say("CERTIFICATES", "CERTIFICADOS", "CERTIFICATS", "ZERTIFIKATE"),
      person.certificates.map((one) => line(one)),
      "",
    ),
  ].join("");
};

/** Word files: Microsoft's templates and what people make without one. */
export const wordTemplates: readonly Template[] = [
  { name: "word-chronological", languages, dateForm: "month-year", join: "dash", word: chronological },
  { name: "word-balanced", languages, dateForm: "year", join: "hyphen", word: balanced },
  { name: "word-tabs", languages, dateForm: "slash", join: "hyphen", word: tabs },
  { name: "word-employment-table", languages, dateForm: "slash", join: "dash", word: employmentTable },
  { name: "word-centred", languages, dateForm: "year", join: "no-spaces", word: centredPages },
  { name: "word-boxes", languages, dateForm: "short-month", join: "dash", word: boxes },
];

import { languages } from "@waymark/contract/values";
import {
  addressOf,
  bullets,
  divs,
  type Html,
  html,
  reach,
  type Sheet,
  section,
  skillNames,
  type Template,
} from "../template.ts";
import { bold, item, line, p, part, ruled, run, style, table } from "../word-markup.ts";

/** A form for applicants as a Word table: from, to, employer, post, duties. */
const applicationForm = (sheet: Sheet): string => {
  const { person, say } = sheet;
  const head = (...cells: string[]): string[] => cells.map((one) => p(bold(one)));
  const heading = (text: string): string => p(run(text, '<w:b/><w:sz w:val="26"/>'));
  return [
    heading(
      say("Application for Employment", "Solicitud de empleo", "Dossier de candidature", "Personalbogen"),
    ),
    table(
      [3000, 6600],
      [
        [line(say("Full name", "Nombre completo", "Nom et prénom", "Name, Vorname")), line(sheet.name)],
        [line(say("Address", "Dirección", "Adresse", "Anschrift")), line(addressOf(person))],
        [line(say("Telephone", "Teléfono", "Téléphone", "Telefon")), line(person.phone ?? "")],
        [line(say("E-mail", "Correo electrónico", "Courriel", "E-Mail")), line(person.email ?? "")],
      ],
      ruled,
    ),
    ...(sheet.jobs.length === 0
      ? []
      : [
          heading(
            say(
              "Employment record (most recent first)",
              "Empleos anteriores",
              "Emplois occupés",
              "Bisherige Tätigkeiten",
            ),
          ),
          table(
            [1200, 1200, 2700, 2200, 2300],
            [
              head(
                say("From", "Desde", "De", "Von"),
                say("To", "Hasta", "À", "Bis"),
                say("Employer", "Empresa", "Employeur", "Arbeitgeber"),
                say("Position held", "Puesto", "Poste occupé", "Tätigkeit"),
                say("Main duties", "Funciones", "Tâches", "Aufgaben"),
              ),
              ...sheet.jobs.map((job) => [
                line(job.span.stacked[0].replace(/\s*[–-]$/, "")),
                line(job.span.stacked[1]),
                line(`${job.company}, ${job.town}`),
                line(job.title),
                line(job.bullets.join("; ")),
              ]),
            ],
            ruled,
          ),
        ]),
    ...(sheet.studies.length === 0
      ? []
      : [
          heading(
            say(
              "Schools and colleges attended",
              "Estudios realizados",
              "Études suivies",
              "Schulen und Ausbildung",
            ),
          ),
          table(
            [2400, 3600, 3600],
            [
              head(
                say("Dates", "Fechas", "Dates", "Zeitraum"),
                say("Name of school", "Centro", "Établissement", "Einrichtung"),
                say("Qualification gained", "Título obtenido", "Diplôme obtenu", "Abschluss"),
              ),
              ...sheet.studies.map((study) => [
                line(study.span.text),
                line(study.school),
                line(study.degree),
              ]),
            ],
            ruled,
          ),
        ]),
    ...(person.skills.length === 0
      ? []
      : [
          heading(
            say(
              "Skills relevant to the post",
              "Conocimientos",
              "Compétences utiles au poste",
              "Besondere Kenntnisse",
            ),
          ),
          line(skillNames(sheet).join(", ")),
        ]),
    ...(person.certificates.length === 0
      ? []
      : [
          heading(
            say(
              "Licences and certificates",
              "Carnés y certificados",
              "Permis et certificats",
              "Scheine und Zertifikate",
            ),
          ),
          ...person.certificates.map(item),
        ]),
    line(
      say(
        "I declare that the above is true.  Signature: ____________  Date: ________",
        "Firma: ____________  Fecha: ________",
        "Fait à ________, le ________  Signature :",
        "Ort, Datum: ____________  Unterschrift: ____________",
      ),
    ),
  ].join("");
};

/** A line of time: the two dates one above the other at the left, stars beside the skills at the right. */
const timeline = (sheet: Sheet): Html => {
  const { person, say } = sheet;
  const row = (stacked: readonly [string, string], body: Html): Html =>
    html`<div class="t"><div class="d">${stacked[0]}${stacked[1] !== "" && html`<br>${stacked[1]}`}</div><div class="b">${body}</div></div>`;
  return html`<style>body{font-size:9.5pt;font-family:Lato}.p{display:grid;grid-template-columns:66% 34%;gap:14pt}h2{font-size:12pt;color:#6a1b9a;text-transform:lowercase;margin:12pt 0 5pt}.t{display:grid;grid-template-columns:64pt 1fr;margin-bottom:7pt}.d{color:#6a1b9a;font-size:8.5pt}.b{border-left:2px solid #6a1b9a;padding-left:8pt}</style>
<div style="text-align:center;font-size:26pt;font-weight:300">${sheet.name}</div><div style="text-align:center">${person.headline}</div>
<div class="p"><div>${section(
    say("Professional journey", "Trayectoria profesional", "Mon parcours professionnel", "Beruflicher Weg"),
    sheet.jobs.map((job) =>
      row(job.span.stacked, html`<b>${job.title}</b><br>${job.company}, ${job.town}${bullets(job.bullets)}`),
    ),
  )}
${section(
  say("Learning path", "Formación", "Mes diplômes", "Bildungsweg"),
  sheet.studies.map((study) =>
    row(study.span.stacked, html`<b>${study.degree}</b><br>${study.school}, ${study.town}`),
  ),
)}</div>
<div>${section(
    say("Get in touch", "Contáctame", "Me contacter", "So erreichen Sie mich"),
    divs(reach(sheet)),
  )}
${section(
  say("Strengths", "Fortalezas", "Mes atouts", "Stärken"),
  person.skills.map(
    ({ name, level }) =>
      html`<div>${name}</div><div style="color:#6a1b9a">${"★".repeat(level + 1)}${"☆".repeat(4 - level)}</div>`,
  ),
)}
${section(say("Tongues", "Lenguas", "Langues parlées", "Sprachen"), divs(person.speaks))}
${section(
  say("Courses & tickets", "Cursos", "Formations et permis", "Kurse & Scheine"),
  divs(person.certificates),
)}</div></div>`;
};

/** Text as pasted in a mail: lower-case headings with a colon, everything of a job in one line. */
const mail = (sheet: Sheet): string => {
  const { person, say } = sheet;
  const part = (title: string, rows: readonly string[]): string[] =>
    rows.length === 0 ? [] : ["", `${title}:`, ...rows];
  return [
    sheet.name,
    ...reach(sheet),
    ...part(
      say("who i am", "sobre mí", "qui je suis", "über mich"),
      person.summary === null ? [] : [person.summary],
    ),
    ...part(
      say("experience", "experiencia", "expériences", "berufserfahrung"),
      sheet.jobs.flatMap((job) => [
        `${[`${job.title} - ${job.company}`, job.town, job.span.text].filter(Boolean).join(", ")}`,
        ...job.bullets.map((one) => `   > ${one}`),
      ]),
    ),
    ...part(
      say("education", "estudios", "formation", "ausbildung"),
      sheet.studies.map((study) =>
        [`${study.degree} - ${study.school}`, study.span.text].filter(Boolean).join(", "),
      ),
    ),
    ...part(
      say("skills", "habilidades", "compétences", "kenntnisse"),
      skillNames(sheet).length === 0 ? [] : [skillNames(sheet).join(" / ")],
    ),
    ...part(
      say("certs and licences", "carnés y cursos", "permis, certificats", "scheine"),
      person.certificates,
    ),
  ].join("\r\n");
};

/** Headings to the right of a margin, small; firm and dates in the first line, post and town in the second. */
const marginal = (sheet: Sheet): Html => {
  const { person, say } = sheet;
  const part = (title: string, body: readonly Html[]): Html =>
    body.length === 0 ? html`` : html`<div class="p"><div class="h">${title}</div><div>${body}</div></div>`;
  return html`<style>body{font-size:10pt;font-family:"Source Sans 3"}.p{display:grid;grid-template-columns:118pt 1fr;gap:16pt;margin-top:12pt;border-top:1px solid #ddd;padding-top:6pt}.h{text-align:right;color:#a33;font-size:9.5pt}.s{display:flex;justify-content:space-between}</style>
<div style="margin-left:134pt"><div style="font-size:22pt">${sheet.name}</div>${divs(reach(sheet))}</div>
${part(say("In brief", "En resumen", "En bref", "Kurz gesagt"), person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${part(
  say("Positions held", "Puestos desempeñados", "Postes occupés", "Berufliche Stationen"),
  sheet.jobs.map(
    (job) =>
      html`<div class="s" style="margin-bottom:0"><b>${job.company}</b><span>${job.span.text}</span></div><div><i>${job.title}</i> • ${job.town}</div>${job.bullets.length > 0 && html`<div style="margin-bottom:6pt">${job.bullets.join(". ")}.</div>`}`,
  ),
)}
${part(
  say("Degrees and diplomas", "Titulaciones", "Diplômes obtenus", "Abschlüsse und Diplome"),
  sheet.studies.map(
    (study) =>
      html`<div class="s"><b>${study.school}</b><span>${study.span.text}</span></div><div><i>${study.degree}</i> • ${study.town}</div>`,
  ),
)}
${part(say("Know-how", "Saber hacer", "Savoir-faire", "Können"), skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).join(" • ")}</div>`])}
${part(say("Papers", "Acreditaciones", "Habilitations", "Nachweise"), divs(person.certificates))}`;
};

/** Two cells without borders: the narrow one with reach, skills and languages, the wide one with jobs under their years. */
const twoCells = (sheet: Sheet): string => {
  const { person, say } = sheet;
  const h = (text: string): string => p(run(text.toUpperCase(), '<w:b/><w:color w:val="2E74B5"/>'));
  const left = [
    h(say("Contact", "Contacto", "Contact", "Kontakt")),
    ...reach(sheet).map((one) => line(one)),
    ...(person.skills.length === 0
      ? []
      : [h(say("Expertise", "Aptitudes", "Atouts", "Profil")), ...skillNames(sheet).map(item)]),
    ...(person.speaks.length === 0
      ? []
      : [h(say("Languages", "Idiomas", "Langues", "Sprachen")), ...person.speaks.map((one) => line(one))]),
    ...(person.certificates.length === 0
      ? []
      : [
          h(say("Training", "Cursos", "Certifications", "Zertifikate")),
          ...person.certificates.map((one) => line(one)),
        ]),
  ];
  const right = [
    p(run(sheet.name, '<w:b/><w:sz w:val="44"/>')),
    line(person.headline),
    ...(person.summary === null ? [] : [line(person.summary)]),
    h(say("Experience", "Experiencia laboral", "Expériences", "Erfahrung")),
    ...sheet.jobs.flatMap((job) => [
      ...(job.span.text === "" ? [] : [p(run(job.span.text, '<w:color w:val="808080"/>'))]),
      p(`${bold(job.company)}${run(` · ${job.title} · ${job.town}`)}`),
      ...job.bullets.map(item),
    ]),
    h(say("Education", "Educación", "Formations", "Bildung")),
    ...sheet.studies.flatMap((study) => [
      ...(study.span.text === "" ? [] : [p(run(study.span.text, '<w:color w:val="808080"/>'))]),
      p(`${bold(study.school)}${run(` · ${study.degree}`)}`),
    ]),
  ];
  return table([3000, 6600], [[left.join(""), right.join("")]]);
};

/** Dates in brackets behind the post, firm and town under it, grades behind the skills, a foot with the page's number. */
const bracketed = (sheet: Sheet): string => {
  const { person, say } = sheet;
  const grade = ["1/4", "2/4", "3/4", "4/4"];
  return [
    p(run(sheet.name, '<w:sz w:val="36"/>')),
    line(reach(sheet).join(" – ")),
    part(
      say("Career to date", "Historial laboral", "Parcours à ce jour", "Bisheriger Werdegang"),
      sheet.jobs.flatMap((job) => [
        p(bold(job.title) + run(job.span.text ? ` (${job.span.text})` : "")),
        line(`${job.company}, ${job.town}`),
        ...job.bullets.map((one) => line(`→ ${one}`)),
      ]),
      style("Heading2"),
    ),
    part(
      say(
        "Schooling and training",
        "Formación académica y cursos",
        "Scolarité et études",
        "Schule und Studium",
      ),
      sheet.studies.flatMap((study) => [
        p(bold(study.degree) + run(study.span.text ? ` (${study.span.text})` : "")),
        line(`${study.school}, ${study.town}`),
      ]),
      style("Heading2"),
    ),
    part(
      say(
        "Personal & technical skills",
        "Competencias personales y técnicas",
        "Compétences personnelles et techniques",
        "Persönliche und fachliche Stärken",
      ),
      person.skills.map(({ name, level }) => line(`${name} (${grade[level - 1] ?? ""})`)),
      style("Heading2"),
    ),
    part(
      say("Tickets", "Carnés", "Permis et attestations", "Bescheinigungen"),
      person.certificates.map(item),
      style("Heading2"),
    ),
    line("1 / 1"),
  ].join("");
};

/** Layouts that people of all four languages use. */
export const thirdSeveralTemplates: readonly Template[] = [
  { name: "application-form", languages, dateForm: "slash", join: "dash", word: applicationForm },
  { name: "timeline", languages, dateForm: "short-month", join: "dash", html: timeline },
  { name: "mail", languages, dateForm: "slash", join: "no-spaces", text: mail },
  { name: "marginal", languages, dateForm: "month-year", join: "dash", html: marginal },
  { name: "two-cells", languages, dateForm: "year", join: "long-dash", word: twoCells },
  { name: "bracketed", languages, dateForm: "dot", join: "hyphen", word: bracketed },
];

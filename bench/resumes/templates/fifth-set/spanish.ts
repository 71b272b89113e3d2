import { between, framed, slashed, yearOnly } from "../fourth-set/printed-dates.ts";
import {
  addressOf,
  bullets,
  divs,
  type Html,
  html,
  type Sheet,
  section,
  skillNames,
  type Template,
} from "../template.ts";
import { bold, centred, line, p, ruled, run, table } from "../word-markup.ts";
import { endYear, sinceOr, spelledSpanish } from "./printing.ts";

/** A plain Spanish page as job portals advise it: underlined headings in capitals, dates in words. */
const portal = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-family:"DejaVu Sans";font-size:9.5pt}h1{font-size:16pt;text-align:center}h2{font-size:10.5pt;text-decoration:underline;text-transform:uppercase;margin:14pt 0 5pt}.j{margin:0 0 9pt 8pt}</style>
<h1>CURRÍCULUM VÍTAE</h1><h2>Datos personales</h2><div><b>Nombre y apellidos:</b> ${sheet.name}</div><div><b>Domicilio:</b> ${addressOf(person)}</div><div><b>Teléfono:</b> ${person.phone}</div><div><b>Correo electrónico:</b> ${person.email}</div><div><b>Fecha de nacimiento:</b> 2${String(sheet.turn % 8)} de mayo de 19${String(75 + sheet.turn)}</div>
${section(
  "Formación académica",
  sheet.studies.map(
    (study) => html`<div class="j">${endYear(study)} ${study.degree}. ${study.school}.</div>`,
  ),
)}
${section(
  "Formación complementaria",
  person.certificates.map((one) => html`<div class="j">${one}</div>`),
)}
${section(
  "Experiencia laboral",
  sheet.jobs.map(
    (job) =>
      html`<div class="j">${job.span.text === "" ? html`` : html`${job.end === null ? `Desde ${spelledSpanish(job.start)} hasta la actualidad` : between(job, spelledSpanish, " a ", "")}<br>`}<b>${job.company}</b> (${job.town})<br>Puesto: ${job.title}<br>Funciones: ${job.bullets.join("; ")}.</div>`,
  ),
)}
${section(
  "Idiomas",
  person.speaks.map((one) => html`<div class="j">${one}</div>`),
)}
${section("Aptitudes", skillNames(sheet).length === 0 ? [] : [html`<div class="j">${skillNames(sheet).join(", ")}</div>`])}
${section("Otros datos de interés", html`<div class="j">Carné de conducir B y vehículo propio. Disponibilidad inmediata.</div>`)}`;
};

/** The newer European form: a purple-grey head, dates in square brackets, labels for town and country. */
const european = (sheet: Sheet): Html => {
  const { person } = sheet;
  const where = (town: string): Html =>
    html`<div style="font-size:8.5pt;color:#555"><b>Localidad:</b> ${town} | <b>País:</b> España</div>`;
  return html`<style>@page{margin:14mm}body{font-family:"Source Sans 3";font-size:10pt}.t{border-bottom:1px solid #999;padding-bottom:8pt;display:flex;gap:10mm}.p{width:26mm;height:26mm;border-radius:50%;background:#c9cfd6}h1{font-size:21pt;font-weight:400;color:#4a4a8f;margin:0}h2{font-size:11.5pt;text-transform:uppercase;color:#4a4a8f;border-bottom:1px solid #ccc;margin:14pt 0 6pt}.j{margin-bottom:8pt}.d{font-size:9pt;color:#555}</style>
<div class="t"><div class="p"></div><div><h1>${sheet.name}</h1><div><b>Nacionalidad:</b> española &nbsp; <b>Número de teléfono:</b> ${person.phone} (Móvil)</div><div><b>Correo electrónico:</b> ${person.email}</div><div><b>Casa:</b> ${addressOf(person)} (España)</div></div></div>
${section("Sobre mí", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Experiencia laboral",
  sheet.jobs.map(
    (job) =>
      html`<div class="j"><div class="d">${framed("[ ", between(job, slashed, " – ", "Actual"), " ]")}</div><b>${job.title}</b><br><b style="color:#4a4a8f">${job.company}</b>${where(job.town)}${bullets(job.bullets)}</div>`,
  ),
)}
${section(
  "Educación y formación",
  sheet.studies.map(
    (study) =>
      html`<div class="j"><div class="d">${framed("[ ", between(study, slashed, " – ", ""), " ]")}</div><b>${study.degree}</b><br><b style="color:#4a4a8f">${study.school}</b>${where(study.town)}</div>`,
  ),
)}
${section("Competencias", skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).join("  /  ")}</div>`])}
${section("Permisos y certificados", divs(person.certificates))}
${section("Competencias lingüísticas", divs(person.speaks))}
${section("Aficiones", person.hobbies.length === 0 ? [] : [html`<div>${person.hobbies.join(" / ")}</div>`])}`;
};

/** A Mexican application for work as a Word file, boxes with labels above their values. */
const application = (sheet: Sheet): string => {
  const { person } = sheet;
  const small = '<w:sz w:val="14"/>';
  const box = (label: string, value: string): string => p(run(label, small)) + line(value);
  const head = (text: string): string =>
    p(run(text, "<w:b/>"), `<w:shd w:val="clear" w:fill="DDDDDD"/>${centred}`);
  return [
    p(run("SOLICITUD DE EMPLEO", '<w:b/><w:sz w:val="32"/>'), centred),
    line("Favor de llenar a mano o a máquina. La información será tratada confidencialmente."),
    head("DATOS PERSONALES"),
    table(
      [4800, 4800],
      [
        [box("Nombre(s)", person.first), box("Apellidos", person.last)],
        [box("Domicilio", person.place?.street ?? ""), box("Ciudad", person.place?.line ?? "")],
        [box("Celular", person.phone ?? ""), box("Correo electrónico", person.email ?? "")],
        [box("Estado civil", "Soltero(a)"), box("Puesto que solicita", person.headline)],
      ],
      ruled,
    ),
    head("ESCOLARIDAD"),
    table(
      [4000, 3800, 1800],
      [
        ["Título recibido", "Nombre de la escuela", "Año"].map((one) => p(run(one, small))),
        ...sheet.studies.map((study) => [line(study.degree), line(study.school), line(endYear(study))]),
      ],
      ruled,
    ),
    head("EMPLEO ACTUAL Y ANTERIORES"),
    table(
      [2300, 2900, 2400, 2000],
      [
        ["Tiempo que prestó sus servicios", "Nombre de la compañía", "Puesto", "Ciudad"].map((one) =>
          p(run(one, small)),
        ),
        ...sheet.jobs.map((job) => [
          line(between(job, slashed, " a ", "la fecha")),
          line(job.company),
          line(job.title),
          line(job.town),
        ]),
      ],
      ruled,
    ),
    head("CONOCIMIENTOS GENERALES"),
    table(
      [9600],
      [
        [box("¿Qué funciones domina?", skillNames(sheet).join(", "))],
        [box("Licencias y cursos", person.certificates.join(" / ") || "Ninguno")],
      ],
      ruled,
    ),
    head("REFERENCIAS PERSONALES"),
    p(bold("Sra. Amparo Loera") + run(", comerciante, 8 años de conocerla")),
    line(`Firma: ${sheet.name}`),
  ].join("");
};

/** A Mexican page with a band of colour at its head and two columns of unequal weight below the work. */
const bands = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>@page{size:letter;margin:0}body{font-family:Lato;font-size:10pt}.h{background:#0e7c86;color:#fff;padding:12mm 16mm 8mm;text-align:center}h1{margin:0;font-size:27pt;letter-spacing:2px}.c{background:#0a5960;color:#fff;text-align:center;padding:3mm;font-size:9.5pt}.m{padding:4mm 16mm}h2{text-align:center;font-size:13pt;color:#0e7c86;margin:12pt 0 6pt}.j{display:flex;justify-content:space-between}.two{display:grid;grid-template-columns:1fr 1fr;gap:10mm}</style>
<div class="h"><h1>${sheet.name}</h1><div style="font-size:13pt">${person.headline}</div></div><div class="c">${person.phone} &nbsp;•&nbsp; ${person.email} &nbsp;•&nbsp; ${person.place?.line ?? ""}</div><div class="m">
${person.summary === null ? html`` : html`<p style="text-align:center">${person.summary}</p>`}
${section(
  "Trayectoria",
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-bottom:8pt"><div class="j"><b>${job.title}</b><span>${sinceOr(job, yearOnly, " – ", "Desde")}</span></div><i>${job.company} · ${job.town}</i>${bullets(job.bullets)}</div>`,
  ),
)}
<div class="two">${section(
    "Estudios",
    sheet.studies.map(
      (study) =>
        html`<div style="margin-bottom:6pt"><b>${study.degree}</b><br>${study.school}<br>${study.span.text}</div>`,
    ),
  )}
<div>${section("Habilidades", bullets(skillNames(sheet)))}${section("Constancias", bullets(person.certificates))}${section("Idiomas", divs(person.speaks))}</div></div></div>`;
};

const languages = ["es"] as const;
export const fifthSpanishTemplates: readonly Template[] = [
  {
    name: "fifth-portal",
    languages,
    dateForm: "month-year",
    studyDates: "year",
    join: "word",
    leaves: ["summary"],
    careers: { country: "es", trades: ["cuidados", "tienda", "oficina"] },
    html: portal,
  },
  {
    name: "fifth-european",
    languages,
    dateForm: "slash",
    join: "dash",
    careers: { country: "es", trades: ["docencia", "web", "cocina"] },
    html: european,
  },
  {
    name: "fifth-application",
    languages,
    dateForm: "slash",
    studyDates: "year",
    join: "hyphen",
    leaves: ["summary"],
    careers: { country: "mx", trades: ["reparto", "tienda", "cocina"] },
    word: application,
  },
  {
    name: "fifth-bands",
    languages,
    dateForm: "year",
    join: "dash",
    careers: { country: "mx", trades: ["oficina", "cuidados"] },
    leaves: ["street"],
    html: bands,
  },
];

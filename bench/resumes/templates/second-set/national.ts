import type { Person } from "../../person.ts";
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

/** A German page of a temp agency: since when, trainings with dates, computer skills with grades in brackets or points. */
const agency = (sheet: Sheet): Html => {
  const { person } = sheet;
  const grades = ["Grundkenntnisse", "gut", "sehr gut", "Experte"];
  const line = (left: string, right: Html | string): Html =>
    html`<div class="r"><div>${left}</div><div>${right}</div></div>`;
  return html`<style>body{font-size:10.5pt;font-family:Lato}.r{display:grid;grid-template-columns:29% 71%;margin-bottom:5pt}h2{font-size:11pt;color:#135;margin:12pt 0 4pt}</style>
<div style="font-size:18pt;font-weight:700">Lebenslauf ${sheet.name}</div>
${section("Persönliche Angaben", [line("Wohnort", addressOf(person)), line("Mobil", person.phone ?? ""), line("E-Mail", person.email ?? ""), line("Geboren", "04.09.1985 in Erfurt"), line("Familienstand", "ledig, keine Kinder")])}
${section(
  "Werdegang",
  sheet.jobs.map((job) =>
    line(job.span.text, html`${job.title} bei ${job.company}, ${job.town}${bullets(job.bullets)}`),
  ),
)}
${section(
  "Schule und Ausbildung",
  sheet.studies.map((study) =>
    line(study.span.text, html`${study.school}, ${study.town}<br>${study.degree}`),
  ),
)}
${section(
  "Fort- und Weiterbildung",
  person.certificates.map((one, i) => line(`0${1 + i}/20${16 + i}`, one)),
)}
${section(
  "EDV-Kenntnisse und sonstige Fertigkeiten",
  person.skills.map(
    ({ name, level }, i) =>
      html`<div>${name} ${i % 2 === 0 ? `(${grades[level - 1] ?? "gut"})` : "●".repeat(level) + "○".repeat(4 - level)}</div>`,
  ),
)}
${section("Sprachkenntnisse", divs(person.speaks))}
${section("Führerschein", [html`<div>Klasse B, eigener PKW</div>`])}
<div style="margin-top:20pt">Erfurt, 3. Juni 2026</div>`;
};

/** The Spanish page with regulated and further training, hours and centres of the courses, and other data. */
const regulated = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-size:11pt;font-family:"Source Sans 3"}h2{font-size:12pt;border-bottom:1px solid #000;margin:12pt 0 4pt}</style>
<div><b>Nombre y apellidos:</b> ${sheet.name}</div><div><b>Domicilio:</b> ${addressOf(person)}</div><div><b>Tfno.:</b> ${person.phone ?? ""}</div><div><b>E-mail:</b> ${person.email ?? ""}</div><div><b>DNI:</b> 00000000T</div>
${section(
  "FORMACIÓN REGLADA",
  sheet.studies.map(
    (study) =>
      html`<div>• ${study.degree}. ${study.school}${study.span.text === "" ? "" : ` (${study.span.text})`}</div>`,
  ),
)}
${section("FORMACIÓN COMPLEMENTARIA", divs(person.certificates, "• "))}
${section(
  "EXPERIENCIA PROFESIONAL",
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-top:5pt">• ${job.title} en <b>${job.company}</b> (${job.town})${job.span.text === "" ? "" : `. ${job.span.text}`}</div>${job.bullets.length > 0 && html`<div style="margin-left:24pt">Funciones: ${job.bullets.join("; ")}.</div>`}`,
  ),
)}
${section("INFORMÁTICA Y OTROS CONOCIMIENTOS", person.skills.length === 0 ? [] : [html`<div>${skillNames(sheet).join(" - ")}</div>`])}
${section("IDIOMAS", divs(person.speaks))}
${section("OTROS DATOS DE INTERÉS", [html`<div>Permiso de conducir B y vehículo propio. Disponibilidad horaria total.</div>`])}`;
};

/** A French page for clerks and managers: dates above, firm and town, skills in two columns with small titles. */
const columns = (sheet: Sheet): Html => {
  const { person } = sheet;
  const names = skillNames(sheet);
  const half = Math.ceil(names.length / 2);
  return html`<style>body{font-size:10pt;font-family:Lato}h2{font-size:12pt;background:#e3e9f2;padding:2pt 5pt;margin:11pt 0 5pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:16pt}h3{font-size:10pt;margin:0 0 3pt;color:#36c}</style>
<div style="display:flex;justify-content:space-between"><div><b>${person.last.toUpperCase()} ${person.first}</b><br>${addressOf(person)}<br>${person.phone ?? ""}<br>${person.email ?? ""}</div><div style="width:80pt;height:90pt;background:#ccc"></div></div>
<h1 style="text-align:center;font-size:15pt">${person.headline}</h1>
${section("DOMAINES DE COMPÉTENCES", names.length === 0 ? [] : [html`<div class="g"><div><h3>${sheet.words.groups[3] ?? ""}</h3>${bullets(names.slice(0, half))}</div><div>${names.length > 1 && html`<h3>${sheet.words.groups[1] ?? ""}</h3>${bullets(names.slice(half))}`}</div></div>`])}
${section(
  "PARCOURS PROFESSIONNEL",
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-top:5pt;color:#36c">${job.span.text}</div><div><b>${job.company}</b> – ${job.town}</div><div>${job.title}</div>${bullets(job.bullets)}`,
  ),
)}
${section(
  "FORMATION INITIALE",
  sheet.studies.map(
    (study) =>
      html`<div>${study.span.text}</div><div><b>${study.degree}</b> – ${study.school}, ${study.town}</div>`,
  ),
)}
${section("HABILITATIONS ET FORMATION CONTINUE", divs(person.certificates))}
${section("DIVERS", [html`<div>${person.speaks.join(" ; ")}</div>`, html`<div>${person.hobbies.join(", ")}</div>`])}`;
};

/** A Spanish certificate with its hours. */
const withHours = (person: Person): Person => ({
  ...person,
  certificates: person.certificates.map((one, i) => `${one}. ${20 + i * 10} horas`),
});

/** Pages as they are usual in one country. */
export const secondNationalTemplates: readonly Template[] = [
  { name: "agency", languages: ["de"], dateForm: "slash", join: "dash", html: agency },
  {
    name: "regulated",
    languages: ["es"],
    dateForm: "month-year",
    join: "word",
    as: withHours,
    html: regulated,
  },
  { name: "parcours", languages: ["fr"], dateForm: "month-year", join: "dash", html: columns },
];

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
} from "./template.ts";

const row = (left: string, right: Html | string): Html => html`<tr><td>${left}</td><td>${right}</td></tr>`;

/** The German resume as a table, with personal data and a signature. */
const tabular = (sheet: Sheet): Html => {
  const { person } = sheet;
  const part = (title: string, rows: readonly Html[]): Html =>
    rows.length === 0 ? html`` : html`<tr><td colspan="2"><h2>${title}</h2></td></tr>${rows}`;
  return html`<style>body{font-size:11pt;font-family:"Source Serif 4"}td{vertical-align:top;padding:2pt 10pt 2pt 0}td:first-child{width:30%}h2{font-size:12pt;margin:10pt 0 2pt;text-decoration:underline}h1{text-align:center}</style><h1>Lebenslauf</h1><table>
${part("Persönliche Daten", [row("Name:", sheet.name), row("Geburtsdatum/-ort:", "12.03.1988 in Kassel"), row("Anschrift:", addressOf(person)), row("Telefon:", person.phone ?? ""), row("E-Mail:", person.email ?? ""), row("Familienstand:", "verheiratet, 2 Kinder"), row("Staatsangehörigkeit:", "deutsch")])}
${part(
  "Schulbildung",
  sheet.studies.map((study) =>
    row(study.span.text, html`${study.school}, ${study.town}<br>Abschluss: ${study.degree}`),
  ),
)}
${part(
  "Beruflicher Werdegang",
  sheet.jobs.map((job) =>
    row(
      job.span.text,
      html`${job.title}<br>${job.company}, ${job.town}${job.bullets.map((one) => html`<br>- ${one}`)}`,
    ),
  ),
)}
${part("Sonstige Kenntnisse", [...(person.speaks.length > 0 ? [row("Sprachen:", person.speaks.join("; "))] : []), ...(person.skills.length > 0 ? [row("Kenntnisse:", skillNames(sheet).join(", "))] : []), row("Führerschein:", "Klasse B, PKW vorhanden"), ...(person.hobbies.length > 0 ? [row("Hobbys:", person.hobbies.join(", "))] : [])])}
</table><p>${person.place?.town ?? "Kassel"}, den 15.06.2026</p><p><i>${sheet.name}</i></p>`;
};

/** A resume as the German employment office makes it with people. */
const jobcenter = (sheet: Sheet): Html => {
  const { person } = sheet;
  const line = (left: string, right: Html): Html =>
    html`<div class="r"><div>${left}</div><div>${right}</div></div>`;
  return html`<style>body{font-size:10.5pt;font-family:"DejaVu Sans"}.r{display:grid;grid-template-columns:31% 69%;margin-bottom:6pt}h2{font-size:11.5pt;margin:12pt 0 5pt;border-bottom:1px solid #000}</style>
<div>${sheet.name}</div><div>${addressOf(person)}</div><div>Tel.: ${person.phone ?? ""}</div><div>${person.email ?? ""}</div><h1 style="font-size:16pt">L E B E N S L A U F</h1>
${section("BERUFSPRAXIS", [...sheet.jobs.map((job) => line(job.span.text, html`<b>${job.company}</b>, ${job.town}<br>als ${job.title}${job.bullets.map((one) => html`<br>• ${one}`)}`))])}
${section(
  "SCHULE / AUSBILDUNG",
  sheet.studies.map((study) =>
    line(study.span.text, html`<b>${study.degree}</b><br>${study.school}, ${study.town}`),
  ),
)}
${section(
  "WEITERBILDUNGEN / SCHEINE",
  person.certificates.map((one) => line("", html`${one}`)),
)}
${section(
  "EDV- UND SONSTIGE KENNTNISSE",
  skillNames(sheet).map((one) => line("", html`${one}`)),
)}
${section(
  "SPRACHEN",
  person.speaks.map((one) => line("", html`${one}`)),
)}`;
};

/** The French page with dates in front and everything short. */
const french = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-size:10.5pt;font-family:Lato}h2{font-size:12pt;text-align:center;border:1px solid #000;margin:12pt 0 6pt;text-transform:uppercase}.t{text-align:center;font-weight:700;font-size:14pt}</style>
<div style="float:left">${person.first} ${person.last.toUpperCase()}<br>${person.place?.street ?? ""}<br>${person.place?.line ?? ""}<br>Tél. : ${person.phone ?? ""}<br>Mail : ${person.email ?? ""}<br>35 ans, mariée, 2 enfants<br>Permis B, véhicule</div><div style="clear:both"></div><div class="t">${person.headline}</div>
${section(
  "Expériences professionnelles",
  sheet.jobs.map(
    (job) =>
      html`<div><b>${job.span.text}${job.span.text ? " : " : ""}${job.title}</b>, ${job.company} (${job.town})</div>${job.bullets.map((one) => html`<div style="margin-left:60pt">- ${one}</div>`)}`,
  ),
)}
${section(
  "Diplômes et formations",
  sheet.studies.map(
    (study) =>
      html`<div><b>${study.span.text}${study.span.text ? " : " : ""}${study.degree}</b>, ${study.school} (${study.town})</div>`,
  ),
)}
${section("Langues et informatique", divs(person.speaks))}
${section("Savoir-être et savoir-faire", [html`<div style="display:grid;grid-template-columns:1fr 1fr">${divs(skillNames(sheet), "✓ ")}</div>`])}
${section("Centres d'intérêt", person.hobbies.length === 0 ? [] : [html`<div>${person.hobbies.join(" – ")}</div>`])}`;
};

/** A French page with a coloured column and stars. */
const frenchColumn = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>@page{margin:0}body{font-size:9.5pt;font-family:"Source Sans 3"}.page{display:grid;grid-template-columns:66% 34%;min-height:297mm}.side{background:#0f4c5c;color:#fff;padding:20pt 14pt}.main{padding:24pt}h2{font-size:13pt;margin:14pt 0 6pt}.main h2{color:#0f4c5c}.d{color:#9a031e;font-size:9pt}.b{font-weight:700}</style>
<div class="page"><div class="main"><div style="font-size:26pt;font-weight:700">${person.first}<br>${person.last.toUpperCase()}</div><div style="font-size:13pt">${person.headline}</div>
${section(
  "PARCOURS",
  sheet.jobs.map(
    (job) =>
      html`<div class="b">${job.title.toUpperCase()}</div><div class="d">${job.company}, ${job.town} / ${job.span.text}</div>${bullets(job.bullets)}`,
  ),
)}
${section(
  "CURSUS",
  sheet.studies.map(
    (study) =>
      html`<div class="b">${study.degree}</div><div class="d">${study.school}, ${study.town} / ${study.span.text}</div>`,
  ),
)}</div>
<div class="side">${section(
    "CONTACT",
    divs(reach(sheet)),
  )}${section("PROFIL", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "ATOUTS",
  person.skills.map(
    ({ name, level }) => html`<div>${name}<br>${"★".repeat(level)}${"☆".repeat(4 - level)}</div>`,
  ),
)}
${section("LANGUES", divs(person.speaks))}${section(
  "PERMIS & CERTIFICATS",
  divs(person.certificates),
)}</div></div>`;
};

/** The Spanish page with numbered blocks of personal data. */
const spanish = (sheet: Sheet): Html => {
  const { person } = sheet;
  const datum = (label: string, value: string | null | undefined): Html =>
    html`<div><b>${label}:</b> ${value ?? ""}</div>`;
  return html`<style>body{font-size:11pt;font-family:"DejaVu Serif"}h1{text-align:center;font-size:17pt}h2{font-size:12pt;background:#dbe5f1;padding:2pt 4pt;margin:12pt 0 6pt}ul.n{list-style:none;padding-left:12pt}</style><h1>CURRÍCULUM VÍTAE</h1>
${section("DATOS PERSONALES", [datum("Nombre y apellidos", sheet.name), datum("Fecha de nacimiento", "12-03-1988"), datum("DNI", "12345678-Z"), datum("Dirección", addressOf(person)), datum("Teléfono", person.phone), datum("E-mail", person.email)])}
${section(
  "FORMACIÓN ACADÉMICA",
  sheet.studies.map(
    (study) =>
      html`<div>${study.span.text}${study.span.text ? ". " : ""}<b>${study.degree}</b>. ${study.school}, ${study.town}.</div>`,
  ),
)}
${section("FORMACIÓN COMPLEMENTARIA", divs(person.certificates, "• "))}
${section(
  "EXPERIENCIA LABORAL",
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-bottom:6pt">${job.span.text}${job.span.text ? ". " : ""}<b>${job.title}</b>. ${job.company}, ${job.town}.${bullets(job.bullets, "n")}</div>`,
  ),
)}
${section("IDIOMAS", divs(person.speaks, "• "))}
${section("HABILIDADES Y CONOCIMIENTOS", divs(skillNames(sheet), "• "))}
${section("OTROS DATOS DE INTERÉS", [html`<div>Carnet de conducir B y vehículo propio. Incorporación inmediata.</div>`])}`;
};

/** Plain with dates in front of bold lines, as British career services advise. */
const british = (sheet: Sheet): Html => {
  const { person, say } = sheet;
  return html`<style>body{font-size:11pt;font-family:"DejaVu Sans"}h2{font-size:12pt;margin:12pt 0 4pt}</style>
<div style="text-align:center;font-weight:700;font-size:18pt">${sheet.name}</div><div style="text-align:center">${addressOf(person)}</div><div style="text-align:center">${say("Tel", "Tel.", "Tél.", "Tel.")}: ${person.phone ?? ""}   ${say("Email", "Correo", "Courriel", "Mail")}: ${person.email ?? ""}</div>
${section(say("PERSONAL PROFILE", "PERFIL PERSONAL", "PROFIL PERSONNEL", "PERSÖNLICHES PROFIL"), person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(say("KEY SKILLS", "COMPETENCIAS CLAVE", "COMPÉTENCES CLÉS", "KERNKOMPETENZEN"), skillNames(sheet).length === 0 ? [] : [html`<div style="columns:2">${bullets(skillNames(sheet))}</div>`])}
${section(
  say("CAREER SUMMARY", "TRAYECTORIA", "CARRIÈRE", "BERUFLICHE LAUFBAHN"),
  sheet.jobs.map(
    (job) =>
      html`<div><b>${job.span.text}</b></div><div><b>${job.title}, ${job.company}, ${job.town}</b></div>${bullets(job.bullets)}`,
  ),
)}
${section(
  say("EDUCATION AND QUALIFICATIONS", "ESTUDIOS Y TÍTULOS", "ÉTUDES ET DIPLÔMES", "BILDUNG UND ABSCHLÜSSE"),
  sheet.studies.map(
    (study) =>
      html`<div><b>${study.span.text}</b></div><div><b>${study.school}, ${study.town}</b></div><div>${study.degree}</div>`,
  ),
)}
${section(say("TRAINING", "CURSOS", "HABILITATIONS", "LEHRGÄNGE"), [bullets(person.certificates)])}
${section(say("REFERENCES", "REFERENCIAS", "RÉFÉRENCES", "REFERENZEN"), [html`<div>${sheet.words.referee}</div>`])}`;
};

/** Skills and what was achieved first, the jobs as a short list at the end. */
const functional = (sheet: Sheet): Html => {
  const { person, say } = sheet;
  const done = sheet.jobs.flatMap(({ bullets: all }) => all);
  const half = Math.ceil(done.length / 2);
  return html`<style>body{font-size:10.5pt;font-family:Lato}h2{font-size:12pt;border-bottom:2px solid #444;margin:12pt 0 5pt}h3{font-size:10.5pt;margin:6pt 0 0}</style>
<div style="font-size:22pt;text-align:right">${sheet.name}</div><div style="text-align:right">${reach(sheet).join(" | ")}</div>
${section(say("OBJECTIVE", "OBJETIVO", "OBJECTIF", "ZIEL"), person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(say("SUMMARY OF QUALIFICATIONS", "RESUMEN DE APTITUDES", "COMPÉTENCES ACQUISES", "QUALIFIKATIONSPROFIL"), [bullets(skillNames(sheet))])}
${section(say("ACCOMPLISHMENTS", "LOGROS", "RÉALISATIONS", "ERFOLGE"), done.length === 0 ? [] : [html`<h3>${sheet.words.groups[1] ?? ""}</h3>${bullets(done.slice(0, half))}<h3>${sheet.words.groups[0] ?? ""}</h3>${bullets(done.slice(half))}`])}
${section(
  say("WORK HISTORY", "HISTORIAL LABORAL", "EMPLOIS OCCUPÉS", "BERUFLICHE STATIONEN"),
  sheet.jobs.map(
    (job) =>
      html`<div style="display:flex;justify-content:space-between"><span>${job.title}, <i>${job.company}</i>, ${job.town}</span><span>${job.span.text}</span></div>`,
  ),
)}
${section(
  say("EDUCATION", "FORMACIÓN", "FORMATION", "AUSBILDUNG"),
  sheet.studies.map(
    (study) =>
      html`<div style="display:flex;justify-content:space-between"><span>${study.degree}, <i>${study.school}</i>, ${study.town}</span><span>${study.span.text}</span></div>`,
  ),
)}`;
};

/** Pages as they are usual in one country or another. */
export const nationalTemplates: readonly Template[] = [
  {
    name: "lebenslauf-table",
    languages: ["de"],
    dateForm: "slash",
    join: "dash",
    leaves: ["certificates"],
    html: tabular,
  },
  { name: "lebenslauf-jobcenter", languages: ["de"], dateForm: "dot", join: "dash", html: jobcenter },
  {
    name: "cv-france",
    languages: ["fr"],
    dateForm: "year",
    join: "hyphen",
    leaves: ["certificates"],
    html: french,
  },
  { name: "cv-france-column", languages: ["fr"], dateForm: "slash", join: "dash", html: frenchColumn },
  { name: "curriculum-spain", languages: ["es"], dateForm: "year", join: "hyphen", html: spanish },
  { name: "cv-britain", languages, dateForm: "short-month", join: "word", html: british },
  {
    name: "functional",
    languages,
    dateForm: "year",
    join: "dash",
    leaves: ["certificates"],
    html: functional,
  },
  { name: "photo-britain", languages, dateForm: "month-year", join: "dash", photo: "hurried", html: british },
  {
    name: "photographed-functional",
    languages,
    dateForm: "slash",
    join: "dash",
    leaves: ["certificates"],
    photo: "hurried",
    html: functional,
  },
];

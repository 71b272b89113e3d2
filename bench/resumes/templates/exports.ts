import { languages } from "@waymark/contract/values";
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
} from "./template.ts";

const length = (sheet: Sheet, i: number): string => {
  const job = sheet.jobs[i];
  if (job === undefined) return "";
  const end = job.end ?? { year: 2026, month: 6 };
  const months = (end.year - job.start.year) * 12 + end.month - job.start.month + 1;
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const part = (n: number, one: string, many: string): string =>
    n === 0 ? "" : `${n} ${n === 1 ? one : many}`;
  return [
    part(years, sheet.say("year", "año", "an", "Jahr"), sheet.say("years", "años", "ans", "Jahre")),
    part(rest, sheet.say("month", "mes", "mois", "Monat"), sheet.say("months", "meses", "mois", "Monate")),
  ]
    .filter(Boolean)
    .join(" ");
};

const linkedinStyle = html`<style>@page{margin:0}body{font-size:10.5pt}.page{display:grid;grid-template-columns:34% 66%;min-height:297mm}
.side{background:#293e49;color:#fff;padding:28pt 18pt;font-size:9.5pt}.side h2{font-size:13pt;font-weight:400;color:#e1e8eb;margin:18pt 0 6pt}
.main{padding:28pt 26pt}h1{font-size:24pt;font-weight:400;margin:0}.main h2{font-size:15pt;font-weight:400;margin:22pt 0 8pt}.soft{color:#666}.co{font-size:12pt;margin-top:10pt}.foot{text-align:center;font-size:8pt;color:#888;margin-top:30pt}</style>`;

function linkedin(sheet: Sheet): Html {
  const { person, say } = sheet;
  const slug = sheet.name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z]+/g, "-");
  return html`${linkedinStyle}<div class="page"><div class="side">
${section(say("Contact", "Contactar", "Coordonnées", "Kontakt"), [html`<div>${person.phone ?? ""}${person.phone ? ` (${say("Mobile", "Mobile", "Mobile", "Mobile")})` : ""}</div><div>${person.email ?? ""}</div><div style="margin-top:6pt">www.linkedin.com/in/${slug}-4a7b12 (LinkedIn)</div>`])}
${section(
  say("Top Skills", "Aptitudes principales", "Principales compétences", "Top-Kenntnisse"),
  skillNames(sheet).map((name) => html`<div>${name}</div>`),
)}
${section("Languages", divs(person.speaks))}
${section("Certifications", divs(person.certificates))}</div>
<div class="main"><h1>${sheet.name}</h1><div>${person.headline}</div><div class="soft">${person.place?.line ?? ""}</div>
${section(say("Summary", "Extracto", "Résumé", "Zusammenfassung"), person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  say("Experience", "Experiencia", "Expérience", "Berufserfahrung"),
  sheet.jobs.map(
    (job, i) =>
      html`<div class="co">${job.company}</div><div>${job.title}</div><div class="soft">${job.span.text}${job.span.text ? ` (${length(sheet, i)})` : ""}</div><div class="soft">${job.town}</div><div>${job.bullets.map((one) => html`- ${one}<br>`)}</div>`,
  ),
)}
${section(
  say("Education", "Educación", "Formation", "Ausbildung"),
  sheet.studies.map(
    (study) =>
      html`<div class="co">${study.school}</div><div class="soft">${study.degree}${study.span.text ? ` · (${study.start.year} - ${study.end.year})` : ""}</div>`,
  ),
)}<div class="foot">Page 1 of 1</div></div></div>`;
}

const xing = (
  sheet: Sheet,
): Html => html`<style>body{font-size:10pt}h2{font-size:14pt;color:#007575;margin:16pt 0 6pt}.row{display:grid;grid-template-columns:30% 70%;margin-bottom:9pt}.t{font-weight:700}</style>
<h1>${sheet.name}</h1><div>${sheet.person.headline}</div><div>${sheet.person.place?.line ?? ""}</div>
${section("Kontaktdaten", [html`<div class="row"><div>Telefon</div><div>${sheet.person.phone ?? ""}</div></div><div class="row"><div>E-Mail</div><div>${sheet.person.email ?? ""}</div></div>`])}
${section("Fähigkeiten und Kenntnisse", divs(skillNames(sheet)))}
${section(
  `Werdegang`,
  sheet.jobs.length === 0
    ? []
    : [
        html`<h3>Berufserfahrung von ${sheet.name}</h3>`,
        ...sheet.jobs.map(
          (job, i) =>
            html`<div class="row"><div>${job.span.text ? `${length(sheet, i)}, ${job.span.text}` : ""}</div><div><div class="t">${job.title}</div><div>${job.company}</div>${bullets(job.bullets)}</div></div>`,
        ),
      ],
)}
${section(
  `Ausbildung von ${sheet.name}`,
  sheet.studies.map(
    (study) =>
      html`<div class="row"><div>${study.span.text}</div><div><div class="t">${study.degree}</div><div>${study.school}</div></div></div>`,
  ),
)}
${section("Sprachen", divs(sheet.person.speaks))}`;

const indeed = (sheet: Sheet): Html => {
  const { say, person } = sheet;
  return html`<style>body{font-size:11pt;line-height:1.4}h1{margin:0;font-size:22pt}h2{font-size:14pt;border-bottom:1px solid #ccc;margin:16pt 0 8pt}.b{font-weight:700;margin-top:8pt}.g{color:#555}</style>
<h1>${sheet.name}</h1><div class="b">${person.headline}</div><div>${person.place?.line ?? ""}</div><div>${person.email ?? ""}</div><div>${person.phone ?? ""}</div>
<div>${person.summary ?? ""}</div><div>${say("Authorized to work in the US for any employer", "Disponibilidad para viajar", "Autorisé à travailler en France", "Arbeitserlaubnis vorhanden")}</div>
${section(
  say("Work Experience", "Experiencia laboral", "Expérience professionnelle", "Berufserfahrung"),
  sheet.jobs.map(
    (job) =>
      html`<div class="b">${job.title}</div><div class="g">${job.company} - ${job.town}</div><div class="g">${job.span.text}</div>${bullets(job.bullets)}`,
  ),
)}
${section(
  say("Education", "Educación", "Formation", "Ausbildung"),
  sheet.studies.map(
    (study) =>
      html`<div class="b">${study.degree}</div><div class="g">${study.school} - ${study.town}</div><div class="g">${study.span.text}</div>`,
  ),
)}
${section(say("Skills", "Aptitudes", "Compétences", "Kenntnisse"), [
  bullets(
    person.skills.map(({ name, level }) =>
      level === 1 ? name : `${name} (${level + 1} ${say("years", "años", "ans", "Jahre")})`,
    ),
  ),
])}
${section(say("Languages", "Idiomas", "Langues", "Sprachen"), [bullets(person.speaks)])}
${section(
  say(
    "Certifications and Licenses",
    "Certificaciones y licencias",
    "Certifications et licences",
    "Zertifikate und Lizenzen",
  ),
  person.certificates.map((one) => html`<div class="b">${one}</div>`),
)}`;
};

const usajobs = (
  sheet: Sheet,
): Html => html`<style>body{font-size:10pt}h2{background:#ddd;font-size:11pt;padding:2pt;margin:12pt 0 4pt}.two{display:grid;grid-template-columns:1fr 1fr}.r{text-align:right}.b{font-weight:700}</style>
<h1 style="font-size:15pt;margin:0">${sheet.name}</h1>${addressOf(sheet.person)}<br>Mobile: ${sheet.person.phone ?? ""}<br>Email: ${sheet.person.email ?? ""}
${section("Availability:", [html`<div class="two"><div>Job Type:</div><div>Permanent, Term</div><div>Work Schedule:</div><div>Full-time</div></div>`])}
${section(
  "Work Experience:",
  sheet.jobs.map(
    (job, i) =>
      html`<div style="margin-top:8pt"><div class="b">${job.company}</div><div>${String(100 + i * 37)} Main Street</div><div>${job.town}, United States</div><div class="two"><div></div><div class="r">${job.span.text}<br>Salary: 4${String(i)},500.00 USD Per Year<br>Hours per week: 40<br>Series: 0301 Pay Plan: GS Grade: 0${String((i % 6) + 4)}</div></div><div class="b">${job.title} (This is a federal job)</div><div class="b">Duties, Accomplishments and Related Skills:</div>${job.bullets.map((one) => html`<div>${one}.</div>`)}<div>Supervisor: J. Doe (208-555-0199)</div><div>Okay to contact this Supervisor: Yes</div></div>`,
  ),
)}
${section(
  "Education:",
  sheet.studies.map(
    (study) =>
      html`<div class="two"><div><span class="b">${study.school}</span> ${study.town}, United States<br>${study.degree} ${study.span.end ?? ""}<br>Credits Earned: 60 Semester hours</div></div>`,
  ),
)}
${section("Job Related Training:", divs(sheet.person.certificates))}
${section("Language Skills:", divs(sheet.person.speaks))}
${section("Additional Information:", [html`<div>${sheet.person.summary ?? "Security clearance: none."}</div>`])}`;

const franceTravail = (
  sheet: Sheet,
): Html => html`<style>body{font-size:10pt}h2{color:#283276;font-size:13pt;margin:14pt 0 5pt}.e{margin-bottom:7pt}.b{font-weight:700}</style>
<div style="display:flex;justify-content:space-between"><div><h1 style="margin:0;font-size:17pt">${sheet.name}</h1><div class="b">${sheet.person.headline}</div></div><div>${addressOf(sheet.person)}<br>${sheet.person.phone ?? ""}<br>${sheet.person.email ?? ""}</div></div>
${section("Mon profil", sheet.person.summary === null ? [] : [html`<div>${sheet.person.summary}</div>`])}
${section("Mes savoir-faire", [bullets(skillNames(sheet))])}
${section(
  "Mon parcours professionnel",
  sheet.jobs.map(
    (job) =>
      html`<div class="e"><div class="b">${job.title}</div><div>${job.span.text}${job.span.text ? " | " : ""}${job.company} - ${job.town}</div>${bullets(job.bullets)}</div>`,
  ),
)}
${section(
  "Mes formations",
  sheet.studies.map(
    (study) =>
      html`<div class="e"><div class="b">${study.degree}</div><div>${study.span.text}${study.span.text ? " | " : ""}${study.school} - ${study.town}</div></div>`,
  ),
)}
${section("Mes langues", divs(sheet.person.speaks))}
${section("Mes permis et certificats", divs(sheet.person.certificates))}
${section("Mes centres d'intérêt", sheet.person.hobbies.length === 0 ? [] : [html`<div>${sheet.person.hobbies.join(", ")}</div>`])}`;

const infojobs = (
  sheet: Sheet,
): Html => html`<style>body{font-size:10pt}h2{color:#2088c2;font-size:13pt;border-bottom:2px solid #2088c2;margin:14pt 0 6pt}.e{margin-bottom:8pt}.b{font-weight:700}.g{color:#777}</style>
<h1 style="font-size:20pt;margin:0">${sheet.name}</h1><div>${sheet.person.headline}</div><div class="g">${[sheet.person.email ?? "", sheet.person.phone ?? "", sheet.person.place?.line ?? ""].filter(Boolean).join("  ·  ")}</div>
${section(
  "Experiencias",
  sheet.jobs.map(
    (job, i) =>
      html`<div class="e"><div class="b">${job.title}</div><div>${job.company}</div><div class="g">${job.span.text}${job.span.text ? ` (${length(sheet, i)})` : ""}</div><div class="g">Nivel: Empleado/a</div>${divs(job.bullets, "- ")}</div>`,
  ),
)}
${section(
  "Estudios",
  sheet.studies.map(
    (study) =>
      html`<div class="e"><div class="b">${study.degree}</div><div>${study.school}</div><div class="g">${study.span.text}</div></div>`,
  ),
)}
${section(
  "Conocimientos",
  sheet.person.skills.map(
    ({ name, level }) =>
      html`<div>${name} <span class="g">${["Nivel básico", "Nivel medio", "Nivel avanzado", "Experto"][level - 1] ?? ""}</span></div>`,
  ),
)}
${section("Idiomas", divs(sheet.person.speaks))}
${section("Certificados", divs(sheet.person.certificates))}
${section("Situación actual", [html`<div>Buscando activamente. Disponible para viajar. Con permiso de conducir B.</div>`])}`;

/** The files that sites give out under "save as PDF". */
export const exportTemplates: readonly Template[] = [
  {
    name: "linkedin",
    languages,
    dateForm: "month-year",
    studyDates: "year",
    join: "hyphen",
    leaves: ["street"],
    html: linkedin,
  },
  {
    name: "xing",
    languages: ["de"],
    dateForm: "short-month",
    join: "hyphen",
    leaves: ["street", "certificates"],
    html: xing,
  },
  { name: "indeed", languages, dateForm: "month-year", join: "word", leaves: ["street"], html: indeed },
  {
    name: "usajobs",
    languages: ["en"],
    dateForm: "slash",
    join: "hyphen",
    leaves: ["skills"],
    html: usajobs,
  },
  { name: "france-travail", languages: ["fr"], dateForm: "slash", join: "hyphen", html: franceTravail },
  {
    name: "infojobs",
    languages: ["es"],
    dateForm: "month-year",
    join: "hyphen",
    leaves: ["street"],
    html: infojobs,
  },
];

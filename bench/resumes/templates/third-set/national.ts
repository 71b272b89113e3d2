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
import { line, p, part, run, style } from "../word-markup.ts";

/** A Swiss page: the workload in percent, labels in each job, languages with levels, referees with their numbers. */
const swiss = (sheet: Sheet): Html => {
  const { person } = sheet;
  const row = (left: string, right: Html | string): Html =>
    html`<div class="r"><div>${left}</div><div>${right}</div></div>`;
  return html`<style>body{font-size:10.5pt;font-family:"Source Sans 3"}.r{display:grid;grid-template-columns:26% 74%;margin-bottom:4pt}h2{font-size:12pt;border-bottom:1px solid #c00;margin:12pt 0 5pt}</style>
<div style="font-size:18pt"><b>Curriculum Vitae</b></div>
${section("Personalien", [row("Name, Vorname", `${person.last} ${person.first}`.trim()), row("Adresse", addressOf(person)), row("Telefon", person.phone ?? ""), row("E-Mail", person.email ?? ""), row("Heimatort", "Winterthur ZH"), row("Zivilstand", "ledig")])}
${section(
  "Beruflicher Werdegang",
  sheet.jobs.map((job, i) =>
    row(
      job.span.text,
      html`<b>${job.title}</b>, ${String(100 - (i % 3) * 20)} %<br>${job.company}, ${job.town}${bullets(job.bullets)}`,
    ),
  ),
)}
${section(
  "Aus- und Weiterbildung",
  sheet.studies.map((study) =>
    row(study.span.text, html`<b>${study.degree}</b><br>${study.school}, ${study.town}`),
  ),
)}
${section(
  "Kurse",
  person.certificates.map((one) => row("2021", one)),
)}
${section("Fachkenntnisse", skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).join(", ")}</div>`])}
${section("Sprachen", divs(person.speaks))}
${section("Referenzen", [html`<div>Frau R. Ammann, Leiterin Personal, 052 555 01 99</div>`])}`;
};

/** A German Word file with tabs: post, firm and town in one line behind the dates, side jobs in a section of their own. */
const tabbed = (sheet: Sheet): string => {
  const { person } = sheet;
  const cut = Math.ceil(sheet.jobs.length * 0.6);
  const entry = (job: (typeof sheet.jobs)[number]): string[] => [
    p(run([job.span.text, `${job.title}, ${job.company}, ${job.town}`].filter(Boolean).join("\t"))),
    ...job.bullets.map((one) => line(`\t- ${one}`)),
  ];
  return [
    p(run("Lebenslauf", '<w:b/><w:sz w:val="36"/>')),
    line(`Name:\t${sheet.name}`),
    line(`Anschrift:\t${addressOf(person)}`),
    line(`Telefon:\t${person.phone ?? ""}`),
    line(`E-Mail:\t${person.email ?? ""}`),
    line("Geburtsdatum:\t14.02.1990"),
    part("Berufstätigkeit", sheet.jobs.slice(0, cut).flatMap(entry), style("Heading2")),
    part("Praktika und Nebenjobs", sheet.jobs.slice(cut).flatMap(entry), style("Heading2")),
    part(
      "Schulischer Werdegang",
      sheet.studies.map((study) =>
        line([study.span.text, `${study.school}, ${study.degree}`].filter(Boolean).join("\t")),
      ),
      style("Heading2"),
    ),
    part(
      "Sonstige Qualifikationen",
      person.certificates.map((one) => line(`\t${one}`)),
      style("Heading2"),
    ),
    part(
      "Kenntnisse und Fähigkeiten",
      skillNames(sheet).map((one) => line(`\t${one}`)),
      style("Heading2"),
    ),
    line("Oldenburg, den 12.05.2026"),
  ].join("");
};

/** A Mexican page: each fact of a job behind its label. */
const labelled = (sheet: Sheet): Html => {
  const { person } = sheet;
  const fact = (label: string, value: string): Html =>
    value === "" ? html`` : html`<div><b>${label}:</b> ${value}</div>`;
  return html`<style>body{font-size:11pt;font-family:Lato}h2{font-size:12pt;background:#123;color:#fff;padding:2pt 6pt;margin:12pt 0 5pt}</style>
<div style="text-align:center;font-size:20pt">${sheet.name}</div>
${section("DATOS PERSONALES", [fact("Domicilio", addressOf(person)), fact("Celular", person.phone ?? ""), fact("Correo", person.email ?? ""), fact("Edad", "34 años"), fact("Estado civil", "Casado(a)"), fact("CURP", "XXXX900101HDFXXX00")])}
${section("OBJETIVO", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "ESCOLARIDAD",
  sheet.studies.map(
    (study) =>
      html`${fact("Nivel", study.degree)}${fact("Institución", study.school)}${fact("Periodo", study.span.text)}<br>`,
  ),
)}
${section(
  "EXPERIENCIA LABORAL",
  sheet.jobs.map(
    (job) =>
      html`${fact("Empresa", job.company)}${fact("Puesto", job.title)}${fact("Periodo", job.span.text)}${fact("Actividades", job.bullets.join(", "))}<br>`,
  ),
)}
${section("CURSOS", [bullets(person.certificates)])}
${section("HABILIDADES", [bullets(skillNames(sheet))])}
${section("REFERENCIAS PERSONALES", [html`<div>Lic. Marta Olvera. Tel. 33 1555 0177</div>`])}`;
};

/** An Argentine page: date, firm and post in one line between bars. */
const barred = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-size:10.5pt;font-family:"Source Sans 3"}h2{font-size:13pt;color:#06c;margin:12pt 0 4pt}</style>
<div style="font-size:22pt"><b>${sheet.name}</b></div><div>${person.headline}</div><div>${reach(sheet).join(" | ")}</div>
${section("Perfil", person.summary === null ? [] : [html`<div>${person.summary}</div>`])}
${section(
  "Antecedentes laborales",
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-top:5pt">${[job.span.text, job.company, job.title].filter(Boolean).join(" | ")}</div>${job.bullets.length > 0 && html`<div>Tareas: ${job.bullets.join("; ").toLowerCase()}.</div>`}`,
  ),
)}
${section(
  "Estudios cursados",
  sheet.studies.map(
    (study) => html`<div>${[study.span.text, study.school, study.degree].filter(Boolean).join(" | ")}</div>`,
  ),
)}
${section("Cursos y seminarios", divs(person.certificates, "• "))}
${section("Conocimientos informáticos y otros", skillNames(sheet).length === 0 ? [] : [html`<div>${skillNames(sheet).join("; ")}</div>`])}
${section("Idiomas", divs(person.speaks))}`;
};

/** A page from Quebec: post and dates in the first line, firm and town in the second. */
const quebec = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-size:11pt;font-family:"Source Serif 4"}h2{font-size:12pt;text-align:center;border:1px solid #000;margin:12pt 0 5pt}.s{display:flex;justify-content:space-between}</style>
<div style="text-align:center;font-size:18pt"><b>${sheet.name}</b></div>${reach(sheet).map((one) => html`<div style="text-align:center">${one}</div>`)}
${section("COMPÉTENCES", divs(skillNames(sheet), "✓ "))}
${section(
  "EXPÉRIENCES DE TRAVAIL",
  sheet.jobs.map(
    (job) =>
      html`<div class="s" style="margin-top:5pt"><b>${job.title}</b><span>${job.span.text}</span></div><div>${job.company}, ${job.town}</div>${bullets(job.bullets)}`,
  ),
)}
${section(
  "FORMATION SCOLAIRE",
  sheet.studies.map(
    (study) =>
      html`<div class="s"><b>${study.degree}</b><span>${study.span.text}</span></div><div>${study.school}, ${study.town}</div>`,
  ),
)}
${section("PERFECTIONNEMENT", divs(person.certificates))}
${section("RÉFÉRENCES", [html`<div>Fournies sur demande</div>`])}`;
};

/** A French page in the first person: all of a job in one line with "chez". */
const firstPerson = (sheet: Sheet): Html => {
  const { person } = sheet;
  return html`<style>body{font-size:10.5pt;font-family:Lato}h2{font-size:14pt;color:#d35400;text-align:center;margin:12pt 0 5pt}</style>
<div><b style="font-size:16pt">${person.first} ${person.last.toUpperCase()}</b></div>${divs(reach(sheet))}<div>Permis B – Véhicule personnel</div>
${section(
  "Ce que j'ai fait",
  sheet.jobs.map(
    (job) =>
      html`<div style="margin-top:4pt">${job.span.text ? `${job.span.text} : ` : ""}<b>${job.title}</b> chez ${job.company} (${job.town})</div>${bullets(job.bullets)}`,
  ),
)}
${section(
  "Ce que j'ai appris",
  sheet.studies.map(
    (study) =>
      html`<div>${study.span.text ? `${study.span.text} : ` : ""}<b>${study.degree}</b> – ${study.school}</div>`,
  ),
)}
${section("Ce que je sais faire", divs(skillNames(sheet), "– "))}
${section("Mes permis et habilitations", divs(person.certificates, "– "))}
${section("Ce que j'aime", divs(person.hobbies, "– "))}`;
};

/** Pages as they are usual in one country. */
export const thirdNationalTemplates: readonly Template[] = [
  { name: "swiss", languages: ["de"], dateForm: "dot", join: "dash", html: swiss },
  { name: "tabbed", languages: ["de"], dateForm: "slash", join: "dash", word: tabbed },
  { name: "labelled-mexico", languages: ["es"], dateForm: "month-year", join: "word", html: labelled },
  { name: "barred", languages: ["es"], dateForm: "short-month", join: "hyphen", html: barred },
  { name: "quebec", languages: ["fr"], dateForm: "month-year", join: "word", html: quebec },
  { name: "first-person", languages: ["fr"], dateForm: "year", join: "hyphen", html: firstPerson },
];
